import Testing

@testable import Tables

/// Rows with a name each before the first column that has one, as R writes them.
@Suite struct RowNamesTests {
  @Test(arguments: [
    ("\"men\" \"women\" \"all\"\n\"Rome City\" 1 2 3\n\"Oslo\" 4 NA 9\n\"Bonn\" 7 1 8\n", "a.csv"),
    ("men women all\nRome 1 2 3\nOslo 4 NA 9\nBonn 7 1 8\n", "a.txt"),
    ("\"men\",\"women\",\"all\"\n\"Rome\",1,2,3\n\"Oslo\",4,NA,9\n\"Bonn\",7,1,8\n", "a.csv"),
    ("men,women,all\nRome,1,2,3\nOslo,4,NA,9\nBonn,7,1,8\n", "a.csv"),
    ("men\twomen\tall\nRome\t1\t2\t3\nOslo\t4\tNA\t9\nBonn\t7\t1\t8\n", "a.tsv"),
  ])
  func names(text: String, name: String) throws {
    let table = try table(text, name: name)
    #expect(table.names == ["name", "men", "women", "all"])
    #expect(try table.text(0).cells[1] == "Oslo" && table.numbers(1).values == [1, 4, 7])
    #expect(try table.numbers(2).optionals == [2, nil, 1])
    #expect(try table.numbers(3).values == [3, 9, 8] && table.skippedLines == 0)
  }

  /// Numbers of rows, in quotes or counted; and names that are years.
  @Test func numbersOfRows() throws {
    for text in ["\"x\",\"y\"\n\"5\",1.5,2\n\"9\",2.5,4\n", "x,y\n1,1.5,2\n2,2.5,4\n"] {
      #expect(try table(text).names == ["1", "x", "y"])
    }
    let years = try table("\"1951\",\"1956\"\n\"Asia\",3,4\n\"Europe\",5,6\n")
    #expect(years.names == ["name", "1951", "1956"] && years.rowCount == 2)
  }

  /// Numbers with a comma in them look the same, and so do columns without a name.
  @Test(arguments: [
    "city,price\nRome,1,50\nOslo,2,75\n", "city,people\nRome,1,234\nOslo,2,345\n",
    "year,people\n2001,1.5,3\n2004,2.5,4\n", "a,b\nx,y,z\nx,y,z\n",
  ])
  func noNames(text: String) {
    #expect(problem(text) == .raggedRow(row: 2, expected: 2, found: 3))
  }

  @Test func countedRowsBetweenBlanks() throws {
    let table = try table(" ID tx T\n0 M 1 100\n1 M 1 5\n2 H 0 30\n", name: "a.tsv")
    #expect(table.names == ["1", "ID", "tx", "T"])
    #expect(try table.text(1).cells == ["M", "M", "H"] && table.numbers(3).values == [100, 5, 30])
  }

  @Test func aCommandIsNoName() throws {
    let table = try table("PID TTY TIME CMD\n 1 ?   00:00 sh -c\n 2 ?   00:01 ls -l\n", name: "-")
    #expect(table.names == ["PID", "TTY", "TIME", "CMD"])
  }
}
