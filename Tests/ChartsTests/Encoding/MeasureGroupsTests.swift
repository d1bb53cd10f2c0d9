import Testing

@testable import Charts
@testable import Tables

@Suite struct MeasureGroupsTests {
  private func groups(_ columns: [(String, [Double], String?)]) -> [[String]] {
    MeasureGroups(
      columns.map { name, values, unit in
        Column(name: name, values: .numbers(NumberColumn(values: values, unit: unit)))
      }
    ).groups.map { $0.map(\.name) }
  }

  /// Beside a range twenty times as large a line is flat.
  @Test func linesOfOtherRangesAreApart() {
    let columns = [("a", [11.6, 12.1]), ("b", [5.8, 6.1]), ("c", [7.0, 9])].map { name, values in
      Column(name: name, values: .numbers(NumberColumn(values: values)))
    }
    let lines = MeasureGroups(columns, areLines: true).groups.map { $0.map(\.name) }
    #expect(lines == [["a", "c"], ["b"]])
    #expect(MeasureGroups(columns).groups.count == 1)
  }

  @Test func alikeMeasuresShareAnAxis() {
    #expect(groups([("a", [1, 20], nil), ("b", [3], nil)]) == [["a", "b"]])
    #expect(
      groups([("a", [1], nil), ("b", [12], nil)]) == [["a", "b"]], "twelve times is not more")
    // Of 218 and 11 the lower would be one line along zero.
    #expect(groups([("cpi", [29, 218], nil), ("rate", [-9, 10.95], nil)]).count == 2)
    #expect(groups([("a", [1], nil), ("b", [-12.1], nil)]) == [["a"], ["b"]])
    #expect(groups([("a", [1], "m"), ("b", [1], "s")]) == [["a"], ["b"]])
    #expect(groups([("a", [0], nil), ("b", [1e9], nil)]) == [["a", "b"]], "nothing has no size")
    // The nearest share an axis, not the first.
    #expect(
      groups([("tps", [52], nil), ("read", [512], nil), ("written", [1033], nil)])
        == [["read", "written"], ["tps"]])
    // Zeros bring together nothing that is apart without them.
    #expect(
      groups([("a", [5], nil), ("b", [0], nil), ("c", [2e7], nil)]) == [["a", "b"], ["c"]])
  }

  /// A unit at the end of a name is one, as long as it can be nothing else.
  @Test func unitsInNamesAreApart() {
    #expect(groups([("wait_min", [58], nil), ("work_h", [39], nil)]).count == 2)
    #expect(groups([("weight_kg", [3], nil), ("legs", [4], nil)]) == [["weight_kg"], ["legs"]])
    #expect(
      groups([("temperature_C", [20], nil), ("cases", [12], nil), ("rain_mm", [9], nil)]).count
        == 3)
    #expect(groups([("temp_max_C", [20], nil), ("temp_min_C", [12], nil)]).count == 1)
    #expect(groups([("col_a", [3], nil), ("col_b", [4], nil)]) == [["col_a", "col_b"]])
    #expect(groups([("delay_min", [3], nil), ("delay_max", [4], nil)]).count == 1)
  }

  /// Changes share no axis with what changed, by their names or by their values.
  @Test func changesAreApart() {
    #expect(groups([("jobs", [30], nil), ("jobs_change", [-3, 4], nil)]).count == 2)
    #expect(groups([("Wachstum", [3], nil), ("delta", [4], nil)]).count == 1)
    func lines(_ low: Double) -> Int {
      let columns = [("level", [low, 90]), ("b", [-30, 28])].map { name, values in
        Column(name: name, values: .numbers(NumberColumn(values: values)))
      }
      return MeasureGroups(columns, areLines: true).groups.count
    }
    #expect(lines(60) == 2 && lines(10) == 1)
  }

  @Test func theLargestGroupIsFirst() {
    #expect(
      groups([("a", [1000], nil), ("b", [1], nil), ("c", [2], nil)]) == [["b", "c"], ["a"]])
  }

  /// Shares of one whole stand together, and first, whatever their sizes.
  @Test func partsOfAHundredAreOneGroup() {
    let shares: [(String, [Double], String?)] = [
      ("r", [1, 0, 3], nil), ("cs", [900, 800, 700], nil), ("us", [64, 0, 10], nil),
      ("sy", [5, 1, 1], nil), ("id", [31, 99, 88], nil), ("wa", [0, 0, 0], nil),
    ]
    #expect(groups(shares) == [["us", "sy", "id", "wa"], ["r"], ["cs"]])
    // Two rows, or one row in which something is missing, are chance.
    #expect(groups(shares.map { ($0, Array($1.prefix(2)), $2) }).first != ["us", "sy", "id", "wa"])
    var other = shares
    other[4].1[2] = 80
    #expect(groups(other).first != ["us", "sy", "id", "wa"])
  }

  /// Statistics of one thing stand together, and apart from other things.
  @Test func namesTellWhatBelongsTogether() {
    #expect(
      groups([
        ("rain", [9], nil), ("temp_max", [8], nil), ("temp_min", [2], nil), ("wind", [5], nil),
      ]) == [["temp_max", "temp_min"], ["rain"], ["wind"]])
    #expect(
      groups([("N.Amer", [9], nil), ("Europe", [8], nil), ("S.Amer", [2], nil)])
        == [["N.Amer", "Europe", "S.Amer"]])
    #expect(groups([("max", [9], nil), ("min", [8], nil)]) == [["max", "min"]])
  }

  /// A unit that stands at one of them alone may be that of all.
  @Test func oneUnitMayBeThatOfAll() {
    func columns(_ units: [String?]) -> [Column] {
      units.enumerated().map { index, unit in
        Column(
          name: "c\(index)",
          values: .numbers(NumberColumn(values: [10, 20 + Double(index)], unit: unit)))
      }
    }
    #expect(MeasureGroups.areAlike(columns(["d", nil, nil])))
    #expect(!MeasureGroups.areAlike(columns(["d", "h", nil])))
  }
}
