import Testing

@testable import Tables

@Suite struct BallotNamesTests {
  @Test func ballotsThatNobodyGot() {
    #expect(
      ["Głosy nieważne", "ungültige Stimmen", "Blank votes", "無効票"].allSatisfy(
        BallotNames.isRemainder))
    #expect(!["Votes", "Nowak", "Frekwencja %"].contains(where: BallotNames.isRemainder))
  }
}
