import Charts
import Descriptions
import Testing

@testable import Explorer

/// A table is charted beside the keys.
@Suite struct ChartingTests {
  /// The key is answered while nothing is charted yet, and the chart that was there stays until then.
  @Test func aKeyDoesNotWait() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    let chart = model.page.chart
    let charting = try Self.begin(&model, "7<Down><Enter><End><Up><Enter><Enter>")
    #expect(model.page.chart == chart)
    // A long wait is said.
    #expect(
      update(&model, .reminded(.charting(charting.number))).announcements == ["Charting"])
    let words = update(&model, .charted(charting.number, charting.result)).announcements
    #expect(words == ["ACME, chosen. t0, line, 12 points. 12 of 36 rows: symbol equals ACME"])
    // Nobody waits for charts that are there.
    #expect(update(&model, .reminded(.charting(charting.number))).isEmpty)
  }

  /// One who walks values goes on walking them when a change is taken back that was made before.
  @Test func takingBackStaysInTheMode() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.hear("7<Down><Enter><End><Up><Enter><Enter><Esc><Esc><Esc>4<Right>")
    let before = model.page.cursor.x
    #expect(try model.hear("u").last?.hasPrefix("Taken back: ACME, chosen. ") == true)
    #expect(model.page.rotor.mode == .values && model.page.cursor.x == before && before != nil)
  }

  /// Whoever has not moved since a change comes back to the very place before it.
  @Test func takingBackComesBackToThePlaceBefore() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.press("4<Right><Right><Right>")
    let before = model.page.cursor
    // By quarter, where February and March are one place.
    _ = try model.press("7<Enter>8<Enter>")
    let there = model.page.cursor.x
    #expect(there != before.x)
    #expect(try model.hear("u").last?.hasSuffix("ACME, March, 103") == true)
    #expect(model.page.cursor == before)
  }

  /// The last unit of time goes on to its end, so one who stands in it stays there.
  @Test func onesPlaceIsKeptInTheLastUnit() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.press("4<Right><End>")
    // By quarter, of which the last begins in October.
    #expect(try model.hear("7<Enter>7<Enter>").last?.contains(" ACME, Q4, 111. ") == true)
  }

  /// One whose row is left out stands on the nearest that is left, in every caption.
  @Test func oneStandsOnTheNearestRowThatIsLeft() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.press("4<Right><Right>7<End><Enter>")
    let filter = try #require(model.uses(of: model.shelf.columns[2]).firstIndex(of: .filter))
    let said = try model.hear("\(filter + 1)<Enter>>105 <lt>120<Enter><Esc><Esc>p")
    #expect(said.suffix(3).first?.isEmpty == false && !said.contains { $0.contains("missing") })
    #expect(said.contains { $0.hasSuffix("June, 106") }, "\(said)")
    #expect(said.last == "1 of 7, June", "\(said)")
  }

  /// A row of a cloud that is put into a series is still the row one stands on.
  @Test func aRowOfACloudStays() throws {
    var model = try ShelfTests.model([StoriesTests.real("iris")])
    var encoding = try #require(model.encoding)
    (encoding.series, encoding.isWhole) = (nil, true)
    model.change(to: encoding)
    model.page.cursor.point = 100
    model.page.cursor.x = model.page.chart.series[0].x[100]
    model.page.rotor.isOnPoint = true
    let value = model.page.chart.series[0].y[100]
    (encoding.series, encoding.isWhole) = ("species", false)
    let said = model.change(to: encoding).announcements.last ?? ""
    let point = try #require(model.page.point)
    #expect(model.page.chart.series[point.series].y[point.point] == value, "\(said)")
    #expect(!said.contains("missing"), "\(said)")
  }

  /// A choice that changes nothing says what there is, and leaves nothing to take back.
  @Test func whatChangesNothingIsNoChange() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    #expect(
      try model.hear("7<End><Enter><Down><Enter>").last?.hasPrefix(
        "price. Values, in place of others, chosen") == true)
    #expect(try model.hear("u").last == "Nothing to take back")
  }

  /// Several measures of a cloud have no title on their axis: what they stand over is told.
  @Test func aCloudOfSeveralMeasuresTellsItsPlaces() throws {
    let rows = (0..<30).map { "\($0 * 7 % 30),\($0 * 11 % 30),\($0 * 13 % 30)" }
    var model = try ShelfTests.model(["size,weight,age\n" + rows.joined(separator: "\n") + "\n"])
    var encoding = Encoding()
    (encoding.x, encoding.y, encoding.type) = ("size", ["weight", "age"], .scatter)
    let said = model.change(to: encoding).announcements.last ?? ""
    #expect(said.contains("weight and age by size"), "\(said)")
  }

  /// A second change goes on from the first: both are told, and only what both make is shown.
  @Test func onlyTheNewestCounts() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    let first = try Self.begin(&model, "7<Down><Enter><End><Up><Enter><Enter>")
    let second = try Self.begin(&model, "<Down><Enter>")
    #expect(update(&model, .charted(first.number, first.result)).isEmpty)
    let words = update(&model, .charted(second.number, second.result)).announcements
    #expect(
      words == [
        "ACME, chosen. BOLT, chosen. t0, line, 2 series, 24 points. 24 of 36 rows: symbol equals ACME, BOLT"
      ])
    #expect(
      try model.hear("u") == [
        "Taken back: ACME, chosen, BOLT, chosen. t0, line, 3 series, 36 points"
      ])
  }

  /// A change can be taken back before its charts are there.
  @Test func aChangeIsTakenBackBeforeItIsThere() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    let charting = try Self.begin(&model, "7<Down><Enter><End><Up><Enter><Enter>")
    #expect(try model.hear("u") == ["Taken back: ACME, chosen. t0, line, 3 series, 36 points"])
    #expect(update(&model, .charted(charting.number, charting.result)).isEmpty)
    #expect(model.page.chart.series.count == 3 && model.shelf.past.isEmpty)
  }

  /// Rows are compared beside the keys, too, and not before they are charted.
  @Test func aComparisonDoesNotWait() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    let change = try Self.begin(&model, "7<Down><Enter><End><Up><Enter><Enter>")
    #expect(try model.hear("%") == ["Charting"])
    _ = update(&model, .charted(change.number, change.result))
    let comparison = try Self.begin(&model, "%")
    #expect(model.page.chart.series.count == 1)
    #expect(
      update(&model, .charted(comparison.number, comparison.result)).announcements == [
        "Mean of price: 106.5, 100.0 below 206.5. symbol equals ACME, 12 rows; compared with: all 36 rows"
      ])
    // It is no change to be taken back.
    _ = try Self.begin(&model, "%")
    #expect(try model.hear("u") == ["Taken back: ACME, chosen. t0, line, 3 series, 36 points"])
    #expect(model.page.chart.series.count == 3)
  }

  /// A change that another one of another table takes the place of is not waited for in vain.
  @Test func aChangeOfAnotherTableIsSaidToBeTakenBack() throws {
    var model = try ShelfTests.model([ShelfTests.prices, "name,value\na,1\nb,5\nc,9\n"])
    let first = try Self.begin(&model, "7<Down><Enter><End><Up><Enter><Enter>")
    #expect(
      update(&model, .reminded(.charting(first.number))).announcements == ["Charting"])
    let second = try Self.begin(&model, "<Esc><Esc><Esc>f7<Enter><End><Enter>")
    let words = update(&model, .charted(second.number, second.result)).announcements.last
    #expect(words?.hasPrefix("Taken back: ACME, chosen. ") == true, "\(words ?? "")")
    #expect(update(&model, .charted(first.number, first.result)).isEmpty)
    #expect(model.deck[0].series.count == 3)
  }

  /// A comparison whose rows are other ones meanwhile is not said of these.
  @Test func aComparisonEndsWithItsRows() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.hear("7<Down><Enter><End><Up><Enter><Enter>")
    let comparison = try Self.begin(&model, "%")
    #expect(try model.hear("u").last?.hasPrefix("Taken back: ACME, chosen. ") == true)
    #expect(update(&model, .charted(comparison.number, comparison.result)).isEmpty)
  }

  /// Presses keys of which the last has charts made, which are not there yet.
  private static func begin(_ model: inout Model, _ keys: String) throws -> Charting {
    var last: [Effect] = []
    for step in try KeyScript(keys).steps {
      if case .key(let key) = step { last = update(&model, .key(key)) }
    }
    let charting = last.lazy.compactMap { effect -> Charting? in
      if case .chart(let charting) = effect { charting } else { nil }
    }.first
    return try #require(charting)
  }

  /// Columns that no chart has are one number, whether they change or not, or have their names.
  @Test func columnsThatAreLeftOutAreCountedOnce() {
    let counted = Fact.counted(9)
    #expect(
      Sentence.brief([
        .notCharted(["a", "b", "c", "d"]), counted, .constants(["e", "f", "g", "h", "i"]),
      ]) == [.columnsNotCharted(9), .fact(counted)])
    #expect(
      Sentence.brief([.notCharted(["a"]), .constants(["e", "f", "g", "h"])])
        == [.columnsNotCharted(5)])
    let few: [Fact] = [.notCharted(["a", "b", "c"]), .constants(["e"])]
    #expect(Sentence.brief(few) == few.map(Sentence.fact))
  }
}
