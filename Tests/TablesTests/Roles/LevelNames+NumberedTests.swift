import Testing

@testable import Tables

struct NumberedLevelTests {
  @Test func answersWithNumbersAreKindsInThisOrder() throws {
    #expect(LevelNames.ranks(of: ["2. Yes", "1. No"]) == [2, 1])
    #expect(LevelNames.areNumbered(["1) never", "2) often", "3) always"]))
  }

  @Test(arguments: [
    ["1 kg", "2 kg"], ["1. No"], ["1. No", "1. Yes"], ["1.5", "2.5"], ["1. kg", "2. kg"],
  ])
  func amountsAreNone(names: [String]) {
    #expect(!LevelNames.areNumbered(names))
  }

  @Test func aColumnOfThemIsNoSlip() throws {
    let rows = (0..<40).map { "\($0 * 3),\($0 % 3 == 0 ? "2. Yes" : "1. No")\n" }
    let text = "who,provider\n" + rows.joined()
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions())
    guard case .table(let table) = document, case .text(let answers) = table.columns[1].values
    else {
      Issue.record("no kinds")
      return
    }
    #expect(answers.firstNonNumber == nil && answers.dictionary.count == 2)
  }

  /// Codes with the same letters follow their numbers where rows stand as they came.
  @Test func codesFollowTheirNumbers() throws {
    let data = try table("severity,v\nSEV3,3\nSEV2,1\nSEV3,9\nSEV1,2\nSEV10,4\n")
    let sorted = data.inNaturalOrder(of: "severity", keepsWritten: false)
    #expect(try sorted.text(0).cells == ["SEV1", "SEV2", "SEV3", "SEV3", "SEV10"])
    #expect(data.inNaturalOrder(of: "severity") == data)
    for names in [
      ["SEV1", "P2"], ["A", "B"], ["S1", "S01"], ["x1y", "x2y"], ["1", "2"], ["Q1"],
    ] {
      #expect(LevelNames.coded(names) == nil, "\(names)")
    }
  }
}
