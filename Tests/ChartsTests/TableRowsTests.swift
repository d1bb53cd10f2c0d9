import Charts
import Testing

@Suite struct TableRowsTests {
  private func series(_ x: [Double]) -> Series {
    Series(name: "", x: x, y: x, isContinuous: true)
  }

  @Test func samePlacesNeedNoRowsOfTheirOwn() {
    let x = (0..<1_000_000).map(Double.init)
    let rows = TableRows([series(x), series(x.map { $0 + 0 })])
    #expect(!rows.isMerged)
    #expect(rows.count == 1_000_000)
    #expect(rows[765_432] == [765_432, 765_432])
    #expect(rows.row(of: PointReference(series: 1, point: 765_432)) == 765_432)
    #expect(rows.row(of: PointReference(series: 2, point: 0)) == nil)
    #expect(rows.row(of: PointReference(series: 0, point: 1_000_000)) == nil)
  }

  @Test func aSingleSeriesIsWalkedAsItIs() {
    #expect(!TableRows([series([1, 1, .nan])]).isMerged)
    #expect(Array(TableRows([series([1, 1, .nan])])) == [[0], [1], [2]] as [[Int?]])
  }

  @Test func otherPlacesAreMergedInTheirOrder() {
    let rows = TableRows([series([1, 2, 2]), series([2, 3]), series([])])
    #expect(rows.isMerged)
    #expect(
      Array(rows) == [[0, nil, nil], [1, 0, nil], [2, nil, nil], [nil, 1, nil]] as [[Int?]])
  }

  @Test func everyPointHasTheRowItStandsIn() {
    let all = [series([1, 2, 2]), series([2, 3]), series([-.infinity, .nan, 5])]
    let rows = TableRows(all)
    for (index, row) in rows.enumerated() {
      for (series, point) in row.enumerated() {
        guard let point else { continue }
        #expect(rows.row(of: PointReference(series: series, point: point)) == index)
      }
    }
    #expect(rows.flatMap { $0.compactMap(\.self) }.count == 8)
    #expect(rows.row(of: PointReference(series: 1, point: 2)) == nil)
    #expect(rows.row(of: PointReference(series: 3, point: 0)) == nil)
  }

  @Test func nothingHasNoRows() {
    #expect(TableRows([]).isEmpty)
    #expect(TableRows([series([])]).isEmpty)
  }
}
