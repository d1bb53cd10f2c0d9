import Testing

@testable import Tables

/// A blank between two numbers parts them, unless it groups the digits of one.
@Suite struct PairedNumbersTests {
  private func read(_ lines: [String], name: String = "a.txt") throws -> Table {
    try table(lines.joined(separator: "\n") + "\n", name: name)
  }

  @Test(arguments: ["a.txt", "a.csv", "-"])
  func aCounterAndAValue(name: String) throws {
    let table = try read((1...70).map { "\($0) \(123 + $0 * 7 % 500).5" }, name: name)
    #expect(try table.numbers(0).values == (1...70).map(Double.init))
    #expect(try table.numbers(1).values.first == 130.5)
  }

  @Test func namesOverBoth() throws {
    let table = try read(["x y", "10 250", "25 310", "30 280"])
    #expect(table.names == ["x", "y"])
    #expect(try table.numbers(0).values == [10, 25, 30])
  }

  @Test func evenSteps() throws {
    #expect(try read(["10 250", "20 310", "30 280"]).columns.count == 2)
    #expect(try read(["9 250.5 101", "8 310.5 202", "7 280.5 303"]).columns.count == 3)
  }

  /// Groups of one number: some lines have no other, a group begins with zero, the first one does not count on, or all
  /// that it counts is the same.
  @Test func groups() throws {
    let lists = [
      ["1 124.5", "987.0", "3 133.0"], ["1 024", "2 181", "3 133"], ["1 124", "2 181", "5 133"],
      ["1 500", "2 500", "3 500"], ["value", "1 124", "2 024", "3 133"],
      ["1 000", "2 000", "3 000"], ["Unit price", "12 990", "14 500", "9 990"],
    ]
    for list in lists { #expect(try read(list).columns.count == 1, "\(list)") }
    #expect(try read(lists[2]).numbers(0).values == [1_124, 2_181, 5_133])
  }
}
