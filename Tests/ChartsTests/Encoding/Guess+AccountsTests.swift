import Testing

@testable import Charts
@testable import Tables

/// Statements of accounts.
@Suite struct GuessAccountsTests {
  private let payees = ["Baker", "Rent", "Rail", "Wages"]

  /// Three payments on each of twenty days.
  private var rows: [(day: Int, payee: String, amount: Double, balance: Double)] {
    var balance = 500.0
    return (0..<60).map { row in
      let amount = row % 10 == 0 ? 900.25 : -Double(row * 37 % 90) - 0.5
      balance += amount
      return (row / 3 + 1, payees[row % 4], amount, balance)
    }
  }

  private func statement(_ rows: [(day: Int, payee: String, amount: Double, balance: Double)])
    -> String
  {
    "date,payee,amount,balance\n"
      + rows.map { row in
        "2024-03-\(row.day < 10 ? "0" : "")\(row.day),\(row.payee),\(row.amount),\(row.balance)\n"
      }.joined()
  }

  @Test func aBalanceIsOneLineOfTheLastOfEachDay() throws {
    for rows in [rows, rows.reversed()] {
      let charts = try readCharts(statement(rows))
      #expect(charts.count == 2)
      #expect(charts[0].series.count == 1 && charts[0].repetition == nil)
      let last = self.rows.indices.filter { $0 % 3 == 2 }.map { self.rows[$0].balance }
      #expect(charts[0].series[0].y == last)
      #expect(charts[1].channels?.y == ["amount"] && charts[1].channels?.aggregate == .sum)
    }
  }

  @Test func whatComesInAndWhatGoesOutMayStandApart() throws {
    let text =
      "date,paid out,paid in,balance\n"
      + rows.map { row in
        let (out, into) = row.amount < 0 ? ("\(-row.amount)", "") : ("", "\(row.amount)")
        return "2024-03-\(row.day < 10 ? "0" : "")\(row.day),\(out),\(into),\(row.balance)\n"
      }.joined()
    let charts = try readCharts(text)
    #expect(charts[0].channels?.y == ["balance"] && charts[0].series[0].count == 20)
  }

  /// The growth of a price near 1 is nearly its step, and no amount.
  @Test func growthIsNoAmount() throws {
    var price = 0.82
    let rows = (0..<42).map { row in
      let growth = Double(row * 37 % 19 - 8) / 400
      price *= 1 + growth
      return "\(1947 + row),\(price),\(growth),\(5 + row * 29 % 31)\n"
    }
    let charts = try readCharts("year,price,gprice,inv\n" + rows.joined())
    #expect(charts.contains { $0.channels?.y.contains("inv") == true })
  }

  /// Two measures of which neither adds up the other are no account.
  @Test func otherMeasuresAreNoAccount() throws {
    let text =
      "date,payee,amount,weight\n"
      + rows.map { "2024-03-\($0.day < 10 ? "0" : "")\($0.day),\($0.payee),\($0.amount),7.5\n" }
      .joined()
    #expect(try readCharts(text)[0].channels?.aggregate != .last)
  }

  /// Bookings of odd days are added up by months below their balance, where several are there.
  @Test func singleBookingsAreAddedUp() throws {
    var (balance, day) = (500.0, 0)
    let rows = (0..<45).map { row -> String in
      let amount = row % 15 == 0 ? 1_900.25 : -Double(row * 37 % 90) - 0.5
      balance += amount
      day += 1 + row * 7 % 4
      return "2024-0\(1 + day / 31)-\(String(101 + day % 28).suffix(2)),\(amount),\(balance)"
    }
    let charts = try readCharts("date,amount,balance\n" + rows.joined(separator: "\n") + "\n")
    #expect(charts.map { $0.channels?.y } == [["balance"], ["amount"]])
    #expect(charts[1].channels?.timeUnit == .month && charts[1].channels?.aggregate == .sum)
  }
}
