import Testing

@testable import Charts
@testable import Tables

/// Rows that share their time.
@Suite struct GuessSumsTests {
  private func bookings(_ name: String) -> String {
    tableText("Datum,Kategorie,\(name)", 60) { row in
      "2024-0\(1 + row % 6)-\(10 + row % 7),\(["Miete", "Essen"][row % 2]),\(10 + row * 7 % 40)"
    }
  }

  /// A mean of five to ten rows hides what the others lack.
  @Test func missingValuesAreCountedBesideMeans() throws {
    let text = tableText("year,region,score", 120) { row in
      "\(2000 + row / 10),R\(row % 2),\(row % 7 == 0 ? "" : "\(40 + row * 7 % 31).5")"
    }
    let missing = (0..<120).count { $0 % 7 == 0 }
    #expect(try readFirstChart(text).notes.contains(.missingValues(missing)))
    let whole = tableText("year,region,score", 120) { row in
      "\(2000 + row / 10),R\(row % 2),\(40 + row * 7 % 31).5"
    }
    let isToldOfNone = try readFirstChart(whole).notes.contains {
      if case .missingValues = $0 { true } else { false }
    }
    #expect(!isToldOfNone)
  }

  /// Bookings of a day come to their sum; a temperature has a mean.
  @Test func bookingsAreAddedUp() throws {
    func values(_ name: String) throws -> [Double] {
      try readFirstChart(bookings(name)).series.flatMap { $0.y.filter(\.isFinite) }
    }
    let all = (0..<60).map { Double(10 + $0 * 7 % 40) }
    #expect(try values("Betrag").reduce(0, +) == all.reduce(0, +))
    #expect(try values("Temperatur").reduce(0, +) < all.reduce(0, +))
  }
}
