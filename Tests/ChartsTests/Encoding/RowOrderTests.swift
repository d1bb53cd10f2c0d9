import Tables
import Testing

@testable import Charts

/// Names along x in the order that was asked for, whatever they are drawn as.
@Suite struct RowOrderTests {
  static let sales =
    "city,product,sales\n"
    + [("Rome", 5, 9), ("Oslo", 8, 1), ("Lima", 2, 3), ("Bern", 9, 6)].map {
      "\($0.0),tea,\($0.1)\n\($0.0),rum,\($0.2)\n"
    }.joined()

  /// Few large values of one town, and many small ones of another, which add up to more.
  static let heights =
    "town,height\n"
    + (0..<6).map { "Bern,\(90 + $0)\n" }.joined()
    + (0..<40).map { "Oslo,\(30 + $0 % 9)\n" }.joined()
    + (0..<20).map { "Lima,\(60 + $0 % 7)\n" }.joined()

  private func chart(_ type: ChartType, of text: String, sorted: String) throws -> Chart {
    try readChart(text) { encoding in
      (encoding.x, encoding.type) = (text == Self.sales ? "city" : "town", type)
      encoding.y = [text == Self.sales ? "sales" : "height"]
      try? EncodingSetting.sort.set([sorted], in: &encoding)
    }
  }

  /// Rome adds up to 14, Oslo to 9, Lima to 5 and Bern to 15.
  @Test(
    arguments: [
      ChartType.bar, .groupedBar, .stackedBar, .line, .area, .step, .heatMap,
    ], ["", "series"])
  func namesAreSortedByTheirSums(type: ChartType, parting: String) throws {
    for (sorted, expected) in [
      ("y", ["Lima", "Oslo", "Rome", "Bern"]), ("y:desc", ["Bern", "Rome", "Oslo", "Lima"]),
      ("y:asc", ["Lima", "Oslo", "Rome", "Bern"]),
    ] {
      let chart = try readChart(Self.sales) { encoding in
        (encoding.x, encoding.y, encoding.type) = ("city", ["sales"], type)
        if parting == "series" || type == .heatMap {
          encoding.series = "product"
        } else {
          (encoding.isWhole, encoding.aggregation) = (true, .by(.sum))
        }
        try? EncodingSetting.sort.set([sorted], in: &encoding)
      }
      #expect(chart.xAxis.categories == expected, "\(type) \(sorted)")
      #expect(chart.type == type)
      #expect(chart.notes.contains { if case .sorted = $0 { true } else { false } })
      let first = chart.series.reduce(0) { sum, series in
        sum + (series.index(at: 0).map { series.y[$0] } ?? 0)
      }
      #expect(first == (sorted == "y:desc" ? 15 : 5), "\(type) \(sorted)")
    }
  }

  /// Values that are told as a whole, or one by one, add up to nothing: they are sorted by what is in the middle of them.
  @Test(arguments: [ChartType.box, .violin, .scatter])
  func valuesOfANameAreSortedByTheirMedian(type: ChartType) throws {
    for (sorted, expected) in [
      ("y:desc", ["Bern", "Lima", "Oslo"]), ("y", ["Oslo", "Lima", "Bern"]),
    ] {
      let names = try chart(type, of: Self.heights, sorted: sorted).xAxis.categories ?? []
      // Each point of a cloud stands at its name.
      #expect(
        names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { names[$0] } == expected
      )
    }
  }

  /// Slices have an order of their own, the largest first, whichever is asked for.
  @Test(arguments: [ChartType.pie, .donut], ["y", "y:desc", "none"])
  func slicesBeginWithTheLargest(type: ChartType, sorted: String) throws {
    let chart = try chart(type, of: Self.sales, sorted: sorted)
    #expect(chart.xAxis.categories?.first == "Bern")
  }

  /// Times and counted values have an order of their own, which is said.
  @Test(arguments: [ChartType.histogram, .line])
  func whatHasAnOrderOfItsOwnIsNotSorted(type: ChartType) throws {
    #expect(throws: InputProblem.self) {
      try readCharts("date,v\n2024-01-01,3\n2024-01-02,1\n2024-01-03,2\n") { encoding in
        (encoding.y, encoding.type) = (["v"], type)
        try? EncodingSetting.sort.set(["y"], in: &encoding)
      }
    }
  }
}
