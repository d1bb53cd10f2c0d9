import Testing

@testable import Tables

/// Numbers of other rows, of members and of groups measure nothing.
@Suite struct ReferringKeysTests {
  private func roles(_ header: String, _ count: Int, _ row: (Int) -> String) throws -> [ColumnRole]
  {
    try table(([header] + (0..<count).map(row)).joined(separator: "\n")).roles.map(\.role)
  }

  /// Numbers without an order (SplitMix64).
  private func mixed(_ index: Int, _ seed: Int) -> Int {
    var value = UInt64(index &* 31 &+ seed) &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return Int((value ^ (value >> 27)) >> 40 & 1_023)
  }

  @Test func parentsAreRows() throws {
    func number(_ row: Int) -> Int { 400 + row * row }
    func roles(_ name: String, _ parent: (Int) -> Int) throws -> ColumnRole {
      try self.roles("id,\(name),dose,weight", 60) {
        "\(number($0)),\(parent($0)),\(mixed($0, 3)).5,\(mixed($0, 7)).5"
      }[1]
    }
    #expect(try roles("sire") { $0 < 20 ? 0 : number($0 - 20) } == .key)
    #expect(try roles("mid") { $0 < 20 ? 0 : number($0 - 20) } == .key)
    #expect(try roles("sire") { $0 < 20 ? 0 : number($0 - 20) + 1 } == .measure)
    // Among 1, 2, 3 … any amount is the number of some row.
    let ages = try self.roles("id,age,dose", 90) { "\($0 + 1),\(20 + $0 % 61),\(mixed($0, 3)).5" }
    #expect(ages[1] == .measure)
  }

  @Test func personsOfHouseholds() throws {
    func roles(_ person: (Int) -> Int) throws -> [ColumnRole] {
      try self.roles("intnum,persnum,hours,pay", 90) {
        "\(4 + $0 / 2 * 3),\(person($0)),\(mixed($0, 3)).5,\(mixed($0, 7)).5"
      }
    }
    #expect(try roles { $0 % 2 * 140 + $0 % 7 + 1 }.prefix(2) == [.key, .key])
    #expect(try roles { mixed($0, 9) }.prefix(2) == [.key, .measure])
  }

  /// Chicks that are weighed again and again, time after time.
  @Test func subjectsAreNoAmounts() throws {
    func roles(_ name: String) throws -> ColumnRole {
      try self.roles("weight,time,\(name),diet", 240) {
        "\(40 + $0 + mixed($0, 3) % 9),\($0 / 43 * 2),\($0 % 43 + 1),\($0 % 43 / 22 + 1)"
      }[2]
    }
    #expect(try roles("chick") == .key)
  }

  /// The scores differ from school to school, but not from number to number.
  @Test func schoolsAreNoAmounts() throws {
    func roles(_ effect: (Int) -> Int) throws -> ColumnRole {
      try self.roles("score,schidkn,reading", 1_600) { row in
        let school = mixed(row, 5) % 80
        let (score, reading) = (mixed(row, 3) % 90, mixed(row, 77) % 90)
        return
          "\(500 + effect(school) + score).5,\(school + 1),\(400 + effect(school) + reading).5"
      }[1]
    }
    #expect(try roles { mixed($0, 6) % 60 } == .key)
    #expect(try roles { $0 } == .measure, "scores go up with it")
    #expect(try roles { _ in 0 } == .measure, "nothing tells the groups apart")
  }
}
