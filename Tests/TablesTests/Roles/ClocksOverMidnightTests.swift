import Testing

@testable import Tables

/// Times of day without a date go on over midnight.
@Suite struct ClocksOverMidnightTests {
  /// The hours since the first midnight of the first column of a table of some times.
  private func hours(_ times: [String], also columns: [String] = []) throws -> [Double] {
    let lines = times.enumerated().map { index, time in
      ([time, "\(20 + index * 7 % 5)"] + columns.map { String(Array($0)[index]) })
        .joined(separator: ",")
    }
    let names = (["time", "value"] + columns.indices.map { "c\($0)" }).joined(separator: ",")
    let text = ([names] + lines).joined(separator: "\n") + "\n"
    return try table(text).overMidnight.dates(0).values.map { $0 / 3_600 }
  }

  @Test func oneMidnight() throws {
    #expect(try hours(["22:00", "23:00", "00:00", "01:30"]) == [22, 23, 24, 25.5])
    #expect(try hours(["22:00", "22:00", "23:00", "23:00", "23:30", "00:00"]).last == 24)
    #expect(try hours(["01:00", "00:00", "23:00", "22:00"]) == [25, 24, 23, 22])
  }

  @Test func severalMidnights() throws {
    let times = (0..<20).map { "\($0 * 5 % 24 < 10 ? "0" : "")\($0 * 5 % 24):00" }
    #expect(try hours(times) == (0..<20).map { Double($0 * 5) })
  }

  /// Times in no order, those of one day again and again, those of groups, and those that fall by less.
  @Test func otherOrders() throws {
    for times in [
      ["22:00", "21:00", "23:00", "20:00"], ["08:00", "09:00", "10:00", "08:00", "09:00", "10:00"],
      ["08:00", "20:00", "22:00", "12:00"], ["00:00", "01:00", "02:00"], ["23:00", "00:00"],
    ] {
      #expect(try hours(times).allSatisfy { $0 < 24 }, "\(times)")
    }
    let days = ["00:00", "08:00", "16:00", "00:00", "08:00", "16:00"]
    #expect(try hours(days).allSatisfy { $0 < 24 })
    let night = ["20:00", "21:00", "23:00", "00:00", "08:00", "16:00"]
    #expect(try hours(night, also: ["aaabbb"]).allSatisfy { $0 < 24 })
    #expect(try hours(night, also: ["aabbab"]).last == 40)
  }

  /// Beside dates they are something else.
  @Test func besideDates() throws {
    let text = "day,moonrise,n\n2026-11-20,22:00,1\n2026-11-21,23:00,2\n2026-11-22,00:00,3\n"
    #expect(try table(text).overMidnight.dates(1).values.last == 0)
  }
}
