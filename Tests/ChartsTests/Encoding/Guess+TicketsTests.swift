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

  @Test func theListHasTheSumOfEachProduct() throws {
    let decks = try Encoding().suggestions(of: readDocument(Self.rows))
    #expect(
      decks.contains { deck in
        deck.contains { $0.x == "Product" && $0.measures == ["Total"] && $0.aggregate == .sum }
      })
  }
}
