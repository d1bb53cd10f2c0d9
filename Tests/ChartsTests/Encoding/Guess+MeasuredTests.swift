import Testing

@testable import Charts
@testable import Tables

/// The columns that are measured.
@Suite struct GuessMeasuredTests {
  private func airports(_ columns: String) -> String {
    tableText("name,\(columns)geometry.x,geometry.y", 20) { row in
      let height = columns.isEmpty ? "" : "\(1500 + row * 37 % 301),"
      return
        "n\(row),\(height)\(-12_000_000 - row * 7919 % 50_021),\(4_000_000 + row * 6007 % 40_009)"
    }
  }

  /// The height of an airport is measured, and not how far it is from the equator.
  @Test func positionsAreNotMeasuredBesideAnythingElse() throws {
    let charts = try readCharts(airports("height,"))
    #expect(charts.first?.channels?.y == ["height"])
    let decks = try Guess(Encoding().readied(readTable(airports("height,")))).decks.flatMap(\.self)
    #expect(
      decks.contains { $0.type == .scatter && $0.x == "geometry.x" && $0.y == ["geometry.y"] })
  }

  @Test func positionsAloneAreAMap() throws {
    let chart = try readFirstChart(airports(""))
    #expect(chart.channels?.y == ["geometry.y"] && chart.channels?.x == "geometry.x")
  }

  /// The place of a station that comes with each of its readings is no measure of them.
  @Test func thePlaceOfAThingIsNoMeasure() throws {
    let text = tableText("name,position.lat,position.lon,time,no2", 60) { row in
      let place = ["a,53.54,9.98", "b,53.63,10.01", "c,53.49,10.21"][row % 3]
      return
        "\(place),2026-05-04T\(row / 3 < 10 ? "0" : "")\(row / 3):00:00Z,\(20 + row * 37 % 23).5"
    }
    let table = try readTable(text)
    #expect(table.roles[1].role == .latitude && table.roles[2].role == .longitude)
    let decks = try Guess(Encoding().readied(table)).decks.flatMap(\.self)
    #expect(decks.first?.y == ["no2"] && decks.first?.series == "name")
    #expect(!decks.contains { $0.x == "position.lon" && $0.y == ["no2"] })
  }
}
