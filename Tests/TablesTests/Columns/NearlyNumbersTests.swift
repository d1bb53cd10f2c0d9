import Testing

@testable import Tables

@Suite struct NearlyNumbersTests {
  /// Up to half may be below what can be measured.
  @Test func limitsOfDetection() throws {
    let cells = ["<0,5", "1,4", "<0,5", "0,8", "2,5", "<0,5", "3,5", "1,1", "0,9"]
    let numbers = try table("k;v\n" + cells.map { "a;\($0)\n" }.joined()).numbers(1)
    #expect(numbers.strays == StrayCells(count: 3, texts: ["<0,5"]))
    #expect(numbers.optionals[3] == 0.8 && numbers.values[0].isNaN)
  }

  private func column(_ cells: [String], name: String = "mark") throws -> ColumnValues {
    let rows = cells.enumerated().map { "p\($0),\($1)" }
    return try table((["who,\(name)"] + rows).joined(separator: "\n") + "\n").columns[1].values
  }

  private func numbers(_ cells: [String]) throws -> NumberColumn? {
    guard case .numbers(let numbers) = try column(cells) else { return nil }
    return numbers
  }

  @Test func aFewTextsAmongNumbersSayThatThereIsNone() throws {
    let found = try #require(
      try numbers(["12", "abs", "14", "9.5", "", "13", "10", "15", "abs", "8", "7", "11"]))
    #expect(
      found.optionals == [12, nil, 14, 9.5, nil, 13, 10, 15, nil, 8, 7, 11] as [Double?])
    #expect(found.strays == StrayCells(count: 2, texts: ["abs"]) && found.fractionDigits == 1)
  }

  /// The count of all that the percents are shares of is none of them; nothing is nothing of it.
  @Test func plainNumbersAmongPercentsHaveNoValue() throws {
    let found = try #require(try numbers(["1204", "62%", "48.5%", "0", "12%"]))
    #expect(found.optionals == [nil, 62, 48.5, 0, 12] && found.unit == "%")
    #expect(found.strays == StrayCells(count: 1, texts: ["1204"]))
    #expect(try numbers(["0", "62%", "48%"])?.optionals == [0, 62, 48])
    // As many of both are something else.
    #expect(try numbers(["1204", "62%", "931", "48%"]) == nil)
  }

  /// “100 (50%)”: shares in brackets are not negative, but those of accounts are.
  @Test func percentsThatAreAllInBracketsAreShares() throws {
    #expect(try numbers(["(50%)", "(30%)", "(20%)"])?.optionals == [50, 30, 20])
    #expect(try numbers(["5%", "(3%)", "2%"])?.optionals == [5, -3, 2])
  }

  @Test func numbersBelowALimitHaveNoValue() throws {
    let found = try #require(try numbers(["12", "<5", "14", "9", "6", "13"]))
    #expect(found.strays == StrayCells(count: 1, texts: ["<5"]))
  }

  @Test func numbersKeepTheirUnitAndTheirComma() throws {
    let units = try #require(try numbers(["3 kg", "4 kg", "none", "5 kg", "6 kg"]))
    #expect(units.unit == "kg" && units.values.count(where: \.isFinite) == 4)
    let text = "who;mark\na;1,5\nb;2,25\nc;krank\nd;3,5\ne;4\nf;5,75\n"
    let commas = try table(text).numbers(1)
    #expect(commas.optionals == [1.5, 2.25, nil, 3.5, 4, 5.75])
  }

  @Test(arguments: [
    // Too many texts, texts that are all different, codes with zeros, and several units.
    ["1", "C", "3"], ["1", "2", "C", "4", "D", "6", "E", "8", "F", "10"],
    ["1", "2", "1 and 2", "3", "4", "3"], ["02139", "10001", "x", "90210", "60601", "30301"],
    ["3 kg", "4 lb", "5 kg", "6 lb", "7 kg"],
  ])
  func anythingElseStaysText(cells: [String]) throws {
    #expect(try numbers(cells) == nil)
  }

  /// Of many runners some did not finish.
  @Test func noResults() throws {
    let found = try #require(try numbers(["12.5", "DNF", "14", "D.N.S.", "13"]))
    #expect(found.optionals == [12.5, nil, 14, nil, 13])
    #expect(found.strays == StrayCells(count: 2, texts: ["DNF", "D.N.S."]))
  }

  @Test func keysStayText() throws {
    let values = try column(["12", "13", "A1", "14", "15", "16", "17"], name: "customer_id")
    guard case .text = values else { return #expect(Bool(false), "\(values)") }
  }

  /// Boats are numbered, and some have letters.
  @Test func whatIsNumberedIsNamed() throws {
    let boats = (1...16).map(String.init) + ["A", "B"]
    #expect(try numbers(boats) == nil && numbers(boats + ["7"]) != nil)
    let varieties = (1...9).map(String.init) + ["X"]
    #expect(try numbers(varieties + varieties) == nil)
  }

  /// Classes of a school are no amperes.
  @Test func digitsWithLettersAreNames() throws {
    for cells in [["7A", "7B", "8A", "8B"], ["7E", "8E", "9E"], ["7A", "7A", "7B", "8A", "7A"]] {
      guard case .text(let text) = try column(cells) else {
        #expect(Bool(false), "\(cells)")
        continue
      }
      #expect(text.firstNonNumber == nil, "\(cells)")
    }
    #expect(try numbers(["13p", "8p", "21p"])?.unit == "p")
  }
}
