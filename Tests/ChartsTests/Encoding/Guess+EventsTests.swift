import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessEventsTests {
  private func patients(_ last: String, _ value: (Int) -> String) -> String {
    tableText("patient_id,name,age,arrival_date,service,\(last)", 600) { row in
      let day = row * 37 % 360
      return
        "PAT-\(row * 7919 % 9973),Name \(row),\(row * 13 % 90),2025-\(day / 30 + 1 < 10 ? "0" : "")\(day / 30 + 1)-\(day % 28 + 1 < 10 ? "0" : "")\(day % 28 + 1),\(["ICU", "surgery", "emergency"][row % 3]),\(value(row))"
    }
  }

  /// Whoever arrives is counted: nobody asks for the mean age of those of a day.
  @Test func arrivalsAreCounted() throws {
    let chart = try readFirstChart(patients("room") { String($0 * 31 % 97) })
    #expect(chart.series.map(\.name).count == 3 && chart.channels?.reason == .counts)
    #expect(chart.channels?.timeUnit == .week)
    #expect(chart.series.reduce(0) { $0 + $1.y.reduce(0, +) } == 600)
  }

  /// Money that was paid is asked about first.
  @Test func amountsAreNot() throws {
    let chart = try readFirstChart(patients("amount") { "\($0 * 31 % 997).50" })
    #expect(chart.series.reduce(0) { $0 + $1.y.filter(\.isFinite).reduce(0, +) } != 600)
  }

  /// Cases of several places in a year are added up.
  @Test func countsAreAddedUp() throws {
    let text = tableText("service,component,severity,diagnosed,year", 180) { row in
      "\(["Army", "Navy", "Air"][row % 3]),\(["Active", "Guard"][row / 3 % 2]),\(["Mild", "Severe", "Unknown"][row / 6 % 3]),\(row * 7 % 50 + 1),\(2006 + row / 18)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.aggregate == .sum && chart.xAxis.title == "year")
    let all = (0..<180).reduce(0) { $0 + $1 * 7 % 50 + 1 }
    #expect(chart.series.reduce(0) { $0 + $1.y.reduce(0, +) } == Double(all))
  }

  /// Nobody looks along the day on which somebody was born.
  @Test func birthsAreNoCourse() throws {
    let text = tableText("Date of Birth,Age,Hearing,Points", 200) { row in
      "19\(50 + row * 7 % 40)-0\(row % 9 + 1)-1\(row % 9),\(20 + row * 13 % 60),"
        + "20\(10 + row / 20)-0\(row % 20 / 3 + 1)-0\(row % 20 % 3 * 3 + 1),\(row * 31 % 97)"
    }
    #expect(try readCharts(text).allSatisfy { $0.channels?.x == "Hearing" })
  }

  /// Nearly all within five days, and a few within two years: days tell of it.
  @Test func theUnitIsThatOfMostTimes() {
    let day = 86_400.0
    let most = (0..<58).map { Double($0 % 5) * day }
    #expect((most + [200, 300, 400, 500, 590].map { $0 * day }).unitOfMost(upTo: .day) == .day)
    let even = (0..<60).map { Double($0) * 10 * day }
    #expect(even.unitOfMost(upTo: .day) == nil && [Double]().unitOfMost(upTo: .day) == nil)
  }

  /// Measures of single alerts have no course, and their number each week is asked about.
  @Test func alertsAreCountedAsWell() throws {
    func two(_ number: Int) -> String { "\(number < 10 ? "0" : "")\(number)" }
    let rows = tableText("time,service,severity,duration_min", 90) { row in
      let minutes = row * 1_000 + row * row * 7 % 700
      let day = minutes / 1_440
      return "2026-\(two(7 + day / 28))-\(two(1 + day % 28))T\(two(minutes / 60 % 24)):"
        + "\(two(minutes % 60)):00Z,\(["web", "api", "db"][row * 7 % 3]),P\(row * 5 % 3 + 1),"
        + "\((row * row * 31 + row * 17) % 101 + 5)"
    }
    let listed = try Encoding().suggestions(of: readDocument(rows)).map { $0[0] }
    let counts = listed.firstIndex { $0.x == "time" && $0.measures.isEmpty && $0.timeUnit != nil }
    #expect(counts.map { $0 < 3 } == true, "\(listed)")
  }
}
