import Testing

@testable import Charts

struct RowsTests {
  @Test func theFirstIsAtTheTop() {
    let rows = Rows(count: 4)
    #expect(rows.band(of: 0) == 0.75...1 && rows.band(of: 3) == 0...0.25)
    #expect(rows.middle(of: 1) == 0.625)
  }

  @Test func withoutRowsThereIsOneBand() {
    #expect(Rows(count: 0).band(of: 0) == 0...1)
    #expect(Rows(count: 0, cells: 0).band(of: 0) == 0...1)
  }

  /// Each row has whole cells, and as many as any other or one more; all cells are used.
  @Test func rowsTakeWholeCells() {
    for count in 1...24 {
      for cells in count...60 {
        let rows = Rows(count: count, cells: cells)
        var sizes: [Int] = []
        for row in 0..<count {
          let ends = [rows.band(of: row).lowerBound, rows.band(of: row).upperBound]
            .map { $0 * Double(cells) }
          #expect(ends.allSatisfy { abs($0 - $0.rounded()) < 1e-9 }, "\(count) in \(cells)")
          sizes.append(Int((ends[1] - ends[0]).rounded()))
          if row > 0 { #expect(rows.band(of: row).upperBound == rows.band(of: row - 1).lowerBound) }
        }
        #expect(sizes.reduce(0, +) == cells)
        #expect(Set(sizes).isSubset(of: [cells / count, cells / count + 1]))
      }
    }
  }

  /// Rows that are more than cells share them with neighbors, as the means of a heat map do: each is in one, and none is empty.
  @Test func sharedCellsHaveWholeRows() {
    for (count, cells) in [(4, 3), (8, 6), (10, 8), (45, 7), (24, 23)] {
      let rows = Rows(count: count, cells: cells)
      let blocks = Plot.Blocks(columns: 1, rows: cells).bands(of: count)
      for (block, band) in blocks.enumerated() {
        for row in band {
          let (low, high) = (rows.band(of: row).lowerBound, rows.band(of: row).upperBound)
          #expect(abs(high - (1 - Double(block) / Double(cells))) < 1e-9, "\(row) of \(count)")
          #expect(abs(low - (1 - Double(block + 1) / Double(cells))) < 1e-9, "\(row) of \(count)")
        }
      }
      #expect(blocks.flatMap { Array($0) } == Array(0..<count))
    }
  }

  /// The middle of a row in rows is the middle of its band.
  @Test func aPlaceInRowsHasItsHeight() {
    for rows in [Rows(count: 5), Rows(count: 5, cells: 17), Rows(count: 1, cells: 3)] {
      for row in 0..<rows.count {
        let place = Double(rows.count - 1 - row) + 0.5
        #expect(abs(rows.height(of: place) - rows.middle(of: row)) < 1e-12)
      }
      #expect(rows.height(of: 0) == 0 && rows.height(of: Double(rows.count)) == 1)
    }
    #expect(Rows(count: 3).height(of: .nan).isNaN)
  }
}
