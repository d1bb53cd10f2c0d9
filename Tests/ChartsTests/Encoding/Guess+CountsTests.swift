import Testing

@testable import Charts
@testable import Tables

/// Tables without a value, and columns that number rows or name them.
@Suite struct GuessCountsTests {
  private let kinds = "city,kind\nRome,a\nOslo,b\nRome,b\nOslo,b\nBonn,b\n"

  /// Rows are counted by the names that were asked for.
  @Test func namesAloneAreCounted() throws {
    for aggregation in [nil, RowAggregation.by(.count)] {
      let chart = try readChart(kinds) { ($0.x, $0.aggregation) = ("kind", aggregation) }
      #expect(chart.type == .bar && chart.xAxis.categories == ["b", "a"])
      #expect(chart.series[0].y == [4, 1] && chart.notes.contains(.counted(5)))
    }
    // A column of names that are all different is counted, too, where it was asked for.
    let text = tableText("name,start", 12) { "n\($0),200\($0 % 10)-01-0\($0 % 9 + 1)" }
    #expect(try readChart(text) { $0.x = "name" }.series[0].y == Array(repeating: 1, count: 12))
  }

  /// Nobody said of which column values are counted: rows are, in cells too.
  @Test func rowsAreCountedBesideMeasures() throws {
    let text = tableText("species,island,bill", 60) {
      "s\($0 % 3),i\($0 % 4),\($0 % 7 == 0 ? "" : "\(30 + $0 % 11).5")"
    }
    for type in [nil, ChartType.heatMap] {
      let chart = try readChart(text) {
        ($0.x, $0.series, $0.aggregation, $0.type) = ("species", "island", .by(.count), type)
      }
      #expect(chart.notes.contains(.counted(60)) && chart.yAxis.title != "bill")
    }
  }

  /// Of names beside their row numbers there is nothing but how often they come.
  @Test func numbersOfRowsAreNoValuesOfNames() throws {
    let chart = try readChart("rownames,from,to\n1,Andr_,Andre\n2,Cu_llar,Cuellar\n3,Vel_z,Velez\n")
    #expect(chart.xAxis.title == "from" && chart.series[0].y == [1, 1, 1])
    #expect(chart.notes.contains(.counted(3)))
  }

  /// Nothing is the mean of a table without numbers, and all its columns are named.
  @Test func aMeanNeedsNumbers() {
    #expect(
      throws: InputProblem(
        file: "t.csv", kind: .noNumericColumn(columns: ["city", "kind"]))
    ) { try readCharts(kinds) { ($0.x, $0.aggregation) = ("kind", .by(.mean)) } }
  }

  @Test func numbersOfRowsAndKeysAreNoValues() throws {
    let numbered = tableText(",use,sign", 30) { "\($0 + 1),\($0 < 20 ? "auto" : "not"),p\($0 % 2)" }
    let chart = try readChart(numbered) { $0.x = "use" }
    #expect(chart.series[0].y == [20, 10] && chart.xAxis.categories == ["auto", "not"])
    let subjects = tableText("subject,treated", 30) { "\($0 + 1),\($0 % 3 == 0 ? "yes" : "no")" }
    #expect(try readChart(subjects) { $0.x = "treated" }.series[0].y == [20, 10])
    // Names that nearly never repeat are counted rather than drawn as high as their row is far down.
    let names = tableText(",name,url", 30) { "\($0 + 1),n\($0),u\($0 / 2 * 2)" }
    #expect(try readFirstChart(names).notes.contains(.counted(30)))
  }

  /// Kinds that come as often as each other were planned, and say nothing.
  @Test func kindsOfOneSizeAreCountedLast() throws {
    let text = tableText("half,use", 40) { "h\($0 % 2),\($0 < 25 ? "auto" : "not")" }
    #expect(try readFirstChart(text).xAxis.title == "use")
  }

  /// A number that was asked for is counted where nothing else is measured.
  @Test func aMeasureAloneIsCountedInRanges() throws {
    let text = tableText("name,size", 60) { "n\($0),\($0 * 37 % 61).5" }
    #expect(try readFirstChart(text) { $0.x = "size" }.type == .histogram)
  }

  // MARK: Numbers of rows

  private func roles(_ text: String) throws -> [ColumnRole] {
    try table(text).roles.map(\.role)
  }

  private func table(_ text: String) throws -> Table {
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions())
    guard case .table(let table) = document else { throw TableExpected() }
    return table
  }

  private struct TableExpected: Error {}

  @Test func samplesOfEachStudyAreNumbered() throws {
    let text = tableText("study,Sample Number,mass", 60) {
      "s\($0 / 20),\($0 % 20 + 1),\($0 * 7 % 23).5"
    }
    #expect(try roles(text) == [.nominal, .key, .measure])
  }

  /// Ranks follow from what was ranked, whoever did not finish.
  @Test func placesAreRanks() throws {
    let text = tableText("Place,Bib,Name,Points", 12) { row in
      row < 11
        ? "\([1, 2, 2, 4, 5, 6, 7, 8, 9, 10, 11][row]),\(row * 37 % 101),n\(row),\(90 - row * 3)"
        : "DNF,77,n11,"
    }
    #expect(try roles(text).prefix(3) == [.key, .key, .nominal])
    #expect(try readFirstChart(text).yAxis.title == "Points")
    let shuffled = tableText("name,rank,price", 8) { "n\($0),\($0 * 3 % 8 + 1),\($0 * $0).5" }
    #expect(try roles(shuffled) == [.nominal, .key, .measure])
  }

  @Test func aCountOfRowsIsNoAxis() throws {
    let text = tableText("i,W,T", 30) { "\($0 + 1),\($0).5,\($0 * 2).25" }
    #expect(try roles(text) == [.rowNumber, .measure, .measure])
  }

  @Test func minusOneAndOneAreKinds() throws {
    let text = tableText("item,trait,sign", 12) { "says \($0),t\($0 % 3),\($0 % 2 * 2 - 1)" }
    #expect(try roles(text) == [.nominal, .nominal, .ordinal])
    #expect(try readFirstChart(text).notes.contains(.counted(12)))
  }

  /// Of twelve numbers that each say yes or no of a month one is counted, and no more.
  @Test func oneOfManyFlagsIsCounted() throws {
    let months = (1...6).map { "m\($0)" }
    let text = tableText("t,price,amount," + months.joined(separator: ","), 60) { row in
      let flags = (1...6).map { row % 7 == $0 ? "1" : "0" }.joined(separator: ",")
      return "\(row + 1),\(10 + row * 37 % 41).5,\(100 + row * 53 % 97),\(flags)"
    }
    let counted = try Guess(Encoding().readied(readTable(text))).counts
    #expect(counted.map(\.x) == ["m1"])
    let answers = tableText("name,a,b", 60) { "n\($0),\($0 % 2),\($0 % 3 / 2)" }
    #expect(try Guess(Encoding().readied(readTable(answers))).counts.map(\.x) == ["a", "b"])
  }
}
