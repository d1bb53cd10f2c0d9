import Charts
import Screen
import Tables
import Testing

@testable import Explorer

@Suite struct TimeSpansTests {
  private static func chart(days: Int, step: Double = 86_400) -> Chart {
    let x = (0..<days).map { 1_325_376_000 + Double($0) * step }
    return Chart(
      title: "Days", type: .line,
      xAxis: Axis(kind: .date(step < 86_400 ? .minute : .day), timeZone: "UTC"), yAxis: Axis(),
      series: [
        Series(name: "", x: x, y: x.indices.map { Double($0 % 7) }, isContinuous: true)
      ])
  }

  /// Months stand over the years they are of.
  @Test func yearsAreBelowMonths() throws {
    let model = Fixtures.model(Self.chart(days: 1461), columns: 80, rows: 24)
    let layout = Layout(of: model, model.size)
    let lines = view(model, model.size).lines
    let years = try #require(lines.first { $0.contains("2013 ─") })
    #expect(["2012 ─", "2013 ─", "2014 ─", "2015 ─"].allSatisfy(years.contains), "\(years)")
    #expect(lines.contains { $0.contains("Jan") && $0.contains("Jul") })
    // Nothing is taken from the caption and the focus.
    #expect(layout.caption.y == Layout(of: model, model.size).caption.y)
  }

  @Test func daysAreBelowHours() throws {
    let model = Fixtures.model(Self.chart(days: 48, step: 3600), columns: 80, rows: 24)
    let lines = view(model, model.size).lines
    #expect(lines.contains { $0.contains("Jan 1 ─") && $0.contains("Jan 2 ─") })
  }

  /// The year of ticks that are all in one is said once, and so is the day of hours, with its year.
  @Test(arguments: [
    (200, 86_400.0, "2012"), (20, 3600, "January 1, 2012"), (60, 60, "January 1, 2012"),
  ])
  func oneSpanIsNamedOnce(count: Int, step: Double, name: String) throws {
    let chart = Self.chart(days: count, step: step)
    let model = Fixtures.model(chart, columns: 80, rows: 24)
    let lines = view(model, model.size).lines
    let row = try #require(lines.firstIndex { $0.contains("\(name) ───") }, "\(lines)")
    #expect(lines.count { $0.contains("\(name) ─") } == 1)
    #expect(lines[row - 1].contains("Apr") || lines[row - 1].contains("00"), "\(lines)")
  }

  /// The one year, or the one day, is named once beside the labels or above the plot, if it has no row below.
  @Test(arguments: [(40, 12), (80, 12), (40, 9), (80, 14), (40, 14), (120, 15)])
  func oneSpanIsNamedOnLowScreens(columns: Int, rows: Int) throws {
    for (count, step, name) in [(200, 86_400.0, "2012"), (20, 3600, "January 1, 2012")] {
      for isWide in [false, true] {
        var chart = Self.chart(days: count, step: step)
        chart.title = "Course"
        if isWide { chart.series[0].y = Excerpt(chart.series[0].y.map { $0 * 10_000 }) }
        let model = Fixtures.model(chart, columns: columns, rows: rows)
        let caption = Layout(of: model, model.size).caption.y
        for lines in [
          Array(view(model, model.size).lines[..<caption]),
          Array(picture(of: model, model.size).lines.dropLast()),
        ] { #expect(lines.count { $0.contains(name) } == 1, "\(lines)") }
      }
    }
    // Years that follow each other have theirs at a tick.
    let model = Fixtures.model(Self.chart(days: 731), columns: columns, rows: rows)
    let lines = view(model, model.size).lines
    #expect(!lines[0].contains("2012"), "\(lines)")
  }

  /// Low screens have no row for it.
  @Test func lowScreensHaveNoRow() {
    for (days, rows) in [(200, 14), (1461, 14), (1461, 9)] {
      let model = Fixtures.model(Self.chart(days: days), columns: 80, rows: rows)
      #expect(!view(model, model.size).lines.joined(separator: "\n").contains("2012 ─"), "\(rows)")
    }
  }

  /// In a single row of labels that of the first quarter or month says the year, that of midnight the day.
  @Test(arguments: [(731, 86_400.0, ["2012", "2013"]), (48, 3600, ["Jan 2"])])
  func aLowScreenSaysTheYearInItsTick(count: Int, step: Double, spans: [String]) {
    let model = Fixtures.model(Self.chart(days: count, step: step), columns: 40, rows: 12)
    let axis = view(model, model.size).lines.first { $0.contains("└") } ?? ""
    #expect(spans.allSatisfy(axis.contains), "\(axis)")
    #expect(axis.contains("Jul") || axis.contains("12:00"), "\(axis)")
  }

  /// A quarter is known by its year, also where there is but one.
  @Test(arguments: [(0, 4), (1, 3), (0, 9)])
  func quartersHaveTheirYear(first: Int, count: Int) {
    let x = (first..<first + count).map { quarter in
      Double(CivilDate.day(ofMonth: 2025 * 12 + quarter * 3)) * 86_400
    }
    let chart = Chart(
      title: "Quarters", type: .line,
      xAxis: Axis(kind: .date(.quarter), timeZone: "UTC"), yAxis: Axis(),
      series: [Series(name: "", x: x, y: x.indices.map { Double($0 % 3) }, isContinuous: true)])
    let model = Fixtures.model(chart, columns: 80, rows: 24)
    #expect(view(model, model.size).lines.contains { $0.contains("2025 ─") })
    let low = Fixtures.model(chart, columns: 40, rows: 12)
    #expect(first > 0 || view(low, low.size).lines.contains { $0.contains("└2025─") })
  }

  /// The last tick, the first quarter of a year, is not below the line of the year before.
  @Test func theLastYearIsNamedAtTheEdge() throws {
    let x = (0..<6).map { Double(CivilDate.day(ofMonth: 2010 * 12 + 9 + $0 * 3)) * 86_400 }
    let chart = Chart(
      title: "Quarters", type: .line,
      xAxis: Axis(kind: .date(.quarter), timeZone: "UTC"), yAxis: Axis(),
      series: [Series(name: "", x: x, y: x.indices.map { Double($0 % 3) }, isContinuous: true)])
    let model = Fixtures.model(chart, columns: 80, rows: 24)
    let lines = view(model, model.size).lines
    let years = try #require(lines.first { $0.contains("2011 ─") }, "\(lines)")
    #expect(years.contains("2010 ─") && years.hasSuffix("─ 2012"), "\(lines)")
  }
}
