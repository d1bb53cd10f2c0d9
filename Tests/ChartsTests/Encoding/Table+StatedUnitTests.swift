import Testing

@testable import Charts
@testable import Tables

@Suite struct TableStatedUnitTests {
  @Test func amountsHaveTheUnitThatIsSaidAboveThem() throws {
    let chart = try readChart(
      "Sales,,\nBeträge in Tsd. EUR,,\nMonat,Umsatz,Kosten\nJan,30,20\nFeb,51,32\nMrz,42,44\n")
    #expect(chart.title == "Sales" && chart.yAxis.unit == "Tsd. EUR" && chart.notes == [])
  }

  @Test func moneyIsOfThousandsWhereTheyAreSaid() throws {
    let table = try table(
      "Plan,,\n\"Currency: USD, thousands\",,\nteam,plan,change,staff\nA,$420,-32,4\nB,$390,30,5\nC,$434,14,9\n"
    )
    let units = try #require(table.inStatedUnit).columns.map { column -> String? in
      if case .numbers(let numbers) = column.values { numbers.unit } else { nil }
    }
    #expect(units == [nil, "USD thousands", "USD thousands", nil])
  }

  @Test func visitorsAreNoMoney() throws {
    let table = try table("支店別売上（単位：千円）,,\n月,売上,来客数\n2023年1月,761,300\n2023年2月,386,673\n")
    let units = try #require(table.inStatedUnit).columns.map { column -> String? in
      if case .numbers(let numbers) = column.values { numbers.unit } else { nil }
    }
    #expect(units == [nil, "千円", nil])
  }

  @Test func moneyThatIsSaidAlreadyStaysAsItIs() throws {
    let table = try table(
      "Plan,,\n(in US dollars),,\nteam,plan,change\nA,$420,$32\nB,$390,$30\nC,$434,$14\n")
    #expect(table.statedUnit == "US dollars" && table.inStatedUnit == nil)
  }

  /// Of amounts of several sizes nobody knows whether each is one of money; the line is skipped then.
  @Test func whatIsNotPlainIsNotSaid() throws {
    let chart = try readFirstChart(
      "Unit: kg,,\nteam,weight,height\nA,70,1700\nB,80,1800\nC,90,1900\nD,60,1650\n")
    #expect(chart.yAxis.unit == nil && chart.notes.contains(.skippedLines(1)))
  }

  @Test func whoeverSaysATitleHasIt() throws {
    let text = "Sales,,\nmonth,a,b\nJan,3,2\nFeb,5,3\nMar,4,4\n"
    #expect(try readChart(text) { $0.title = "Mine" }.title == "Mine")
    #expect(try readChart(text).title == "Sales")
  }

  private func table(_ text: String) throws -> Table {
    guard case .table(let table) = try readDocument(text) else { throw NoTable() }
    return table
  }

  private struct NoTable: Error {}
}
