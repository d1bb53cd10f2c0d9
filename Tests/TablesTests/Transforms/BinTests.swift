import Testing

@testable import Tables

@Suite struct BinTests {
  @Test func numbersBecomeTheMiddlesOfTheirBins() throws {
    let (binned, report) = try table("w (kg),n\n3,1\n12,2\n,3\n4.9,4\n").binned("w", width: 5)
    #expect(try binned.numbers(0).optionals == [2.5, 12.5, nil, 2.5])
    #expect(try binned.numbers(0).unit == "kg" && binned.numbers(0).fractionDigits == 1)
    #expect(report.column == "w" && report.missing == 1)
    #expect(report.bins.width == 5 && report.bins.count == 3 && report.unit == "kg")
    let all = try binned.completed("w", with: report.places).table
    #expect(try all.numbers(0).optionals == [2.5, 2.5, 7.5, 12.5, nil])
    #expect(try all.numbers(0).unit == "kg" && all.numbers(0).fractionDigits == 1)
  }

  /// The middles match, so that empty bins can be counted.
  @Test func binsCountAsHistogramsDo() throws {
    let numbers = [0.1, 0.2, 0.3, 0.3, 0.9, 2.4, 0.7]
    let data = Table(
      name: "x", columns: [Column(name: "v", values: .numbers(NumberColumn(values: numbers)))],
      rowCount: numbers.count)
    let (binned, report) = try data.binned("v")
    let counts = try binned.grouped(by: ["v"], [.rows()]).table
      .completed("v", with: report.places, counts: ["count()"]).table
    let bins = Bins(numbers)
    #expect(try counts.numbers(0).values == bins.middles)
    #expect(try counts.numbers(1).values == bins.counts(of: numbers).map(Double.init))
  }

  @Test func whatCannotBeBinnedIsSaid() throws {
    let data = try table("v,t\n1,a\n2,b\n")
    let ends = [1.0, 2].map { ToldValue.number($0, fractionDigits: 0, unit: nil) }
    for width in [-1.0, 0] {
      #expect(throws: TransformProblem.badWidth(width, column: "v", values: ends)) {
        try data.binned("v", width: width)
      }
    }
    #expect(throws: TransformProblem.notNumbers(column: "t")) { try data.binned("t") }
  }

  @Test func nothingHasNoBins() throws {
    let (binned, report) = try table("v,t\n,a\n").binned("v")
    #expect(binned.rowCount == 1 && report.bins.count == 0 && report.missing == 1)
  }
}
