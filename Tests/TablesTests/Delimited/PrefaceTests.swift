import Testing

@testable import Tables

@Suite struct PrefaceTests {
  private let rows = "month,sales,costs\nJan,3,2\nFeb,5,3\nMar,4,4\n"

  @Test(arguments: ["Sales in 2024,,\n", "Sales in 2024\n", "Sales in 2024,,\n,,\n"])
  func theFirstLineIsATitle(line: String) throws {
    let table = try table(line + rows)
    #expect(table.heading == "Sales in 2024" && table.skippedLines == 0 && table.rowCount == 3)
  }

  @Test func aTitleIsOneLineWithoutControls() throws {
    #expect(try table("\"Sales\n in  2024\",,\n" + rows).heading == "Sales in 2024")
    #expect(try table("Sales\u{1B}[2J,,\n" + rows).heading == nil)
  }

  @Test func furtherLinesAreNone() throws {
    let table = try table("Sales,,\nAs of: May,,\n" + rows)
    #expect(table.heading == "Sales" && table.skippedLines == 1)
  }

  @Test(arguments: [
    "Operator: MJ,,\n", "# made by hand\n", "2024-01-01,,\n", "host=db,,\n",
    "\"Source\",\"Bank\",\n",
    "https://example.org/data,,\n",
  ])
  func otherLinesAreNoTitle(line: String) throws {
    #expect(try table(line + rows).heading == nil)
  }

  @Test func theUnitStandsInALineOfItsOwnOrBehindTheTitle() throws {
    let own = try table("Sales,,\n\"Currency: USD, thousands\",,\n" + rows)
    #expect(own.heading == "Sales" && own.statedUnit == "USD thousands")
    #expect(own.unitLines == 1 && own.skippedLines == 1)
    let behind = try table("売上（単位：千円）,,\n" + rows)
    #expect(behind.heading == "売上" && behind.statedUnit == "千円")
    #expect(behind.unitLines == 0 && behind.skippedLines == 0)
  }
}

@Suite struct UnitLineTests {
  @Test(arguments: [
    ("Unit: kg", "kg"), ("(Units: km/h)", "km/h"), ("Currency: USD, thousands", "USD thousands"),
    ("Beträge in Tsd. EUR", "Tsd. EUR"), ("(in Mio. EUR)", "Mio. EUR"),
    ("en milliers d'euros", "milliers d'euros"), ("Montants en euros", "euros"),
    ("Importes en miles de euros", "miles de euros"),
    ("Valores em milhões de reais", "milhões de reais"),
    ("w tys. zł", "tys. zł"), ("単位：千円", "千円"), ("（単位：百万円）", "百万円"), ("单位：万元", "万元"),
    ("Figures in millions of dollars", "millions of dollars"), ("Unit: %", "%"),
    ("Unit: Emergency", nil), ("In the north", nil), ("in Berlin", nil), ("Stand: 31.12.2024", nil),
    ("Operator: kg", nil), ("W", nil), ("単位：", nil), ("Unit:", nil), ("()", nil),
    ("in millions of dollars and cents of euros", nil),
  ])
  func unitsAreKnown(line: String, unit: String?) { #expect(UnitLine.unit(in: line) == unit) }
}
