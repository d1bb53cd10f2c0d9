import Testing

@testable import Tables

@Suite struct NumberedThingsTests {
  /// A number that says nothing of the one before.
  private func mixed(_ row: Int, _ count: Int) -> Int {
    var bits = UInt64(row + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (bits ^ (bits >> 31)) >> 8) % count
  }

  private func isTime(_ text: String) throws -> Bool {
    if case .dates = try table(text).typed().columns[0].values { true } else { false }
  }

  private func rows(_ header: String, _ rows: Range<Int>, _ row: (Int) -> String) -> String {
    header + "\n" + rows.map { row($0) + "\n" }.joined()
  }

  private func shuffled(_ name: String, _ numbers: Range<Int>) -> String {
    rows("\(name),city,amount,items", numbers) {
      "\($0),\(["Rome", "Oslo", "Lima"][mixed($0, 3)]),\(mixed($0, 97)),\(mixed($0 * $0, 9))"
    }
  }

  @Test(arguments: ["order", "Invoice", "student", "lot"]) func thingsAreNoYears(name: String)
    throws
  {
    for numbers in [2001..<2061, 1900..<1960, 1700..<1950, 1500..<2061] {
      #expect(try !isTime(shuffled(name, numbers)), "\(numbers)")
    }
    // Nor in another order.
    let turned = rows("\(name),amount", 0..<60) { "\(2060 - $0),\(mixed($0, 97))" }
    #expect(try !isTime(turned))
    let roles = try table(shuffled(name, 2001..<2061)).typed().roles.map(\.role)
    #expect(roles[0] == .key && roles[2] == .measure)
  }

  /// Names of things are no years in few rows, nor beside what rises.
  @Test func namesSayWhatIsNumbered() throws {
    #expect(try !isTime(rows("order,amount", 2001..<2011) { "\($0),\($0 * 3)" }))
    #expect(try isTime(rows("lot,amount", 2001..<2011) { "\($0),\($0 * 3)" }))
  }

  @Test(arguments: ["year", "Jahr", "anno", "season", "water_year", "t", "period", ""])
  func yearsStay(name: String) throws {
    #expect(try isTime(rows("\(name),rain", 1900..<2000) { "\($0),\(mixed($0, 97))" }))
    #expect(try isTime(shuffled(name, 1900..<2000)))
  }

  /// A measure that goes on from year to year has years for an axis, whatever these are called.
  @Test func coursesHaveYears() throws {
    #expect(try isTime(rows("lot,amount", 1950..<2010) { "\($0),\($0 + mixed($0, 20))" }))
    #expect(
      try isTime(rows("lot,a,b", 1950..<2010) { "\($0),\($0 + mixed($0, 9)),\(mixed($0, 50))" }))
  }

  /// More than a hundred and fifty rows without a name are no years where they have no order.
  @Test func unnamedYears() throws {
    #expect(try isTime(shuffled("", 1850..<2000)))
    #expect(try !isTime(shuffled("", 1800..<2000)))
  }
}
