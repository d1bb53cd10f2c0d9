import Testing

@testable import Tables

/// Two rows that name columns together.
@Suite struct HeaderRowsTests {
  @Test func unitsUnderTheNames() throws {
    let table = try table(
      "date,temp,wind,rain\n,°C,(m/s),-\n2024-01-01,3,5,0\n2024-01-02,5,7,1\n2024-01-03,4,3,0\n")
    #expect(table.names == ["date", "temp", "wind", "rain"] && table.rowCount == 3)
    #expect(try table.numbers(1).unit == "°C" && table.numbers(1).values == [3, 5, 4])
    #expect(try table.numbers(2).unit == "m/s" && table.numbers(3).unit == nil)
    // Dates have their pattern there.
    let german = try TablesTests.table(
      "Datum;Wert\nTT.MM.JJJJ;km/h\n01.02.2024;3,5\n02.02.2024;4,5\n")
    #expect(try german.dates(0).values.count == 2 && german.numbers(1).unit == "km/h")
  }

  /// As they are written shortly, as money and with a power.
  @Test func unitsThatAreWrittenShortly() throws {
    let table = try table("Produto;Preço;Qtde;Vol\n;R$;un.;m3\nArroz;25,90;10;1\nCafé;18,75;15;2\n")
    #expect(table.rowCount == 2)
    #expect(try [1, 2, 3].map { try table.numbers($0).unit } == ["R$", "un.", "m3"])
  }

  /// Ids and pH have none, and some cells of the others are no numbers.
  @Test func unitsUnderSomeNames() throws {
    let table = try table(
      "sample\tpH\tturbidity\tlead\tstate\n\t\tNTU\tµg/L\t\nA1\t6,9\t2,9\t<0,5\tok\n"
        + "A2\t7,0\t3,1\t2,5\tok\nA3\t7,1\tND\t3,5\tbad\nA4\t7,0\t3,3\t2,7\tok\nA5\t7,2\t3,0\t1,5\tok\n",
      name: "w.tsv")
    #expect(table.rowCount == 5 && table.names == ["sample", "pH", "turbidity", "lead", "state"])
    #expect(try table.numbers(2).unit == "NTU" && table.numbers(1).unit == nil)
  }

  /// The marks of a school are out of something.
  @Test func whatMarksAreOutOf() throws {
    let table = try table(
      "Élève;Maths;Français\n;/20;/20\nInès;9,5;12,5\nHugo;13;abs\nLou;14;13,5\nMia;5;7\nNoé;8;9\n")
    #expect(table.rowCount == 5 && table.names == ["Élève", "Maths", "Français"])
    #expect(try table.numbers(1).unit == "/20" && table.numbers(2).unit == "/20")
  }

  /// As pandas writes columns of two levels.
  @Test func levelsOfNames() throws {
    let days = "2024-01-01,3,5\n2024-01-02,5,7\n2024-01-03,4,3\n"
    let one = try table("Price,Close,High\nTicker,IBM,IBM\nDate,,\n" + days)
    #expect(one.names == ["Date", "Close", "High"] && one.rowCount == 3)
    #expect(try one.numbers(1).unit == nil && one.dates(0).values.count == 3)
    let two = try table("Price,Close,High\nTicker,IBM,SAP\nDate,,\n" + days)
    #expect(two.names == ["Date", "Close IBM", "High SAP"])
    let same = try table("Price,Close,Close\nTicker,IBM,SAP\nDate,,\n" + days)
    #expect(same.names == ["Date", "IBM", "SAP"])
    #expect(try table("k,v\na,x\nb,\na,1\nb,2\na,3\nb,4\n").rowCount == 6)
  }

  /// A first row with a name in it is a row, and what is no number there a slip.
  @Test func aRowIsNoUnits() throws {
    #expect(try table("k,v\na,x\nb,2\nc,3\n").rowCount == 3)
    #expect(try table("a,b\nNA,NA\n1,2\n3,4\n").rowCount == 3)
  }

  @Test func namesUnderNames() throws {
    for first in [",2023,,2024,", ",2023,2023,2024,2024"] {
      let table = try table(first + "\ncity,men,women,men,women\nA,1,2,3,4\nB,5,6,7,8\n")
      #expect(table.names == ["city", "2023 men", "2023 women", "2024 men", "2024 women"])
      #expect(table.rowCount == 2)
    }
    let merged = try table("Region,Sales,\n,Q1,Q2\nNorth,1,2\nSouth,3,4\n")
    #expect(merged.names == ["Region", "Sales Q1", "Sales Q2"] && merged.rowCount == 2)
    // A column without a name is none that another spans.
    #expect(try table(",a,b\nx,NA,NA\ny,1,2\nz,3,4\n").rowCount == 3)
  }

