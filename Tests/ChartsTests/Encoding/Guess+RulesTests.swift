import Glibc
import Testing

@testable import Charts
@testable import Tables

/// Charts that no rule of its own is about.
@Suite struct GuessRulesTests {
  private let orders = tableText("Order,Product,Quantity,Price", 40) { row in
    "\(row + 1),\(["Tea", "Milk", "Bread"][row % 3]),\(1 + row % 9),\(1 + row * 7 % 23).50"
  }

  /// Bars that share a name would hide each other.
  @Test func severalMeasuresOverNamesThatComeAgainHaveTheirMeans() throws {
    let charts = try readCharts(orders) { $0.x = "Product" }
    #expect(charts.allSatisfy { $0.repetition == nil && $0.xAxis.categories?.count == 3 })
    #expect(charts[0].notes.contains { if case .aggregated = $0 { true } else { false } })
    let asked = try readCharts(orders) {
      $0.x = "Product"
      $0.y = ["Quantity", "Price"]
    }
    #expect(asked.allSatisfy { $0.repetition == nil })
    let points = try readCharts(orders) {
      $0.x = "Product"
      $0.y = ["Quantity", "Price"]
      $0.aggregation = RowAggregation.none
    }
    #expect(points.contains { $0.repetition != nil })
  }

  /// Asked for alone, a measure of persons is told by what tells most about it, and never over their numbers.
  @Test func whatIsAskedForIsToldByItsKinds() throws {
    let persons = tableText("identifier,sex,grade,visits", 80) { row in
      "\(row * 7 + 4),\(row * 5 % 2),\(1 + row * 3 % 5),\((1 + row * 3 % 5) * 2 + row % 3)"
    }
    let charts = try readCharts(persons) { $0.y = ["visits"] }
    #expect(charts[0].type == .box && charts[0].channels?.x == "grade")
    let lines = try readCharts(persons) {
      $0.y = ["visits"]
      $0.type = .line
    }
    #expect(lines[0].channels?.x != "identifier")
  }

  /// Sorted distances are a list, over whose places no line goes; what adds up or bends is a course.
  @Test func sortedValuesHaveNoCourse() throws {
    var (random, sum) = (Random(seed: 7), 0.0)
    let values = (0..<64).map { _ in random.uniform() * 16 }.sorted()
    func text(_ name: String, _ values: [Double]) -> String {
      tableText("\"\",\(name)", values.count) { "\($0 + 1),\(values[$0])" }
    }
    let sorted = try Encoding().suggestions(of: readDocument(text("length", values)))
    #expect(sorted[0][0].type == .histogram && !sorted.contains { $0[0].type == .line })
    #expect(try readFirstChart(text("length", values.reversed())).type == .histogram)
    #expect(try readFirstChart(text("total", values)).type == .line)
    let added = values.map { value -> Double in
      sum += 10 + value / 8
      return sum
    }
    #expect(try readFirstChart(text("level", added)).type == .line)
    #expect(
      try readFirstChart(text("level", (1...64).map { 2 * exp(Double($0) / 9) })).type == .line)
  }

  /// Names of which few come twice have bars; what is listed is what is drawn.
  @Test func namesOfWhichFewComeTwice() throws {
    let days = "day,v\nMon,1\nTue,2\nWed,3\nSun,4\nMon,5\n"
    let listed = try Encoding().suggestions(of: readDocument(days))
    #expect(listed[0][0].type == .bar && listed[0][0].x == "day")
    for chart in [try readFirstChart(days), try readFirstChart(days) { $0.x = "day" }] {
      #expect(chart.type == .bar && chart.channels?.x == "day")
      #expect(chart.xAxis.categories?.contains("Sun") == true)
    }
  }
}
