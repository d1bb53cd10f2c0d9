import Testing

@testable import Tables

@Suite struct CountryCodesTests {
  private func kinds(_ text: String) throws -> (names: [String], missing: Int) {
    let column = try table(text).columns[0]
    guard case .text(let texts) = column.values else { return ([], -1) }
    return (texts.dictionary, texts.codes.count { $0 < 0 })
  }

  @Test func amongCountriesNAIsNamibia() throws {
    let found = try kinds("code,v\nDE,3\nNA,4\nFR,8\nNA,2\nPL,5\n419,7\n,9\n")
    #expect(Set(found.names) == ["DE", "FR", "PL", "NA", "419"] && found.missing == 1)
    #expect(try table("code,v\nNA,4\nDE,3\nFR,8\nPL,5\n").columns[0].values.text(of: 0) == "NA")
  }

  @Test func amongContinentsItIsNorthAmerica() throws {
    let found = try kinds("continent,v\nAF,3\nNA,4\nEU,8\nAS,5\nOC,1\nSA,2\nAN,0\n")
    #expect(found.names.contains("NA") && found.missing == 0)
  }

  @Test(arguments: [
    "state,v\nNY,3\nNA,4\nTX,8\nOH,5\n", "sure,v\nNO,3\nNA,4\nNO,8\n",
    "k,v\nde,3\nNA,4\nfr,8\npl,5\n",
  ])
  func elsewhereItIsMissing(text: String) throws {
    let found = try kinds(text)
    #expect(!found.names.contains("NA") && found.missing == 1)
  }

  @Test func whoeverSaysThatItIsMissingIsBelieved() throws {
    let text = "code,v\nDE,3\nNA,4\nFR,8\nPL,5\n"
    let table = try table(text) { $0.missing = ["NA"] }
    #expect(table.columns[0].values.isMissing(1))
  }
}
