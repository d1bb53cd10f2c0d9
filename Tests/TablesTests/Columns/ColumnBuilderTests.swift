import Testing

@testable import Tables

@Suite struct ColumnBuilderTests {
  @Test func numbersWithGaps() throws {
    let numbers = try table("x,v\na,1.50\nb,\nc,NA\nd,3.125\n").numbers(1)
    #expect(numbers.optionals == [1.5, nil, nil, 3.125])
    #expect(numbers.fractionDigits == 3)
    #expect(numbers.unit == nil)
  }

  @Test func nothingButGapsIsNumbers() throws {
    let numbers = try table("x,v\na,\nb,NA\n").numbers(1)
    #expect(numbers.optionals == [nil, nil])
  }

  @Test func overflowIsMissing() throws {
    #expect(try table("x,v\na,1e999\nb,2\n").numbers(1).optionals == [nil, 2])
  }

  @Test(arguments: [("8.0GB", "9.5GB", "GB"), ("12%", "13 %", "%"), ("€5", "€6.20", "€")])
  func oneUnit(first: String, second: String, unit: String) throws {
    #expect(try table("x,v\na,\(first)\nb,\nc,\(second)\n").numbers(1).unit == unit)
  }

  @Test(arguments: [["5 GB", "300 MHz"], ["5", "6 GB"], ["5 GB", "6"], ["$5", "€6"]])
  func unitsThatDisagreeAreText(cells: [String]) throws {
    let text = try table("x,v\na,\(cells[0])\nb,\(cells[1])\n").text(1)
    #expect(text.cells == cells)
    #expect(text.firstNonNumber == TextColumn.OddCell(row: 3, text: cells[1]))
  }

  @Test func strayTextInNumbers() throws {
    let text = try table("x,v\n\"a\nb\",1\nc,2\nd,oops\ne,4\n").text(1)
    #expect(text.cells == ["1", "2", "oops", "4"])
    #expect(text.firstNonNumber == TextColumn.OddCell(row: 5, text: "oops"))
  }

  @Test func strayTextFarDown() throws {
    let rows = (1...1_000).map { "\($0),\($0 == 900 ? "x" : String($0))\n" }.joined()
    let numbers = try table("n,v\n" + rows).numbers(1)
    #expect(numbers.values.count == 1_000 && numbers.values[899].isNaN)
    #expect(numbers.strays == StrayCells(count: 1, texts: ["x"]))
  }

  @Test func mostlyWordsHaveNoStray() throws {
    #expect(try table("x,v\na,1\nb,two\nc,three\n").text(1).firstNonNumber == nil)
    #expect(try table("x,v\na,one\nb,two\n").text(1).firstNonNumber == nil)
  }

  @Test func repeatedTextIsStoredOnce() throws {
    let text = try table("x,v\nred,1\nblue,2\nred,3\n,4\n").text(0)
    #expect(text.codes == [0, 1, 0, -1])
    #expect(text.dictionary == ["red", "blue"])
  }

  @Test func textColumnsStayText() throws {
    let table = try table("zip,day (d),v\n01234,2023-05-17,1\n") {
      $0.textColumns = ["zip", "day"]
    }
    #expect(try table.text(0).cells == ["01234"])
    #expect(try table.text(0).firstNonNumber == nil)
    #expect(try table.text(1).cells == ["2023-05-17"])
    #expect(try table.numbers(2).values == [1])
  }

  @Test func numberThatTurnsIntoDateFarDown() throws {
    let gaps = String(repeating: "1,\n", count: 300)
    let dates = try table("n,d\n\(gaps)1,2023-05-17\n").dates(1)
    #expect(dates.values.count == 301)
    #expect(dates.values.last == Double(19_494 * 86_400))
  }

  /// "1910s" is ten years; "1800s" beside "90s" is half an hour.
  @Test func decadesAreNoSeconds() throws {
    func column(_ cells: String...) throws -> NumberColumn {
      try table("decade,v\n" + cells.map { $0 + ",1\n" }.joined()).numbers(0)
    }
    let decades = try column("1900s", "1910s", "2020s")
    #expect(decades.unit == nil && decades.values == [1900, 1910, 2020])
    #expect(try column("1800s", "90s", "2000s").unit == "s")
  }
}
