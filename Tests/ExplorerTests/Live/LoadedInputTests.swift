import Charts
import Descriptions
import Screen
import Tables
import Testing

@testable import Explorer

/// The beginning of an input is explored, and then its whole.
@Suite struct LoadedInputTests {
  private var model = Model(deck: [], settings: Settings(), size: Size(columns: 80, rows: 24))
  private var time = 10.0

  init() {
    model.follow(
      Live(keep: .rows(.max), file: "a.csv", patience: .infinity, isLoading: true),
      named: "a.csv", Encoding())
  }

  private static func table(_ rows: Int, columns: [String] = ["day", "price"]) -> Table {
    let values: [Double] = (1...rows).map(Double.init)
    return Table(
      name: "a.csv",
      columns: columns.enumerated().map { index, name in
        Column(
          name: name,
          values: .numbers(NumberColumn(values: index == 0 ? values : values.map { $0 * 7 })))
      }, rowCount: rows)
  }

  private static func whole(_ table: Table) throws -> Message {
    let charts = try Encoding().charts(of: .table(table))
    let source = Shelf.Source(.table(table), Encoding(), charts: charts.indices)
    return .feed(.loaded(LoadedInput(charts: charts, shelf: Shelf([source]))))
  }

  private mutating func send(_ message: Message) -> [String] {
    time += 5
    return LiveTests.announced(&model, message, at: time)
  }

  private mutating func press(_ keys: String) -> String? {
    keys.map { send(.key(.character($0))).last }.last ?? nil
  }

  @Test mutating func itIsSaidThatRowsAreMissingAndWhenNoneAre() throws {
    let opening = send(.feed(.rows(FeedRows(Self.table(40)))))
    #expect(opening.first?.contains("40 rows so far") == true, "\(opening)")
    let table = press("l5")
    #expect(table?.contains("40 rows so far") == true, "\(table ?? "")")
    #expect(model.page.chart.details(in: Languages.all[0]).contains { $0.contains("so far") })
    #expect(DescriptionJSON.text(of: [model.page.chart]).contains("\"rowsRead\": 40"))
    let end = send(try Self.whole(Self.table(900)))
    #expect(end == ["Everything is read: 900 rows"])
    #expect(model.live == nil)
    #expect(model.page.chart.notes.isEmpty)
    #expect(!DescriptionJSON.text(of: [model.page.chart]).contains("rowsRead"))
  }

  @Test mutating func escapeHasTheReadingEnd() throws {
    _ = send(.feed(.rows(FeedRows(Self.table(40)))))
    #expect(update(&model, .key(.escape), at: time) == [.stopReading])
    #expect(send(.feed(.stopped)) == ["Reading stopped"])
    var table = Self.table(60)
    table.unread = .soFar(60)
    #expect(send(try Self.whole(table)) == ["Reading stopped: 60 rows"])
    #expect(model.live == nil)
    #expect(
      model.page.chart.details(in: Languages.all[0]).contains { $0.contains("60 rows so far") })
    // From now on it says where one is, as ever.
    #expect(!update(&model, .key(.escape), at: time).contains(.stopReading))
  }

  @Test mutating func placeAndWindowStay() throws {
    _ = send(.feed(.rows(FeedRows(Self.table(40)))))
    _ = press("1lllllll++")
    let (point, window) = (model.page.cursor.point, model.page.window)
    #expect(point != nil && window != nil)
    _ = send(try Self.whole(Self.table(900)))
    #expect(model.page.cursor.point == point)
    #expect(model.page.window == window)
    #expect(model.page.chart.pointCount == 900)
  }

  /// Nothing changes under the hands of somebody in a list.
  @Test mutating func itWaitsUntilAListIsClosed() throws {
    _ = send(.feed(.rows(FeedRows(Self.table(40)))))
    _ = press("?")
    #expect(send(try Self.whole(Self.table(900))).isEmpty)
    #expect(model.page.chart.pointCount == 40)
    let closed = send(.key(.escape))
    #expect(model.page.chart.pointCount == 900)
    let later = closed + send(.reminded(.announcement))
    #expect(later.contains("Everything is read: 900 rows"), "\(later)")
  }

  /// A whole that is another chart is told as one.
  @Test mutating func anotherChartIsToldOf() throws {
    _ = send(.feed(.rows(FeedRows(Self.table(40)))))
    let end = send(try Self.whole(Self.table(900, columns: ["day", "sold"])))
    #expect(end.first?.hasPrefix("Everything is read: 900 rows") == true, "\(end)")
    #expect(end.first?.contains("900 points") == true || end.first?.contains("line") == true)
    #expect(model.page.chart.channels?.y == ["sold"])
  }

  /// Before the first row the whole is all there is to see.
  @Test mutating func aWholeWithoutABeginningOpens() throws {
    let end = send(try Self.whole(Self.table(900)))
    #expect(end.first?.hasPrefix("Everything is read: 900 rows") == true, "\(end)")
    #expect(model.page.chart.pointCount == 900)
  }

  /// An input that cannot be read to its end leaves its beginning.
  @Test mutating func aFaultLeavesTheBeginning() throws {
    _ = send(.feed(.rows(FeedRows(Self.table(40)))))
    let problem = InputProblem(file: "a.csv", kind: .raggedRow(row: 60, expected: 2, found: 3))
    let words = send(.feed(.failed(problem)))
    #expect(words.first?.contains("row 60") == true, "\(words)")
    #expect(model.page.chart.pointCount == 40)
    #expect(model.page.chart.notes == [.rowsSoFar(40)])
  }
}
