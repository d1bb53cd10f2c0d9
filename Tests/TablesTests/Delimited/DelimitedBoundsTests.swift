import Testing

@testable import Tables

/// Lines before tables and behind them.
@Suite struct DelimitedBoundsTests {
  /// A bank tells of an account above its table, with a label before each thing.
  @Test(arguments: [
    "Account;DE12\n\n", "Account;Anna\nBank;North\n\n", "Account;DE12 3456\nFrom;01.09.2026\n",
  ])
  func labelsAboveNames(_ above: String) throws {
    let table = try table(
      above + "Day;Amount\n01.09.2026;-12,50\n02.09.2026;-13,50\n03.09.2026;100\n")
    #expect(table.names == ["Day", "Amount"] && table.rowCount == 3)
    #expect(table.skippedLines == above.split(separator: "\n").count)
    #expect(try table.numbers(1).unit == nil)
  }

  /// The same filled up to the width of the table, below a title.
  @Test func filledLabelsAboveNames() throws {
    let table = try table(
      "Turnover;;;;\nAccount;DE12 3456;;;\nFrom;01.09.2026 - 31.10.2026;;;\n\n"
        + "Day;To;For;Amount (EUR);Balance (EUR)\n01.09.2026;A;x 1;-890,00;1.420,55\n"
        + "06.09.2026;B;x 2;-94,01;1.326,54\n09.09.2026;A;x 3;-104,74;1.221,80\n")
    #expect(table.names == ["Day", "To", "For", "Amount", "Balance"] && table.rowCount == 3)
    #expect(table.heading == "Turnover" && table.skippedLines == 2)
  }

  /// Names over their units are no label.
  @Test func unitsAreNoNames() throws {
    let table = try table("time;temperature\ns;C\n1;20\n2;21\n3;22\n4;23\n")
    #expect(table.names == ["time", "temperature"])
  }

  @Test func commentsBeforeTheHeader() throws {
    let table = try table("# made by hand, in May\n# on a rainy day\na,b\n1,2\n3,4\n")
    #expect(table.names == ["a", "b"] && table.skippedLines == 2)
    #expect(try table.numbers(1).values == [2, 4])
  }

  /// A sentence above names is a title, also with as many commas as the rows have.
  @Test(arguments: [
    "Sales of the shop, by city", "Sales of our shop", "What we sold, as Anna counted it, in May",
  ])
  func proseAboveTheNames(_ line: String) throws {
    let table = try table("\(line)\ncity,sales\nRome,5\nOslo,7\nBonn,9\n")
    #expect(table.names == ["city", "sales"] && table.rowCount == 3)
    #expect(table.heading == line && table.skippedLines == 0)
  }

  /// Names with blanks over a word in place of a number are names.
  @Test func namesWithBlanksAreNoProse() throws {
    let table = try table("name of pupil, points in test\nAnna, absent\nBob, 5\nCleo, 7\nDan, 6\n")
    #expect(table.rowCount == 4)
  }

  /// A comment of as many cells as the rows has their names, unless these have names of their own.
  @Test func namesInAComment() throws {
    #expect(try table("#a,b\n1,2\n3,4\n").names == ["a", "b"])
    #expect(try table("# made\n# a,b\n1,2\n3,4\n").skippedLines == 1)
    #expect(try table("# x, y\na,b\n1,2\n").names == ["a", "b"])
  }

  /// Words in the last lines are no row, whether or not a delimiter stands in them.
  @Test(arguments: [
    "数据来源：公司财务部", "出典：総務省", "Source: the office", "Source:\tthe office",
    "Figures of the ministry\trevised every year", "* estimated",
  ])
  func notesBelowTabs(note: String) throws {
    let rows = (1...9).map { "a\($0)\t\($0)\t\($0 * 2)\t\($0)%\n" }.joined()
    let table = try table("k\tv\tw\tshare\n\(rows)\(note)\n", name: "t.tsv")
    #expect(table.rowCount == 9 && table.skippedLines == 1)
    #expect(try table.numbers(1).strays == nil && table.numbers(2).values.count == 9)
  }

  @Test func commentsBetweenRows() throws {
    let table = try table("a,b\n1,2\n# a break\n3,4\n# the end\n")
    #expect(try table.numbers(0).values == [1, 3])
    #expect(table.skippedLines == 2)
    // With as many cells as the others it is a row.
    #expect(try TablesTests.table("a,b\n#1,2\n#2,4\n").text(0).cells == ["#1", "#2"])
  }

  /// The last cell may have blank lines, which part no notes from the rows.
  @Test func blankLinesInTheLastCell() throws {
    let table = try table("a,b,c\n1,2,\"x\"\n2,3,\"foo\n\nbar and so on\nbaz.\"\n")
    #expect(table.rowCount == 2 && table.skippedLines == 0)
    #expect(try table.text(2).cells[1] == "foo\n\nbar and so on\nbaz.")
    // Marks of inches in a note are none of a cell.
    let noted = try TablesTests.table("a,b,c\n1,2,\"x\"\n2,3,y\n\nin units of 1\" each\n")
    #expect(noted.rowCount == 2 && noted.skippedLines == 1)
  }

