import Testing

@testable import Tables

@Suite struct MissingCellTests {
  @Test(arguments: [
    "", "NA", "N/A", "n/a", "NaN", "null", "NULL", "-", "–", "—", "None", "nil", "inf", "-inf",
    "Infinity", "..", ":", ".", "?", "--", "N.A.", "n.a.", "#N/A", "#DIV/0!", "#REF!", "#VALUE!",
    "#NAME?", "#NV", "#WERT!", "#¿VALOR?", "-nan", "-NaN",
  ])
  func missing(text: String) throws {
    let isMissing = MissingCell.matches(Array(text.utf8).span)
    #expect(isMissing)
    #expect(try table("x,y\n1,5\n2,\(text)\n").numbers(1).optionals == [5, nil])
    #expect(try table("x,y\n1,a\n2,\(text)\n").text(1).cells == ["a", nil])
  }

  @Test(arguments: ["inf", "-inf", "-Inf", "+inf", "Inf", "Infinity", "-Infinity"])
  func whatIsInfiniteIsCounted(text: String) throws {
    let column = try table("x,y\n1,5\n2,\(text)\n3,NA\n").numbers(1)
    #expect(column.optionals == [5, nil, nil])
    #expect(column.infiniteCount == 1)
  }

  @Test(arguments: [
    "0", "no", "Nan", "information", "---", "NAA", "nul", "#1", "#!", "#wow!", "#12",
  ])
  func present(text: String) {
    let isMissing = MissingCell.matches(Array(text.utf8).span)
    #expect(!isMissing)
  }
}
