import Testing

@testable import Tables

/// Logs whose messages tell what was measured.
@Suite struct MessageFormTests {
  /// A log of twelve lines, ten minutes apart, with a message for each number from 0.
  private func read(_ message: (Int) -> String, head: String = "") throws -> Table {
    let lines = (0..<12).map { "2026-11-20 0\($0 / 6):\($0 % 6)0:00 \(head)\(message($0))" }
    return try table(lines.joined(separator: "\n") + "\n", name: "-") { $0.today = 20_780 }
  }

  @Test(arguments: ["", "pi sensord[412]: ", "INFO "])
  func aNameAndANumber(head: String) throws {
    let table = try read({ "CPU temp: \(50 + $0).5 C" }, head: head)
    let column = try #require(table.columns.last)
    #expect(table.columns[0].name == "time" && column.name == "CPU temp")
    let numbers = try table.numbers(table.columns.count - 1)
    #expect(numbers.values.first == 50.5 && numbers.values.last == 61.5 && numbers.unit == "C")
  }

  @Test func severalNumbers() throws {
    let table = try read { "temp: 5\($0 % 10).1°C humidity: \(40 + $0)%" }
    #expect(table.names == ["time", "temp", "humidity"])
    #expect(try table.numbers(2).unit == "%")
  }

  /// A word that changes tells what the number is of.
  @Test func kinds() throws {
    let table = try read { "\(["boiler", "hall"][$0 % 2]) \(20 + $0).5" }
    #expect(table.names == ["time", "name", "value"])
    #expect(try table.text(1).dictionary == ["boiler", "hall"])
    #expect(try table.numbers(2).values[1] == 21.5)
  }

  @Test func pairsBehindWords() throws {
    let table = try read { "\(["boiler", "hall"][$0 % 2]) temperature=\($0).5 state=on" }
    #expect(table.names == ["time", "name", "temperature", "state"])
    #expect(try table.numbers(2).values[3] == 3.5)
  }

  @Test func brackets() throws {
    let lines = (0..<5).map { "[2026-11-20 00:0\($0):00] boiler 5\($0).0 C" }
    let table = try table(lines.joined(separator: "\n"), name: "-")
    #expect(table.names == ["time", "boiler"])
    #expect(try table.numbers(1).values == [50, 51, 52, 53, 54])
  }

  /// One of many lines says something else, and is kept as it is.
  @Test func otherMessages() throws {
    let table = try read({ $0 == 7 ? "restarted" : "CPU temp: \(50 + $0) C" }, head: "a b[1]: ")
    #expect(table.names.suffix(2) == ["CPU temp", "message"])
    #expect(try table.numbers(table.columns.count - 2).optionals[7] == nil)
    #expect(try table.text(table.columns.count - 1)[7] == "restarted")
  }

  /// Numbers behind a time are a table, until a line says something else: it is kept, too.
  @Test func numbersAndAnOddLine() throws {
    #expect(try read { "\(1_001 + $0)" }.names.last != "message")
    let table = try read { $0 == 7 ? "connection lost" : "\(1_001 + $0)" }
    #expect(table.names == ["time", "value", "message"])
    #expect(try table.numbers(1).optionals[6...8] == [1_007, nil, 1_009])
    #expect(try table.text(2)[7] == "connection lost")
  }

  /// Messages of several forms, without a number, or with one that tells things apart are what they were.
  @Test func noMeasurements() throws {
    let messages: [(Int) -> String] = [
      { $0 % 3 == 0 ? "restarted" : "CPU temp: \(50 + $0) C" },
      { _ in "all is well" },
      { "finished job \(1_200 + $0)" },
      { "user number\($0) came" },
      { "\(["a", "b"][$0 % 2]) \(["c", "d"][$0 % 3 % 2]) \($0).5" },
    ]
    for message in messages {
      #expect(try read(message, head: "a b[1]: ").names.last == "message")
    }
  }
}
