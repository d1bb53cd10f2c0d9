import Testing

@testable import Tables

@Suite struct NumberMarksTests {
  /// A number in square brackets is one that is less certain, and is told.
  @Test func numbersInSquareBrackets() throws {
    let masses = try table("e,mass\nH,1.008\nHe,4.003\nTc,[98]\nRu,101.07\nPm,[145]\n").numbers(1)
    #expect(masses.values == [1.008, 4.003, 98, 101.07, 145])
    #expect(masses.marks == StrayCells(count: 2, texts: ["[ ]"]))
    #expect(throws: Never.self) {
      try table("e,v\na,[1,2]\nb,[2]\nc,x\n".replacing(",2", with: "")).text(1)
    }
  }

  private func column(_ cells: [String]) throws -> Column {
    try table("k;v\n" + cells.map { "a;\($0)\n" }.joined()).columns[1]
  }

  private func numbers(_ cells: [String]) throws -> [Double?] {
    guard case .numbers(let numbers) = try column(cells).values else { throw WrongType() }
    return numbers.optionals
  }

  /// The ways in which bookkeepers and their programs write what is below zero.
  @Test func losses() throws {
    #expect(try numbers(["1200", "(1234)", "(56)", "NA"]) == [1_200, -1_234, -56, nil])
    #expect(try numbers(["12", "1.256-", "1,5-"]) == [12, -1_256, -1.5])
    guard case .numbers(let dollars) = try column(["$5", "($1,234.5)", "$(2)"]).values else {
      throw WrongType()
    }
    #expect(dollars.unit == "$" && dollars.values == [5, -1_234.5, -2])
  }

  /// Marks and remarks of a few cells keep no column from being numbers.
  @Test func marks() throws {
    #expect(
      try numbers(["12*", "15", "13 p", "14 (estimated)", "16", "17", "18†", "19"]).count == 8)
    #expect(try numbers(["0", "2 (3h ago)", "0", "17 (2m5s ago)"]) == [0, 2, 0, 17])
    #expect(try numbers(["12", "15²", "13[1]", "14"]) == [12, 15, 13, 14])
  }

  /// The flags of statistical offices are letters of no unit, in however many cells they stand, and how far a number may
  /// be off is none of its digits; both are told.
  @Test func flags() throws {
    guard case .numbers(let shares) = try column(["11.2", "13.1 b", "9.9 p", "12.0 p"]).values
    else { throw WrongType() }
    #expect(shares.values == [11.2, 13.1, 9.9, 12] && shares.unit == nil)
    #expect(shares.marks == StrayCells(count: 3, texts: ["b", "p"]))
    guard case .numbers(let lengths) = try column(["24.9 ± 0.2", "26.1 ±0.3", "22.4+/-0.1"]).values
    else { throw WrongType() }
    #expect(lengths.values == [24.9, 26.1, 22.4])
    #expect(try numbers(["24.9 ± 0.5", "26.1 ± 0.5"]) == [24.9, 26.1])
    #expect(lengths.marks == StrayCells(count: 3, texts: ["± 0.2", "±0.3", "+/-0.1"]))
  }

  /// A bank says which side of the account an amount stands on.
  @Test func sidesOfAccounts() throws {
    #expect(
      try numbers(["100.00 CR", "45.20 DR", "1,500.00DR", "20 Cr"]) == [100, -45.2, -1_500, 20])
  }

  /// A sign of money beside a few numbers, and not beside the others, costs none of them.
  @Test func signsOfMoneyBesideSomeNumbers() throws {
    guard case .numbers(let prices) = try column(["1200", "$950", "700", "880"]).values else {
      throw WrongType()
    }
    #expect(prices.values == [1_200, 950, 700, 880] && prices.unit == nil)
    #expect(prices.marks == StrayCells(count: 1, texts: ["$"]))
    #expect(try numbers(["$1200", "$900", "700"]) == [1_200, 900, 700])
    guard case .text = try column(["$1", "€2", "3"]).values else { throw WrongType() }
  }

  /// Brackets in every cell, or in most, mean something else.
  @Test(arguments: [
    ["(1)", "(2)"], ["5 (10%)", "7 (14%)"], ["3", "14B"], ["2018", "2019-"], ["(3-2)", "4"],
  ])
  func noNumbers(cells: [String]) throws {
    guard case .text = try column(cells).values else { throw WrongType() }
  }

  /// The cell to blame is the one that is no number, not the first with a mark.
  @Test func slipAmongMarks() throws {
    guard case .text(let text) = try column(["12", "15*", "x", "13"]).values else {
      throw WrongType()
    }
    #expect(text.firstNonNumber?.text == "x")
  }
}
