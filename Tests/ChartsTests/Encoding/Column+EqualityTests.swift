import Testing

@testable import Charts
@testable import Tables

@Suite struct ColumnEqualityTests {
  static let text = "t,var1,var2,w\n10,-7.5,-7.5,3\n12,-6.25,-6.25,1\n14,-5,-5,4\n17,-3,-3,1\n"

  @Test func equalColumnsAreSaid() throws {
    let table = try readTable(Self.text)
    #expect(table.columns.equalColumns.map { $0.map(\.name) } == [["var1", "var2"]])
    #expect(table.columns.withoutEqual.map(\.name) == ["t", "var1", "w"])
    let charts = try readCharts(Self.text)
    #expect(charts[0].notes.contains(.equalColumns(["var1", "var2"])))
    #expect(!charts.contains { $0.channels?.y.contains("var2") == true })
  }

  @Test func whatDiffersInARowIsNotEqual() throws {
    let table = try readTable(Self.text.replacing("-3,-3", with: "-3,-3.5"))
    #expect(table.columns.equalColumns.isEmpty)
  }

  /// A column that somebody mended in a row or two is no second measure, and no cloud; few levels are often equal by chance.
  @Test func aNearCopyIsNoMeasureOfItsOwn() throws {
    let text = tableText("a,b,c", 29) { row in
      let value = "5.\(row * 37 % 61 + 10)"
      return "\(value),\(row == 2 ? "4.88" : value),\(row * 23 % 29)"
    }
    let columns = try readTable(text).columns
    #expect(columns[1].isNearCopy(of: columns[0]) && !columns[2].isNearCopy(of: columns[0]))
    #expect(!columns[0].isNearCopy(of: columns[0]))
    let clouds = try Guess(Encoding().readied(readTable(text))).decks.compactMap(\.first)
      .filter { $0.type == .scatter }
    #expect(!clouds.isEmpty)
    #expect(!clouds.contains { Set([$0.x ?? ""] + $0.y) == ["a", "b"] })
    let levels = try readTable(tableText("a,b", 60) { "\($0 % 3),\($0 == 7 ? 2 : $0 % 3)" }).columns
    #expect(!levels[1].isNearCopy(of: levels[0]))
  }

  /// Numbers that stood in another column some rows before are drawn once.
  @Test func lagsAreLeftOut() throws {
    let prices = (0..<40).map { $0 * 37 % 41 }
    let rows = tableText("t,price,price_1,price_2,wage", 40) { row in
      let lags = [1, 2].map { row < $0 ? "" : "\(prices[row - $0]).5" }
      return "\(row),\(prices[row]).5,\(lags[0]),\(lags[1]),\(row * 29 % 31).25"
    }
    #expect(try readTable(rows).columns.withoutLags.map(\.name) == ["t", "price", "wage"])
    // A name that ends in a number has lags, too.
    let rates = tableText("t,r3,r3_1,lag_r3", 40) { row in
      let lag = row < 1 ? "" : "\(prices[row - 1]).5"
      return "\(row),\(prices[row]).5,\(lag),\(row < 2 ? "" : "\(prices[row - 2]).5")"
    }
    #expect(try readTable(rates).columns.withoutLags.map(\.name) == ["t", "r3"])
    // A name may say no more than that it is a lag.
    let weeks = tableText("t,Lag1,Lag2,today", 38) { row in
      "\(row),\(prices[row + 1]).5,\(prices[row]).5,\(prices[row + 2]).5"
    }
    #expect(try readTable(weeks).columns.withoutLags.map(\.name) == ["t", "today"])
    // So many different numbers do not come again in their order by chance, whatever they are called.
    let growth = tableText("t,gavgprc,gavgp_1", 40) { row in
      "\(row),\(prices[row]).5,\(row < 1 ? "" : "\(prices[row - 1]).5")"
    }
    #expect(try readTable(growth).columns.withoutLags.map(\.name) == ["t", "gavgprc"])
    // A program wrote one of them as short floating-point numbers.
    let rough = tableText("t,rate,rate_1", 40) { row in
      "\(row),\(Double(prices[row]) / 10),\(row < 1 ? "" : "\(Double(Float(Double(prices[row - 1]) / 10)))")"
    }
    #expect(try readTable(rough).columns.withoutLags.map(\.name) == ["t", "rate"])
    let counters = tableText("a,b", 40) { "\($0 + 1),\($0)" }
    #expect(try readTable(counters).columns.withoutLags.count == 2)
    let levels = tableText("a,b", 40) { "\($0 * 7 % 5),\(max($0 - 1, 0) * 7 % 5)" }
    #expect(try readTable(levels).columns.withoutLags.count == 2)
    let others = tableText("t,Lag1,today", 38) { "\($0),\(prices[$0]).5,\(prices[38 - $0]).5" }
    #expect(try readTable(others).columns.withoutLags.count == 3)
    let turned = tableText("t,price,price_1", 40) { "\($0),\(prices[$0]).5,\(prices[39 - $0]).5" }
    #expect(try readTable(turned).columns.withoutLags.count == 3)
  }

  /// Of many rows each counts, also where only some are looked at to tell columns apart.
  @Test func aRowOfManyIsEnoughToDiffer() {
    let values = (0..<30_001).map { Double($0 * 37 % 1_009) }
    func column(_ name: String, _ values: [Double]) -> Column {
      Column(name: name, values: .numbers(NumberColumn(values: values)))
    }
    for row in [0, 1, 2, 3, 29_999, 30_000] {
      var other = values
      other[row] += 0.5
      let columns = [column("a", values), column("b", other), column("c", values)]
      #expect(columns.equalColumns.map { $0.map(\.name) } == [["a", "c"]])
    }
  }
}
