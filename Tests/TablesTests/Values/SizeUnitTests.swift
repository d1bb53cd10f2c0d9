import Testing

@testable import Tables

@Suite struct SizeUnitTests {
  private func numbers(_ text: String) throws -> [NumberColumn] {
    let table = try table(text)
    return try table.columns.indices.dropFirst().map(table.numbers)
  }

  /// `free -h`, with and without the letter of bytes.
  @Test(arguments: ["Gi", "GiB"])
  func columnsHaveOneUnit(unit: String) throws {
    let small = unit.replacing("G", with: "M")
    let columns = try numbers(
      "name,total,used,shared\nMem,15\(unit),890\(small),512\(small)\nSwap,2.0\(unit),0B,0B\n")
    #expect(columns.allSatisfy { $0.unit == "GiB" })
    #expect(columns[0].values == [15, 2])
    #expect(columns[1].values == [890.0 / 1_024, 0] && columns[1].fractionDigits == 3)
    #expect(columns[2].values == [0.5, 0] && columns[2].fractionDigits == 1)
  }

  /// `df -h`: what has one letter is what the same letter is beside another.
  @Test func aLetterIsTheUnitThatItIsBeside() throws {
    let columns = try numbers("mount,used,size\n/,21.9G,50G\n/var,80.9G,200G\n/srv,405.1G,1T\n")
    #expect(columns.map(\.unit) == ["GiB", "GiB"])
    #expect(try numbers("mount,used,n\n/,21.9G,5\n/var,80.9G,2\n").map(\.unit) == ["G", nil])
  }

  /// A size that is less than one of its unit is told in the one that suits it.
  @Test(arguments: [
    (0.5, "GiB", 512.0, "MiB"), (8.0 / 1_048_576, "GiB", 8, "KiB"), (0.012, "MB", 12, "kB"),
    (-0.25, "KiB", -256, "B"), (1, "GiB", nil, ""), (0, "GiB", nil, ""), (0.5, "kg", nil, ""),
    (0.5, "B", nil, ""),
  ])
  func whatIsSmallIsToldInASmallerUnit(value: Double, unit: String, told: Double?, suited: String) {
    let found = SizeUnit.suited(value, in: unit)
    #expect(found?.value == told && (found?.unit ?? "") == suited)
  }

  @Test func whatWouldBeTooSmallStays() throws {
    let columns = try numbers("name,a,b\nx,15 GiB,12 KiB\ny,2 GiB,13 KiB\n")
    #expect(columns.map(\.unit) == ["GiB", "KiB"])
  }

  /// Powers of 1024 and of 1000 stay apart, and so do units of something else.
  @Test func otherUnitsStay() throws {
    #expect(
      try numbers("name,a,b\nx,15 GiB,900 MB\ny,2 GiB,800 MB\n").map(\.unit) == ["GiB", "MB"])
    #expect(try numbers("name,a,b\nx,15 kg,9 m\ny,2 kg,8 m\n").map(\.unit) == ["kg", "m"])
  }
}
