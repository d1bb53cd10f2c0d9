import Tables
import Testing

@testable import Charts

/// Rows that are left out make no other chart, however they are asked for.
@Suite struct SettlingTests {
  /// Animals of three kinds on two islands, each with two measures.
  static let animals = try? Reader.read(
    bytes: Array(
      ("kind,island,bill,mass\n"
        + (0..<90).map { row in
          "\(["Gentoo", "Adelie", "Chinstrap"][row * 7 % 3]),\(["Dream", "Biscoe"][row % 2]),\(30 + row * 37 % 23),\(3000 + row * 37 % 23 * 80 + row * 13 % 50)"
        }.joined(separator: "\n") + "\n").utf8), name: "animals.csv", options: ReadingOptions())

  /// Sales of two products in each of four cities.
  static let sales = try? Reader.read(
    bytes: Array(
      ("city,product,sales\n"
        + ["Rome", "Oslo", "Lima", "Bern"].enumerated().flatMap { index, city in
          ["tea", "rum"].map { "\(city),\($0),\(10 + index * 7 % 5)" }
        }.joined(separator: "\n") + "\n").utf8), name: "sales.csv", options: ReadingOptions())

  /// Values of two rooms at each of many hours.
  static let hours = try? Reader.read(
    bytes: Array(
      ("time,room,value\n"
        + (0..<400).flatMap { row in
          ["hall", "bath"].map {
            "2024-\(row / 100 + 1)-\(row / 4 % 25 + 1) \(row % 4 * 6):00,\($0),\(row * 7 % 31)"
          }
        }.joined(separator: "\n") + "\n").utf8), name: "hours.csv", options: ReadingOptions())

  static func encoding(where conditions: String...) throws -> Encoding {
    var encoding = Encoding()
    encoding.picking.conditions = try conditions.map { try Condition(parsing: $0) }
    return encoding
  }

  /// A command makes what the shelf makes of the same rows.
  @Test(arguments: [
    (animals, "kind = Adelie"), (animals, "kind in Chinstrap,Adelie"), (animals, "island = Dream"),
    (sales, "city in Oslo,Bern"), (sales, "product = rum"), (hours, "room = bath"),
    (animals, "bill < 40"), (animals, "mass >= 3500"),
  ])
  func theChartOfAllRowsIsKept(document: Document?, condition: String) throws {
    let document = try #require(document)
    let asked = try Self.encoding(where: condition)
    let whole = try Encoding().charts(of: document)
    let charts = try asked.charts(of: document)
    let shelved = try Encoding().picking(asked.picking).charts(of: document)
    #expect(charts.areDrawn(as: shelved))
    #expect(charts.map(\.type) == whole.map(\.type))
    #expect(charts.map { $0.channels?.x } == whole.map { $0.channels?.x })
    #expect(charts.map { $0.channels?.y } == whole.map { $0.channels?.y })
    #expect(charts.map { $0.channels?.series } == whole.map { $0.channels?.series })
    // More rows of them are left out in the same way.
    let further = try Self.encoding(where: condition, "\(condition) ").picking
    #expect(try asked.picking(further).charts(of: document).map(\.type) == whole.map(\.type))
  }

  /// The charts that suit the table are the same ones, in the same order.
  @Test func theSuggestionsAreThoseOfAllRows() throws {
    let document = try #require(Self.animals)
    let asked = try Self.encoding(where: "kind = Adelie")
    let suggestions = try asked.suggestions(of: document)
    #expect(suggestions == (try Encoding().suggestions(of: document)))
    for number in suggestions.indices {
      var other = asked
      other.number = number + 1
      let charts = try other.charts(of: document)
      #expect(charts.map(\.type) == suggestions[number].map(\.type), "\(number + 1)")
    }
  }

  /// A stated chart has the order of all rows, as it has where some are left out by keys.
  @Test(arguments: ["Adelie,Gentoo", "Chinstrap,Adelie"])
  func whatIsStatedHasTheOrderOfAllRows(kinds: String) throws {
    guard case .table(let table)? = Self.animals else { return }
    func chart(where condition: String?) throws -> Chart {
      var encoding = Encoding()
      (encoding.x, encoding.y, encoding.series) = ("bill", ["mass"], "kind")
      (encoding.type, encoding.isStated) = (.scatter, true)
      encoding.picking.conditions = try condition.map { [try Condition(parsing: $0)] } ?? []
      return try #require(try encoding.charts(of: table).first)
    }
    let all = try chart(where: nil).series.map(\.name)
    let some = try chart(where: "kind in \(kinds)").series.map(\.name)
    #expect(some == all.filter(some.contains))
  }

  /// A stretch of the times is looked at by itself, and so is the only name that is left.
  @Test func aStretchIsATableOfItsOwn() throws {
    let hours = try #require(Self.hours)
    var stretch = try Self.encoding(where: "time < 2024-01-03")
    #expect(stretch.choosingRows(in: try #require(hours.table)) == nil)
    stretch = try Self.encoding(where: "room = bath")
    #expect(stretch.choosingRows(in: try #require(hours.table)) == RowPicking())
    stretch.picking.from = "2024-02-01"
    #expect(stretch.choosingRows(in: try #require(hours.table)) == nil)
    let sales = try #require(Self.sales?.table)
    #expect(try Self.encoding(where: "city = Oslo").choosingRows(in: sales) == nil)
  }

  /// Of many countries the means of continents are drawn; a few that are picked by their names have lines of their own.
  @Test func pickedMembersHaveLinesOfTheirOwn() throws {
    let text = tableText("country,continent,year,lifeExp", 480) { row in
      let (country, year) = (row / 12, row % 12)
      return "c\(country)x,k\(country % 4)x,\(1952 + year * 5),\(50 + country * 7 % 31 + year).5"
    }
    #expect(try readChart(text).channels?.series == "continent")
    for names in [["c0x", "c4x"], ["c1x", "c2x"]] {
      let chart = try readChart(text) {
        $0.picking.conditions = [Condition(column: "country", .isOneOf, names)]
      }
      #expect(chart.channels?.series == "country" && chart.series.count == 2)
      #expect(chart.channels?.aggregate == nil)
    }
  }
}

extension Document {
  fileprivate var table: Table? { if case .table(let table) = self { table } else { nil } }
}
