import Testing

@testable import Charts
@testable import Tables

/// Larger places have more of everything, which nobody needs a chart for.
@Suite struct ColumnSizesTests {
  private var schools: String {
    tableText("pupils,teachers,computers,poor,score", 60) { row in
      let pupils = 60 * (1 + row * 17 % 60) * (1 + row % 3)
      let poor = row * 23 % 60
      return "\(pupils),\(pupils / 19 + row % 4),\(pupils / 7 + row % 5),\(poor),"
        + "\(700 - poor + row * 7 % 15)"
    }
  }

  @Test func numbersOfPeopleAndHousesGrowTogether() throws {
    let columns = try readTable(schools).columns
    #expect(columns[0].growsAlong(with: columns[1]) && columns[1].growsAlong(with: columns[2]))
    #expect(!columns[0].growsAlong(with: columns[3]) && !columns[3].growsAlong(with: columns[4]))
  }

  /// A length and a volume are of other kinds: one grows faster.
  @Test func aVolumeIsNoSizeOfTheSameKind() throws {
    let text = tableText("length,volume", 40) { row in
      let length = 1 + row * 17 % 40
      return "\(length),\(length * length * length)"
    }
    let columns = try readTable(text).columns
    #expect(!columns[0].growsAlong(with: columns[1]))
  }

  @Test func theLastIsToldByWhatIsNoSize() throws {
    let chart = try readFirstChart(schools)
    #expect(chart.type == .scatter && chart.channels?.x == "poor" && chart.channels?.y == ["score"])
  }
}