  /// Years are names, too, where names span them and no column has years below.
  @Test func yearsUnderNames() throws {
    let table = try table(
      "Department,Budget,,Actual,\n,2023,2024,2023,2024\nHR,1,2,3,4\nIT,5,6,7,8\nOps,2,3,4,5\n")
    #expect(
      table.names == ["Department", "Budget 2023", "Budget 2024", "Actual 2023", "Actual 2024"])
    #expect(try table.rowCount == 3 && table.numbers(1).values == [1, 5, 2])
    let repeated = try TablesTests.table(
      "Department,Budget,Budget,Actual,Actual\nYear,2023,2024,2023,2024\nHR,1,2,3,4\nIT,5,6,7,8\n")
    #expect(repeated.names == ["Year"] + table.names.dropFirst() && repeated.rowCount == 2)
    // As Excel saves a pivot table.
    let pivot = try TablesTests.table(
      "Sum of Sales,Column Labels,,\nRow Labels,2023,2024,Grand Total\nNorth,1,2,3\nSouth,4,5,9\n")
    #expect(pivot.names == ["Row Labels", "2023", "2024", "Grand Total"])
    // Terms of office are values.
    let terms = try TablesTests.table("who,term,\nA,1901,1905\nB,1905,1909\nC,1909,1913\n")
    #expect(terms.rowCount == 3)
  }

  /// As pandas writes columns of two levels.
  @Test func theNameOfTheRowsInARowOfItsOwn() throws {
    let text =
      ",2021,2021,2022,2022\n,W,Pts,W,Pts\nTeam,,,,\nA,22,69,26,84\nB,13,45,18,61\nC,10,40,11,39\n"
    let table = try table(text)
    #expect(table.names == ["Team", "2021 W", "2021 Pts", "2022 W", "2022 Pts"])
    #expect(table.rowCount == 3)
    #expect(try table.numbers(1).values == [22, 13, 10] && table.text(0).cells == ["A", "B", "C"])
    // Without that row the first column has no name.
    let unnamed = try TablesTests.table(text.replacing("Team,,,,\n", with: ""))
    #expect(unnamed.rowCount == 3 && unnamed.names[1] == "2021 W")
  }

  @Test func delimitersBehindTheNames() throws {
    let long = try table("a,b,c,,\n1,2,3\n4,5,6\n")
    #expect(long.names == ["a", "b", "c"] && long.rowCount == 2)
    #expect(try table("a,b,c\n1,2,3,,\n4,5,6,,\n").names == ["a", "b", "c"])
    #expect(try table("a,b,c,,\n1,2,3,,\n4,5,6,,\n").names == ["a", "b", "c"])
    #expect(problem("a,b,c\n1,2,3,,4\n4,5,6,,\n") == .raggedRow(row: 2, expected: 3, found: 5))
  }

  /// Empty lines of a spreadsheet.
  @Test func rowsOfDelimiters() throws {
    let table = try table("a,b\n1,2\n,\n3,4\n,\n,\n")
    #expect(table.rowCount == 2)
  }

  /// A name that spans no others has none below it, and months are no numbers.
  @Test func namesOverNamesMayBeEmpty() throws {
    let strains = try table(
      "Strain,WT,,recA-,,Blank\nTime (h),rep 1,rep 2,rep 1,rep 2,\n0.0,1,2,3,4,5\n0.5,2,3,4,5,6\n")
    #expect(
      strains.names == ["Time", "WT rep 1", "WT rep 2", "recA- rep 1", "recA- rep 2", "Blank"])
    let months = try table(
      "診療科,上半期,,下半期,,合計\n,4月,5月,10月,11月,\n内科,1,2,3,4,10\n外科,2,3,4,5,14\n眼科,2,3,4,5,14\n"
        + "※ 8月は夏季休診,,,,,\n")
    #expect(months.names == ["診療科", "上半期 4月", "上半期 5月", "下半期 10月", "下半期 11月", "合計"])
    #expect(months.rowCount == 3 && months.skippedLines == 1)
  }
}
