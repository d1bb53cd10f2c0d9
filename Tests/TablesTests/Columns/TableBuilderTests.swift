import Testing

@testable import Tables

@Suite struct TableBuilderTests {
  @Test func decimalCommasAreInferredWhereTheyDoNotSeparate() throws {
    let table = try table("x;a;b\nu;1,5;1,234\nv;2,25;5,678\n")
    #expect(try table.numbers(1).values == [1.5, 2.25])
    #expect(try table.numbers(2).values == [1.234, 5.678])
    #expect(try table.numbers(2).fractionDigits == 3)
  }

  @Test func groupsInAFileOfDecimalCommas() throws {
    let table = try table("x;a;b\nu;1.234,5;1.234\n")
    #expect(try table.numbers(1).values == [1234.5])
    #expect(try table.numbers(2).values == [1234])
  }

  /// In a file whose cells are parted as where decimals have commas, points in every number part thousands.
  ///
  /// None does beside a decimal with a point. The choice is told when nothing else tells it.
  @Test func pointsInEveryNumberPartThousands() throws {
    let alone = try table("m;a\nu;234.567\nv;198.400\n").numbers(1)
    #expect(alone.values == [234_567, 198_400] && alone.hasAssumedGroups)
    let proven = try table("m;a;b\nu;234.567;1,5\nv;198.400;2,5\n").numbers(1)
    #expect(proven.values == [234_567, 198_400] && !proven.hasAssumedGroups)
    let beside = try table("m;a;b\nu;234.567;1.5\nv;198.400;2.25\n").numbers(1)
    #expect(beside.values == [234.567, 198.4] && !beside.hasAssumedGroups)
    let asked = try table("m;a\nu;234.567\nv;198.400\n") { $0.hasDecimalComma = false }
    #expect(try asked.numbers(1).values == [234.567, 198.4])
    #expect(try table("m;a\nu;0.567\nv;198.400\n").numbers(1).values == [0.567, 198.4])
  }

  /// The rounding of a calculation is no digit of its result.
  @Test func digitsOfCalculations() throws {
    #expect(try table("k,v\na,0.30000000000000004\nb,1.5\n").numbers(1).fractionDigits == 1)
    #expect(try table("k,v\na,6.8999999999999995\nb,1.25\n").numbers(1).fractionDigits == 2)
    #expect(try table("k,v\na,0.1234567890123\nb,1.5\n").numbers(1).fractionDigits == 13)
  }

  private static let commas: [(String, [Double])] = [
    ("x;a\nu;1.5\nv;2.25\n", [1.5, 2.25]), ("x;a\nu;1.234\n", [1.234]),
    ("x;a\nu;1,234\n", [1.234]), ("x\ta\nu\t1,234\n", [1234]), ("x|a\nu|1,5\nv|2,5\n", [1.5, 2.5]),
    ("x;a\nu;1,234,567\n", [1_234_567]), ("x,a\nu,\"1,234\"\n", [1234]),
  ]

  @Test(arguments: commas)
  func commaMeans(text: String, values: [Double]) throws {
    #expect(try table(text).numbers(1).values == values)
  }

  /// Between commas a number with one is in quotation marks; only what cannot be a group of digits is a decimal.
  @Test func quotedCommasMayBeDecimal() throws {
    #expect(try table("x,a\nu,\"1,5\"\n").numbers(1).values == [1.5])
    let both = try table("x,a,b,c\nu,\"0,0124\",\"1,000\",7.5\nv,\"0,0078\",\"2,000\",1.234\n")
    #expect(try both.numbers(1).values == [0.0124, 0.0078])
    #expect(try both.numbers(2).values == [1, 2] && both.numbers(3).values == [7.5, 1.234])
    let asked = try table("x,a\nu,\"1,234\"\nv,\"2,5\"\n") { $0.hasDecimalComma = true }
    #expect(try asked.numbers(1).values == [1.234, 2.5])
  }

  @Test func decimalCommaOption() throws {
    let text = "x;a\nu;1,234\n"
    #expect(try table(text) { $0.hasDecimalComma = true }.numbers(1).values == [1.234])
    #expect(try table(text) { $0.hasDecimalComma = false }.numbers(1).values == [1234])
    let quoted = "x,a\nu,\"1,5\"\n"
    #expect(
      try table(quoted) {
        $0.hasDecimalComma = true
        $0.delimiter = ","
      }.numbers(1).values == [1.5])
  }

  @Test func datePatternOption() throws {
    let text = "x,v\n05/06/2023,1\n"
    let dates = try table(text) { $0.datePattern = "dd/MM/yyyy" }.dates(0)
    #expect(dates.values == [19_513 * 86_400])
  }

  @Test func datePatternOfDigitsAlone() throws {
    let table = try table("t,v\n20230517,20230518\n") { $0.datePattern = "yyyyMMdd" }
    #expect(try table.dates(0).values == [19_494 * 86_400])
    #expect(try table.numbers(1).values == [20_230_518])
  }

  @Test func datePatternThatMostCellsFollow() {
    let text = "x,v\n01.02.23,1\n02.02.23,2\nsoon,3\n"
    #expect(
      problem(text) { $0.datePattern = "dd.MM.yy" }
        == .notADate(row: 4, column: "x", text: "soon", pattern: "dd.MM.yy"))
  }

  @Test func otherColumnsDoNotMindTheDatePattern() throws {
    let table = try table("x,v,w,z\n2023-05-17,1,a,17.05.23\n") { $0.datePattern = "dd.MM.yy" }
    #expect(try table.dates(0).values == [19_494 * 86_400])
    #expect(try table.text(2).cells == ["a"])
    #expect(try table.dates(3).values == [19_494 * 86_400])
  }

  /// A pattern is asked for because something follows it.
  @Test(arguments: ["dd.MM.yy", "YYYYQ", "ymd"])
  func datePatternThatNoCellFollows(_ pattern: String) throws {
    guard
      case .notADate(row: 2, column: "x", text: "05/01/2026", _)? = problem(
        "x,v\n05/01/2026,1\n06/01/2026,2\n", { $0.datePattern = pattern })
    else {
      Issue.record("no problem with \(pattern)")
      return
    }
  }

  /// Thousands beside what is less, in a file that separates by semicolons.
  @Test func pointsThatGroup() throws {
    #expect(try table("k;v\na;1.200\nb;900\n").numbers(1).values == [1_200, 900])
    #expect(try table("k;v;w\na;1.200;1.010\nb;1.350;900\n").numbers(1).values == [1_200, 1_350])
    #expect(try table("k;v\na;1.200\nb;0.9\n").numbers(1).values == [1.2, 0.9])
    #expect(try table("k,v\na,1.200\nb,900\n").numbers(1).values == [1.2, 900])
  }
}
