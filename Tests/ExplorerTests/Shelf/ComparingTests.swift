import Charts
import Descriptions
import Foundation
import Sonification
import SoundTesting
import Tables
import Testing

@testable import Explorer

@Suite struct ComparingTests {
  /// The keys that open the values of the second column.
  private static let openSymbols = "7<Down><Enter><End><Up><Enter>"

  /// The rows before against those that are charted now, with what each of them has.
  @Test func rowsAreComparedWithThoseBeforeThem() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    #expect(
      try model.hear("%")
        == ["Nothing to compare yet: choose some values or mark a stretch first"])
    _ = try model.press(Self.openSymbols + "<Enter>")
    #expect(
      try model.hear("%").last
        == "Mean of price: 106.5, 100.0 below 206.5. symbol equals ACME, 12 rows; compared with: all 36 rows"
    )
    // Only CORE: what was charted when the list was opened counts, not each step.
    _ = try model.press("<Esc><Enter><Enter><Down><Down><Enter>")
    #expect(
      try model.hear("%").last
        == "Mean of price: 306.5, 200.0 above 106.5. symbol equals CORE, 12 rows; compared with: ACME, 12 rows"
    )
  }

  /// One chart of a split is compared with its own rows, and rows without a value are told.
  @Test func aPartOfASplitIsComparedWithItself() throws {
    var model = try ShelfTests.model([
      "city,product,sales\nRome,A,1\nRome,B,3\nRome,C,\nOslo,A,10\nOslo,B,30\nOslo,C,50\n"
    ])
    var encoding = try #require(model.encoding)
    (encoding.x, encoding.y, encoding.series, encoding.split) = ("product", ["sales"], nil, "city")
    encoding.isWhole = true
    model.change(to: encoding)
    encoding.picking.conditions = [.init(column: "product", .isOneOf, ["B", "C"])]
    model.change(to: encoding)
    #expect(model.page.chart.channels?.part == "Rome")
    #expect(
      try model.hear("%").last
        == "Rome: Mean of sales: 3, 1 above 2. product equals B, C, 2 rows, missing: 1; "
        + "compared with: all 3 rows, missing: 1")
  }

  /// A part that is chosen by its own column is compared with all parts, not with itself.
  @Test func aChosenPartIsComparedWithTheOthers() throws {
    var model = try ShelfTests.model([
      "city,product,sales\nRome,A,1\nRome,B,3\nOslo,A,10\nOslo,B,30\n"
    ])
    var encoding = try #require(model.encoding)
    (encoding.x, encoding.y, encoding.series, encoding.split) = ("product", ["sales"], nil, "city")
    encoding.isWhole = true
    model.change(to: encoding)
    encoding.picking.conditions = [.init(column: "city", .isOneOf, ["Rome"])]
    model.change(to: encoding)
    let effects = try model.press("%")
    #expect(
      effects.announcements.last
        == "Mean of sales: 2, 9 below 11. city equals Rome, 2 rows; compared with: all 4 rows")
    // The same chart is not heard twice.
    #expect(!effects.contains { if case .play = $0 { true } else { false } })
  }

  /// Of rows that are one value the values of the rows are compared.
  @Test func aggregatedRowsAreCompared() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    var encoding = try #require(model.encoding)
    (encoding.y, encoding.measures) = ([], [.init(.mean, of: "price")])
    model.change(to: encoding)
    encoding.picking.conditions = [.init(column: "symbol", .isOneOf, ["ACME"])]
    model.change(to: encoding)
    let said = try #require(try model.hear("%").last)
    #expect(said.hasPrefix("Mean of price: 106.5, 100.0 below 206.5."))
  }

  /// The space bar chooses a value, too; whoever lets go of one and takes another compares these two.
  @Test func oneValueAfterTheOtherIsCompared() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.press(Self.openSymbols + "  <Down> ")
    let words = try model.hear("%").last
    #expect(
      words
        == "Mean of price: 206.5, 100.0 above 106.5. symbol equals BOLT, 12 rows; compared with: ACME, 12 rows"
    )
  }

  /// The rows that were charted as the list was opened are what one compares with, whatever was chosen on
  /// the way.
  @Test func theOpeningOfTheListCounts() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.press(Self.openSymbols + "<Enter><Down><Enter><Up><Enter>")
    #expect(
      try model.hear("%").last
        == "Mean of price: 206.5, equal to 206.5. symbol equals BOLT, 12 rows; compared with: all 36 rows"
    )
    // From ACME and BOLT, value by value, to BOLT and CORE.
    _ = try model.press("<Enter><Esc><Enter><Enter><Down><Down><Enter>")
    #expect(
      try model.hear("%").last
        == "Mean of price: 256.5, 100.0 above 156.5. symbol equals BOLT, CORE, 24 rows; compared with: BOLT, ACME, 24 rows"
    )
    // A list that is opened and left as it was changes nothing.
    #expect(try model.hear("<Esc><Enter><Esc>%").last?.hasSuffix("BOLT, ACME, 24 rows") == true)
  }

  /// One who lets go of several values and takes others compares all of the one with all of the other.
  @Test func severalValuesAfterOthersAreCompared() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.press(Self.openSymbols + "<Enter><Down><Enter>")
    _ = try model.press("<Enter><Up><Enter><End><Enter><Up><Enter>")
    #expect(
      try model.hear("%").last
        == "Mean of price: 256.5, 100.0 above 156.5. symbol equals CORE, BOLT, 24 rows; compared with: ACME, BOLT, 24 rows"
    )
    // A choice that was taken back was none.
    _ = try model.press("u")
    #expect(
      try model.hear("%").last
        == "Mean of price: 306.5, 150.0 above 156.5. symbol equals CORE, 12 rows; compared with: ACME, BOLT, 24 rows"
    )
  }

  /// Of many means three are said, those that differ most, and the details have all of them.
  @Test func theLargestDifferencesAreSaid() throws {
    let judges = ["Ames", "Bell", "Cook", "Dunn", "Ellis"]
    let table =
      "case,kind,\(judges.joined(separator: ","))\n"
      + (0..<60).map { row in
        let values = judges.indices.map { judge in
          row % 2 == 0 ? (row / 2 + judge) % 3 : (row / 2 + judge * judge) % 3 + judge * 2
        }
        return "\(row + 1),\(row % 2 == 0 ? "civil" : "criminal"),"
          + values.map { "\($0)" }
          .joined(separator: ",")
      }.joined(separator: "\n") + "\n"
    var model = try ShelfTests.model([table])
    var encoding = try #require(model.encoding)
    (encoding.x, encoding.y, encoding.aggregation) = ("kind", judges, .by(.mean))
    encoding.series = nil
    model.change(to: encoding)
    _ = try model.press("7<Home>/kind<Enter><Enter>")
    let column = try #require(model.shelf.columns.firstIndex { $0.name == "kind" })
    let row = try #require(model.uses(of: model.shelf.columns[column]).firstIndex(of: .filter))
    model.overlay?.selected = row
    _ = try model.press("<Enter><Down><Enter><Esc><Esc><Esc>")
    let said = try #require(try model.hear("%").last)
    #expect(said.hasPrefix("Mean of Ellis: "), "\(said)")
    #expect(said.components(separatedBy: " above ").count == 4, "\(said)")
    #expect(said.hasSuffix("2: Chart details"), "\(said)")
    _ = try model.press("2")
    let listed = model.page.rows.filter { if case .compared = $0.fact { true } else { false } }
    #expect(listed.count == judges.count)
  }

  /// Shares of answers and of counted rows are compared in points of percent.
  @Test func sharesAreComparedInPoints() throws {
    var model = try ShelfTests.model([KeptChartsTests.answers])
    var encoding = try #require(model.encoding)
    (encoding.x, encoding.y, encoding.aggregation) = ("age", ["ill"], .by(.mean))
    (encoding.bin, encoding.series) = (.of(20), nil)
    model.change(to: encoding)
    var picked = encoding
    picked.picking.conditions = [try Condition(parsing: "glucose > 130")]
    model.change(to: picked)
    let shares = try #require(try model.hear("%").last)
    #expect(
      shares.hasPrefix("ill Yes: 89.6%, 46.5 percentage points above 43.1%. "), "\(shares)")
    var counts = encoding
    (counts.x, counts.y, counts.aggregation, counts.bin) = ("ill", ["count()"], nil, nil)
    model.change(to: counts)
    counts.picking.conditions = [try Condition(parsing: "glucose > 130")]
    model.change(to: counts)
    let rows = try #require(try model.hear("%").last)
    #expect(rows.contains("Yes: 89.6%, 46.5 percentage points above 43.1%"), "\(rows)")
  }

  /// Both are heard, in the order in which they are told, on the same axes.
  @Test func bothAreHeardOneAfterTheOther() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    model.settings.hasDevice = true
    _ = try model.press(Self.openSymbols + "<Enter><Esc><Enter><Enter><Down><Down><Enter>")
    _ = try model.press("%")
    let sequence = try #require(model.playback.sequence)
    #expect(model.playback.state == .playing && sequence.starts.count == 2)
    #expect(sequence.score.playedCount == 24)
    let (first, second) = (
      sequence.score.tones.filter { $0.start < sequence.starts[1] },
      sequence.score.tones.filter { $0.start >= sequence.starts[1] }
    )
    // 101 to 112, of what was before, lies below 301 to 312 everywhere.
    let highest = try #require(second.map(\.endFrequency).max())
    let lowest = try #require(first.map(\.frequency).min())
    #expect(highest < lowest)
    // Nothing of it is a place in the chart that is shown.
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 1))
    #expect(model.page.point == nil)
    _ = try model.press("<Esc>")
    #expect(model.playback.state == .idle)
  }

  /// The sound itself is what is said: every value has its pitch on one scale from the lowest value of both
  /// to the highest, with a silence between the two.
  @Test func whatIsHeardIsWhatIsSaid() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.press(Self.openSymbols + "<Enter><Esc><Enter><Enter><Down><Down><Enter>%")
    let sequence = try #require(model.playback.sequence)
    var bytes: [UInt8] = []
    WaveFile.render(sequence.score, volume: 1) { bytes += $0 }
    let sound = try WaveContents(bytes).stereo
    let (starts, pause) = (sequence.starts, ChartSequence.pause)
    let ends = [starts[1] - pause, sequence.score.length]
    for (part, values) in [(0, 301.0...312.0), (1, 101.0...112.0)] {
      for share in stride(from: 0.1, through: 0.9, by: 0.1) {
        let time = starts[part] + (ends[part] - starts[part]) * share
        let value = values.lowerBound + (values.upperBound - values.lowerBound) * share
        let pitch = 200 * pow(10, (value - 101) / (312 - 101))
        let heard = try #require(
          Spectrum.dominantFrequency(
            of: sound.sum(from: time - 0.04, to: time + 0.04), sampleRate: sound.sampleRate))
        #expect(abs(heard / pitch - 1) < 0.03, "\(heard) Hz for \(value)")
      }
    }
    let rest = sound.sum(from: ends[0] + 0.2, to: starts[1] - 0.05)
    #expect(Spectrum.loudness(rest) < 1e-3)
    #expect(
      model.caption.text(in: model.language)
        == "Mean of price: 306.5, 200.0 above 106.5. symbol equals CORE, 12 rows; compared with: ACME, 12 rows"
    )
  }

  /// Played backwards, each runs from its end, and the first still comes first.
  @Test func theOrderStaysBackwards() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.press(Self.openSymbols + "<Enter><Esc><Enter><Enter><Down><Down><Enter><Esc>")
    _ = try model.press("<Esc><Esc>;%")
    let sequence = try #require(model.playback.sequence)
    let first = sequence.score.tones.filter { $0.start < sequence.starts[1] }
    let second = sequence.score.tones.filter { $0.start >= sequence.starts[1] }
    #expect(
      try #require(second.map(\.endFrequency).max()) < #require(first.map(\.frequency).min()))
    #expect(try #require(first.first).frequency > #require(first.last).endFrequency)
  }

  /// A marked stretch is compared with the one that was marked before, else with the whole.
  @Test func stretchesAreCompared() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("4<Right>(<Right>)")
    let heard1 = try model.hear("%").last
    #expect(
      heard1
        == "Mean: 145.00 EUR, 0.13 below 145.13 EUR. May 15 to 16: up 1.4%; compared with: May 15 to 19: up 1.5%"
    )
    _ = try model.press("<Right>(<End>)")
    let heard2 = try model.hear("%").last
    #expect(
      heard2
        == "Mean: 145.26 EUR, 0.26 above 145.00 EUR. May 17 to 19: up 1.3%; compared with: May 15 to 16: up 1.4%"
    )
  }

  /// An end that is set anew corrects the stretch, which is not compared with what it was by mistake.
  @Test func aCorrectedEndIsNoOtherStretch() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("4<Right>(<Right>)<Right>)")
    #expect(model.loop.earlier == nil)
    #expect(
      try model.hear("%").last?.contains(
        "May 15 to 17: up 0.2%; compared with: May 15 to 19: up 1.5%")
        == true)
  }

  /// A mark is taken away where it is; without marks the part that is shown is compared again.
  @Test func marksAreTakenAway() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("4<Right>(<Right>)*")
    #expect(try model.hear(")") == ["Loop end removed"])
    #expect(model.loop.stretch == nil && !model.loop.isOn)
    #expect(try model.hear("<Left>(").last == "Loop start removed")
    #expect(
      try model.hear("%")
        == ["Nothing to compare yet: choose some values or mark a stretch first"])
  }

  /// The last choice is compared: the part that is shown, or the marks.
  @Test func whatWasChosenLastIsCompared() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("4<Right>(<Right>)+")
    #expect(try model.hear("%").last?.contains(". May 16 to 18") == true)
    _ = try model.press("<Home>((")
    #expect(try model.hear("%").last?.contains(". May 15 to 16") == true)
    _ = try model.press("0")
    #expect(try model.hear("%").last?.contains(". May 15 to 16") == true)
  }

  /// Two parts that are shown are compared as well, without marks.
  @Test func theShownPartIsComparedWithTheWhole() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("+")
    let words = try model.hear("%")
    #expect(
      words == [
        "Mean: 145.16 EUR, 0.03 above 145.13 EUR. May 16 to 18: down 1.2%; compared with: May 15 to 19: up 1.5%"
      ])
  }

  /// The rows that `--where` asked for are compared with all rows.
  @Test func askedRowsAreComparedWithAll() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    var encoding = try #require(model.encoding)
    encoding.picking.conditions = [.init(column: "symbol", .equal, ["BOLT"])]
    model.change(to: encoding)
    model.shelf.sources[0].choosing = Choosing()
    #expect(try model.hear("%").last?.hasSuffix("compared with: all 36 rows") == true)
  }

  /// Marks around everything have nothing beside them, which is another reason than none.
  @Test func aStretchOfEverythingIsSaidToBeAll() throws {
    var model = Fixtures.model(Fixtures.delivery)
    #expect(try model.hear("%").last?.hasPrefix("Nothing to compare yet") == true)
    _ = try model.press("4<Right>(<End>)")
    #expect(
      try model.hear("%").last
        == "The marked stretch is all there is: nothing to compare it with")
  }

  /// A mean beside a chart of sums is one of rows, and says so.
  @Test func aMeanOfRowsIsCalledSo() throws {
    let table =
      "month,city,product,sales\n"
      + (1...6).flatMap { month in
        ["Rome", "Oslo"].flatMap { city in
          ["A", "B"].map { "2024-0\(month),\(city),\($0),\(month * city.count)\n" }
        }
      }.joined()
    var model = try ShelfTests.model([table])
    var encoding = Encoding()
    (encoding.x, encoding.y, encoding.series) = ("month", ["sales"], "city")
    encoding.aggregation = .by(.sum)
    model.change(to: encoding)
    encoding = try #require(model.encoding)
    encoding.picking.conditions = [.init(column: "city", .isOneOf, ["Rome"])]
    model.change(to: encoding)
    let said = try #require(model.hear("%").last)
    #expect(said.hasPrefix("Mean of sales per row: "), "\(said)")
  }
}
