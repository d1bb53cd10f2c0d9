import Testing

@testable import Charts

struct TicketGuessTests {
  /// Half a year of tickets, each of a product, with how many and at which price.
  private static var rows: String {
    let products = [("Honey", 8.2), ("Candle", 12.9), ("Jam", 6.4)]
    return (0..<180).reduce("No;Date;Product;Pieces;Price;Total\n") { text, number in
      let (name, usual) = products[number * 7 % 3]
      let price = (usual * 10 + Double(number % 4)).rounded() / 10
      let day = "2026-0\(1 + number / 28)-\(number % 28 < 9 ? "0" : "")\(1 + number % 28)"
      let pieces = 1 + number * 5 % 3
      let total = (Double(pieces) * price * 100).rounded() / 100
      return text + "CMD-\(1000 + number);\(day);\(name);\(pieces);\(price);\(total)\n"
    }
  }

  /// Tickets have names, or numbers that may look like years.
  @Test(arguments: ["CMD-", ""]) func ticketsAreAddedUp(beginning: String) throws {
    let rows = Self.rows.replacing("CMD-", with: beginning)
    let chart = try #require(try readCharts(rows).first)
    #expect(chart.channels?.y == ["Total"] && chart.channels?.aggregate == .sum)
    #expect(chart.channels?.timeUnit == .week)
  }

  /// Nor are those of one day only counted.
  @Test func severalOfADayAreAddedUp() throws {
    let rows = (0..<140).reduce("order_no,order_date,product,quantity,unit_price,total\n") {
      text, number in
      let day = number * 160 / 140
      let (pieces, price) = (1 + number * 5 % 6, [4.5, 5.2, 6.9, 7.9][number * 7 % 4])
      let date = "2026-0\(1 + day / 28)-\(day % 28 < 9 ? "0" : "")\(1 + day % 28)"
      let halves = number.isMultiple(of: 3) ? "2026-01-05" : date
      let product = ["Mate", "Tea", "Cocoa", "Coffee"][number * 7 % 4]
      return text
        + "\(2001 + number),\(halves),\(product),\(pieces),\(price),\(Double(pieces) * price)\n"
    }
    let chart = try #require(try readCharts(rows).first)
    #expect(chart.channels?.y == ["total"] && chart.channels?.aggregate == .sum)
  }

  /// Payments at odd times, of a few prices: what came in is added up by week, and what it is made of behind it.
  private static func payments(_ header: String, currencies: [String], dates: Bool = false)
    -> String
  {
    tableText(header, 160) { row in
      let day = row / 2 + 1
      let date =
        "2026-0\(7 + day / 28)-\(day % 28 < 9 ? "0" : "")\(1 + day % 28)"
        + (dates ? "" : " 0\(row % 2 * 5 + row % 3):\(10 + row * 7 % 50)")
      let price = [19, 49, 99, 199][row * 7 % 4]
      let fee = [0.85, 1.72, 3.17, 6.07][row * 7 % 4]
      return "ch_\(1000 + row),\(date),\(price).00,\(fee),\(Double(price) - fee),"
        + "\(currencies[row % currencies.count]),\(row % 9 < 7 ? "Paid" : "Failed")"
    }
  }

  @Test(arguments: [true, false]) func whatCameInIsAddedUp(dates: Bool) throws {
    let text = Self.payments(
      "id,Created,Amount,Fee,Net,Currency,Status", currencies: ["usd"], dates: dates)
    let charts = try readCharts(text)
    #expect(charts.map { $0.channels?.y }[0] == ["Amount"])
    #expect(charts.allSatisfy { $0.channels?.aggregate == .sum && $0.channels?.timeUnit == .week })
    #expect(Set(charts.flatMap { $0.channels?.y ?? [] }) == ["Amount", "Fee", "Net"])
  }

  /// Money of two currencies has no sum.
  @Test func currenciesAreNotAddedUp() throws {
    let text = Self.payments(
      "id,Created,Amount,Fee,Net,Currency,Status", currencies: ["usd", "eur", "eur"])
    #expect(try readCharts(text)[0].channels?.series == "Currency")
    for deck in try Encoding().suggestions(of: readDocument(text)) {
      for chart in deck where chart.aggregate == .sum {
        let parting = [chart.x, chart.series?.column, chart.split?.column]
        #expect(parting.contains { $0 == "Currency" })
      }
    }
  }

  /// Of the columns of payments any may be missing.
  @Test(arguments: ["Fee", "Net", "Fee,Net"]) func amountsAreAddedUpWithoutTheirParts(
    gone: String
  ) throws {
    var table = try readTable(
      Self.payments("id,Created,Amount,Fee,Net,Currency,Status", currencies: ["usd"]))
    table.columns.removeAll { gone.split(separator: ",").map(String.init).contains($0.name) }
    let chart = try #require(try Encoding().charts(of: table).first)
    #expect(chart.channels?.y == ["Amount"] && chart.channels?.aggregate == .sum)
  }

  @Test func theListHasTheSumOfEachProduct() throws {
    let decks = try Encoding().suggestions(of: readDocument(Self.rows))
    #expect(
      decks.contains { deck in
        deck.contains { $0.x == "Product" && $0.measures == ["Total"] && $0.aggregate == .sum }
      })
  }
}
