import Testing

@testable import Charts
@testable import Tables

/// Values of different things in one column.
@Suite struct GuessIndicatorsTests {
  private func long(_ header: String, _ things: [(String, Double)], countries: Int) -> String {
    var text = header + "\n"
    for country in 0..<countries {
      for (thing, size) in things {
        for year in 2000...2003 {
          text += "c\(country),\(thing),\(year),\(size + Double(year % 7))\n"
        }
      }
    }
    return text
  }

  /// The one thing that is left is named, not the first of the file.
  @Test func theThingThatIsLeftIsTheTitle() throws {
    let text = long("country,indicator,year,value", [("people", 8e7), ("life", 78)], countries: 1)
    let charts = try readCharts(text) {
      $0.picking.conditions = [Condition(column: "indicator", .equal, ["life"])]
    }
    #expect(charts.map(\.yAxis.title) == ["life"])
  }

  @Test func eachThingIsAChart() throws {
    let text = long(
      "country,Indicator Name,year,value", [("people", 8e7), ("life", 78)], countries: 3)
    let charts = try readCharts(text)
    #expect(charts.count == 2 && charts.allSatisfy { $0.series.count == 3 })
    #expect(charts.map(\.channels?.split) == ["Indicator Name", "Indicator Name"])
    // Also with fewer countries than things, and with one.
    #expect(try readCharts(text.replacing("c2", with: "c1")).count == 2)
    let alone = try readCharts(
      long("country,indicator,year,value", [("people", 8e7), ("life", 78)], countries: 1))
    #expect(alone.count == 2 && alone.allSatisfy { $0.series.count == 1 })
  }

  /// Things of one size share an axis, and what was asked for is done.
  @Test func thingsOfOneSizeAreSeries() throws {
    let text = long("country,metric,year,value", [("low", 70), ("high", 90)], countries: 1)
    let charts = try readCharts(text)
    #expect(charts.count == 1 && charts[0].series.map(\.name) == ["low", "high"])
    #expect(try readCharts(text) { $0.split = "country" }.count == 1)
    let whole = try readCharts(long("c,unit,year,v", [("kg", 5), ("m", 6)], countries: 1)) {
      $0.series = "unit"
    }
    #expect(whole.count == 1 && whole[0].series.count == 2)
  }

  @Test func unitsAreApart() throws {
    let text = long("country,unit,year,v", [("kg", 5), ("m", 6)], countries: 1)
    #expect(try readCharts(text).count == 2)
  }

  /// The one thing that all values are of is their title.
  @Test func oneThingIsTheTitleOfItsValues() throws {
    let charts = try readCharts(
      "Country,Indicator Name,2001,2002,2003\nA,\"People, total\",1,2,3\nB,\"People, total\",4,5,6\n"
    )
    #expect(charts.count == 1 && charts[0].yAxis.title == "People, total")
    #expect(!charts[0].notes.contains(.constants(["Indicator Name"])))
    #expect(
      try readCharts("metric,day,v\nup,2024-01-01,1\nup,2024-01-02,0\n")[0].yAxis.title == "v")
  }

  /// The digits of one thing are not lent to another.
  @Test func digitsAreThoseOfTheThing() throws {
    var text = "indicator,year,value\n"
    for year in 2000..<2006 { text += "People,\(year),\(year)00\nAge,\(year),\(year % 70).125\n" }
    var encoding = Encoding()
    encoding.split = "indicator"
    let charts = try encoding.charts(
      of: Reader.read(bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions()))
    #expect(charts.map(\.yAxis.fractionDigits) == [0, 3])
  }

  /// Each of several charts tells of its own rows.
  @Test func chartsCountTheirOwnRows() throws {
    var encoding = Encoding()
    encoding.split = "town"
    let text = "town,kind\nRome,a\nRome,b\nRome,a\nOslo,b\nOslo,a\n"
    let charts = try encoding.charts(
      of: Reader.read(bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions()))
    #expect(charts.map { $0.notes.contains(.counted(3)) } == [true, false])
    #expect(charts.map { $0.notes.contains(.counted(2)) } == [false, true])
  }
}