  /// The first lines of the World Bank's files.
  @Test func shorterRowsAboveTheHeader() throws {
    let table = try table(
      """
      \u{FEFF}"Data Source","World Development Indicators",

      "Last Updated Date","2024-06-28",

      "Country Name","Country Code","Indicator Name","1960","1961","1962",
      "Aruba","ABW","Population, total","54608","55811","56682",
      "Africa Eastern","AFE","Population, total","130692579","","137614644",
      """)
    #expect(
      table.names == ["Country Name", "Country Code", "Indicator Name", "1960", "1961", "1962"])
    #expect(try table.numbers(3).values == [54_608, 130_692_579])
    #expect(table.skippedLines == 2)
    #expect(try #require(table.foldedTimes()).table.rowCount == 6)
  }

  /// The first line of a table of scikit-learn: rows, columns and the names of its kinds.
  @Test func numbersOfAnotherLengthAreNoHeader() throws {
    let table = try table(
      "2,4,malignant,benign,other\n" + "1,2,3,4,5,0\n6,7,8,9,10,1\n1,1,1,1,1,1\n")
    #expect(table.names == ["1", "2", "3", "4", "5", "6"] && table.rowCount == 3)
    #expect(table.skippedLines == 1)
  }

  /// The same where it happens to be as long as the rows; one word alone is a slip in its column.
  @Test func numbersAndWordsAreNoHeader() throws {
    let table = try table("3,2,setosa,other\n1,2,3,4\n5,6,7,8\n9,9,9,9\n")
    #expect(table.names == ["1", "2", "3", "4"] && table.rowCount == 3 && table.skippedLines == 1)
    #expect(try TablesTests.table("3,2,C,7\n1,2,3,4\n5,6,7,8\n9,9,9,9\n").rowCount == 4)
  }

  @Test func aTitleAndASource() throws {
    let table = try table(
      "Rain in May\n\nday,mm,wind\n1,2,3\n2,5,4\n\nSource: the gauge\nSeen in June\n")
    #expect(table.names == ["day", "mm", "wind"] && table.rowCount == 2)
    #expect(table.heading == "Rain in May" && table.skippedLines == 2)
  }

  /// The last lines of what the World Bank's query page writes.
  @Test func aSourceThatIsFilledUp() throws {
    let table = try table(
      "k,v,w\na,1,2\nb,3,4\n,,\n,,\nData from the bank,,\nLast Updated: May,,\n")
    #expect(try table.text(0).cells == ["a", "b"] && table.skippedLines == 2)
    // Without a blank line before it a short row is a row.
    #expect(try TablesTests.table("k,v,w\na,1,2\nb,3,4\nc,,\n").rowCount == 3)
  }

  /// A header or a row that lacks a cell is never taken for anything else.
  @Test(arguments: [
    ("a,b\n1,2,3\n4,5,6\n", 2), ("a,b\nx,y,z\nx,y,z\n", 2), ("a,b,c\n1,2,3\n4,5\n", 3),
    ("a,b,c\n1,2,3\n4,5,6\nend\n", 4), ("a,b,c,d\n1,2,3\n4,5,6\n", 2),
  ])
  func raggedRowsAreRefused(text: String, row: Int) {
    guard case .raggedRow(let found, _, _) = problem(text) else {
      Issue.record("\(String(describing: problem(text)))")
      return
    }
    #expect(found == row)
  }

  /// The lines that the World Bank writes below its tables, filled up to their width.
  @Test func sentencesBelowTheRows() throws {
    let rows = "Country,Code,2001,2002\nAruba,ABW,1,2\nChile,CHL,3,4\n"
    let footer =
      "Data from database: World Development Indicators,,,\nLast Updated: 10/26/2023,,,\n"
    let table = try table(rows + footer)
    #expect(table.rowCount == 2 && table.skippedLines == 2)
    #expect(try table.text(0).cells == ["Aruba", "Chile"])
    // A name without values is a row.
    #expect(try TablesTests.table(rows + "Peru,,,\n").rowCount == 3)
  }

  /// Notes directly below the rows, in whatever form.
  @Test(arguments: [
    ["Source: OECD"], ["* provisional"], ["Source: OECD, 2024"],
    ["\"Source: OECD, 2024\"", "Note: x"],
    ["(c) nobody"], ["All figures in euros", "* provisional", "Quelle: Bund, Länder, Gemeinden"],
  ])
  func notesBelowTheRows(notes: [String]) throws {
    for rows in ["year,gdp\n2001,10\n2002,12\n", "country,gdp,pop\nA,10,3\nB,12,4\n"] {
      let table = try table(rows + notes.joined(separator: "\n") + "\n")
      #expect(table.rowCount == 2 && table.skippedLines == notes.count)
      _ = try table.numbers(1)
    }
  }

  /// A row that is cut short is none, nor are rows that all have such words.
  @Test func noNotes() throws {
    #expect(problem("a,b\n1,2\n3,4\n5") == .raggedRow(row: 4, expected: 2, found: 1))
    #expect(problem("a,b,c\nx,1,2\ny,3,4\nBer") == .raggedRow(row: 4, expected: 3, found: 1))
    #expect(try table("a,b\nMem: x,1\nMem: y,2\nMem: z,4\n").rowCount == 3)
    #expect(try table("a,b\nx,1\n\"New York\",2\n").rowCount == 2)
  }

  /// Titles of a spreadsheet, and its empty lines.
  @Test func titlesFilledUp() throws {
    let table = try table("Sales in 2024,,\n,,\nmonth,sales,costs\nJan,3,2\nFeb,5,3\n")
    #expect(table.names == ["month", "sales", "costs"] && table.rowCount == 2)
    #expect(try TablesTests.table("a,,\nx,1,2\ny,3,4\n").rowCount == 2)
  }

  /// The statement of a German bank.
  @Test func linesAboutAnAccount() throws {
    let table = try table(
      """
      "Konto:";"DE12 3456 / Girokonto";
      "";"";
      "Kontostand vom 31.01.2024:";"2.345,67 EUR";
      "";"";
      "Tag";"Text";"Zweck";"Betrag (EUR)";
      "02.01.2024";"Lastschrift";"Strom 01/24";"-89,00";
      "05.01.2024";"Gutschrift";"Gehalt";"2.850,00";
      """)
    #expect(table.names == ["Tag", "Text", "Zweck", "Betrag"] && table.rowCount == 2)
    #expect(try table.numbers(3).values == [-89, 2_850] && table.numbers(3).unit == "EUR")
  }

  /// The line of a data logger about itself is longer than its rows, and says units and kinds of values.
  @Test func dataLogger() throws {
    let table = try table(
      """
      "TOA5","CR1000","CR1000","12345","Std.27","CPU:prog.CR1","4321","Table1"
      "TIMESTAMP","RECORD","BattV_Avg","AirTC_Avg","RH"
      "TS","RN","Volts","Deg C","%"
      "","","Avg","Avg","Smp"
      "2024-01-01 00:00:00",0,12.9,3.41,87.2
      "2024-01-01 00:10:00",1,12.9,3.35,87.5
      """, name: "a.dat")
    #expect(table.names == ["TIMESTAMP", "RECORD", "BattV_Avg", "AirTC_Avg", "RH"])
    #expect(table.rowCount == 2 && table.skippedLines == 1)
    #expect(try table.numbers(3).unit == "Deg C" && table.numbers(4).unit == "%")
  }

  /// The same filled up to the width of the table, with the balance below it.
  @Test func filledLinesAboutAnAccount() throws {
    let rows =
      "Tag;Text;IBAN;Betrag;Saldo;Währung\n"
      + "02.01.2024;Strom;DE1;-20,09;2.393,68;EUR\n"
      + "05.01.2024;Gehalt;DE2;2.850,00;5.243,68;EUR\n08.01.2024;Miete;DE3;-890,00;4.353,68;EUR\n"
    for footer in ["", "\nKontostand am 31.01.2024:;;;;4.353,68;EUR\n", "Summe;;;1.939,91;;\n"] {
      let table = try table(
        "Kontonummer:;DE12 3456;;;;\nZeitraum:;01.01.2024 - 31.01.2024;;;;\n\n" + rows + footer)
      #expect(table.names == ["Tag", "Text", "IBAN", "Betrag", "Saldo", "Währung"])
      #expect(table.rowCount == 3 && table.skippedLines == (footer.isEmpty ? 2 : 3))
      #expect(try table.dates(0).precision == .day)
      #expect(try table.numbers(3).values == [-20.09, 2_850, -890])
    }
    // Below names words are a name.
    #expect(try TablesTests.table("k,v,w,x\na,1,2,3\nb,4,5,6\nNew York,,,9\n").rowCount == 3)
  }

  /// The first lines of a table of the British statistical office, and its notes.
  @Test func aDrawnTable() throws {
    let before = (1...11).map { "Field \($0):,\"text, and more\"\n" }.joined()
    let rows = (1...15).map { "\"City \($0)\",\"\($0).5\",\"6\",\"7\"\n" }.joined()
    let table = try table(
      before + "=====\nTable\n   ,\"Area\",\"People\",\"Rate\"\n\n" + rows
        + "=====\nFootnotes\n\"1 - as a rate\"\n\"2 - of people\"\n")
    #expect(table.rowCount == 15)
    #expect(table.names == ["name", "Area", "People", "Rate"])
    #expect(try table.numbers(1).values[14] == 15.5 && table.skippedLines == 17)
  }
}
