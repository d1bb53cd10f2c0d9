import Testing

@testable import Tables

@Suite struct FoldCohortsTests {
  private static let rows =
    "2026-01-01,120,100,52,40,31\n2026-02-01,140,100,55,43,\n2026-03-01,90,100,49,,\n"
    + "2026-04-01,150,100,,,\n"

  /// A row for each age of each cohort, whatever the ages are called; the sizes of the cohorts are left out.
  @Test(arguments: ["week ", "W", "Month ", ""])
  func agesBecomeRows(stem: String) throws {
    let ages = (0...3).map { "\(stem)\($0)" }
    let text = "cohort,users,\(ages.joined(separator: ","))\n\(Self.rows)"
    let folded = try #require(try table(text).foldedCohorts())
    #expect(folded.report.leftOut == ["users"])
    #expect(folded.report.first == ages[0] && folded.report.last == ages[3])
    let names = try #require(folded.table.columns.first { $0.name == "cohort" })
    guard case .text(let cohorts) = names.values else { throw WrongType() }
    #expect(cohorts.dictionary.count == 4)
    let values = try #require(folded.table.columns.first { $0.name == folded.report.folded.value })
    guard case .numbers(let left) = values.values else { throw WrongType() }
    #expect(left.optionals.compactMap(\.self) == [100, 52, 40, 31, 100, 55, 43, 100, 49, 100])
  }

  /// Periods that a later cohort has not come to are no rows, and what is missing before is one.
  @Test func theRestOfTheTriangleIsNotMissing() throws {
    let text = "cohort,users,w0,w1,w2,w3\n\(Self.rows)"
    #expect(try table(text).foldedCohorts()?.table.rowCount == 10)
    let holed = try table(
      "cohort,w0,w1,w2\na,100%,50%,40%\nb,100%,,30%\nc,100%,45%,\nd,100%,,\n")
    #expect(try #require(holed.foldedCohorts()).table.rowCount == 9)
  }

  /// Columns that are counted but lack nothing are things to compare; nor is a table folded whose columns were asked for.
  @Test func othersStayAsTheyAre() throws {
    let whole = "who,task 1,task 2,task 3\nAnn,1,2,3\nBob,2,3,4\nCid,3,1,2\n"
    #expect(try table(whole).foldedCohorts() == nil)
    let text = "cohort,users,w0,w1,w2,w3\n\(Self.rows)"
    #expect(try table(text).foldedCohorts(keeping: ["w1"]) == nil)
    #expect(try table(text).foldedCohorts(keeping: ["users"]) == nil)
  }
}
