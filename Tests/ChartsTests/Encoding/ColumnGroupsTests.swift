import Testing

@testable import Charts
@testable import Tables

@Suite struct ColumnGroupsTests {
  private func column(_ name: String, _ values: [Double]) -> Column {
    Column(name: name, values: .numbers(NumberColumn(values: values)))
  }

  /// The same answer as when whole rows are compared, whichever columns were asked about before.
  @Test func rowsAreComparedAsAWhole() {
    let columns = [
      column("a", (0..<24).map { Double($0 % 2) }), column("b", (0..<24).map { Double($0 % 3) }),
      column("c", (0..<24).map { Double($0 / 6) }),
      column("d", (0..<24).map { $0 % 5 == 0 ? .nan : Double($0 % 4) }),
      column("e", (0..<24).map(Double.init)),
    ]
    let groups = ColumnGroups(rowCount: 24)
    for chosen in 1..<32 {
      let some = columns.indices.filter { chosen >> $0 & 1 == 1 }.map { columns[$0] }
      let rows = (0..<24).map { row in some.map { "\($0.values.text(of: row))" } }
      #expect(groups.areUnique(some) == (Set(rows).count == 24), "\(some.map(\.name))")
      #expect(groups.count(of: some) == Set(rows).count)
    }
    #expect(!groups.areUnique([]) && ColumnGroups(rowCount: 1).areUnique([]))
  }

  /// Values that rise are not looked up one by one, and make the groups that looking them up would.
  @Test func whatRisesIsInGroupsOfItsOwn() {
    let values: [[Double]] = [[1, 2, 2.5, 7], [1, 2, 2, 7], [-0.0, 0, 1, 2], [1, .nan, 2, 3]]
    for (number, values) in values.enumerated() {
      let column = column("c\(number)", values)
      #expect(ColumnGroups(rowCount: 4).groups(of: column) == Grouping(values), "\(values)")
    }
  }

  /// A table of many traits is quickly seen through: no pair of them tells apart what is alike in both.
  @Test func manyTraitsNeedNoComparison() {
    let traits = (0..<80).map { trait in
      column("t\(trait)", (0..<780).map { Double($0 * (trait + 3) % 7 % 2) })
    }
    let groups = ColumnGroups(rowCount: 780)
    for first in traits {
      for second in traits { #expect(!groups.areUnique([first, second])) }
    }
  }
}
