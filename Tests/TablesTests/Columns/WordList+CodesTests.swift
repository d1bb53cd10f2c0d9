import Testing

@testable import Tables

@Suite struct WordListCodesTests {
  /// The cell of the first column that keeps it from being numbers, if any does.
  private func slip(_ cells: [String]) throws -> String? {
    let rows = cells.enumerated().map { "\($1),\($0).5" }
    let table = try table((["part,v"] + rows).joined(separator: "\n") + "\n")
    guard case .text(let text) = table.columns[0].values else { return nil }
    return text.firstNonNumber?.text
  }

  private let parts = (130...142).map(String.init)

  @Test func codesOfDigitsAreNoNumbersWithASlip() throws {
    #expect(try slip(["010023", "010024", "010031", "B10023"]) == nil)
    #expect(try slip(parts + ["136A"]) == nil && slip(parts + ["A12"]) == nil)
    // Each code may have several rows, as long as these stand together.
    #expect(try slip(parts.flatMap { [$0, $0, $0] } + ["136A", "136A"]) == nil)
  }

  @Test func aSlipAmongNumbersIsTold() throws {
    #expect(try slip(parts + ["13O"]) == "13O", "a letter for a zero")
    #expect(try slip(["5", "7", "5", "9", "7", "5", "9", "7", "8", "12x"]) == "12x")
    #expect(try slip(parts + ["12.x"]) == "12.x")
    #expect(try slip((2000...2012).map(String.init) + ["2013p"]) == "2013p", "provisional")
    #expect(try slip(["12", "13", "14", "15A"]) == "15A", "too few to tell")
  }

  /// Anywhere else than at the beginning of a row a measure has a slip.
  @Test func onlyTheFirstColumnHoldsCodes() throws {
    let rows = (parts + ["136A"]).enumerated().map { "\($0).5,\($1)" }
    let table = try table((["v,part"] + rows).joined(separator: "\n") + "\n")
    guard case .text(let text) = table.columns[1].values else { return #expect(Bool(false)) }
    #expect(text.firstNonNumber?.text == "136A")
  }

  /// The ranks of cards are kinds, of which nine are numbers.
  @Test func kindsThatComeEquallyOftenAreNoNumbers() throws {
    let cards = (2...10).map(String.init) + ["J", "Q", "K", "A"]
    let rows = (cards + cards + cards + cards).map { "\($0),x" }
    let table = try table((["rank,suit"] + rows).joined(separator: "\n") + "\n")
    guard case .text(let text) = table.columns[0].values else { return #expect(Bool(false)) }
    #expect(text.firstNonNumber == nil)
  }
}
