import Testing

@testable import Tables

@Suite struct SortTests {
  private static let data = "name,v,day\nb,2,2021-05-01\na,,2020-01-01\nb,1,\n,2,2021-01-01\n"

  @Test(arguments: [
    ("v", false, [3, 1, 4, 2]), ("v", true, [1, 4, 3, 2]), ("name", false, [2, 1, 3, 4]),
    ("name", true, [1, 3, 2, 4]), ("day", false, [2, 4, 1, 3]), ("day", true, [1, 4, 2, 3]),
  ])
  func whatIsMissingComesLast(column: String, isDescending: Bool, rows: [Double]) throws {
    var numbered = try table(Self.data)
    numbered.columns.append(
      Column(name: "row", values: .numbers(NumberColumn(values: [1, 2, 3, 4]))))
    let (sorted, report) = try numbered.sorted(by: column, isDescending: isDescending)
    #expect(try sorted.numbers(3).values == rows)
    #expect(report == Sorted(column: column, isDescending: isDescending, missing: 1))
  }
}
