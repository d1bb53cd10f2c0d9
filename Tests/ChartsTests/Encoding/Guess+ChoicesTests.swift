import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessChoicesTests {
  /// A ballot in codes at the beginning is asked about before a yes or no in the middle.
  @Test func codedBallotsAreCounted() throws {
    let text = tableText("vote88,opinion,age,female,working,union", 200) { row in
      "\(row * 7 % 3 + 1),\(row * 5 % 4),\(20 + row * 37 % 61),\(row % 2),\(row * 11 % 5 == 0 ? 1 : 0),\(row * 13 % 7 == 0 ? 1 : 0)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.x == "vote88" && chart.channels?.reason == .counts)
    let other = try readFirstChart(text.replacing("vote88", with: "party88"))
    #expect(other.channels?.x != "party88")
  }
}
