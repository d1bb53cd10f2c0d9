import Testing

@testable import Tables

/// No text of a file is taken for a missing cell without a word.
@Suite struct ReadCellsTests {
  private static let kinds: [[String]] = [
    ["17:23,2", "17:48,9", "19:02,0"], ["0:58.3", "1:02.1"], ["+0:25,7", "-1:06"],
    ["1:02:03", "44:10"],
    ["12,5", "7", "1.200"], ["3 kW", "200 W"], ["2024-01-05", "2024-02-30"], ["DNF", "abs", "–"],
    ["16h52", "0h05"], ["[98]", "12*"], ["900ms", "3m12s"], ["jul/22", "ago/22"],
    ["平成31年", "令和2年"],
    ["<0,5", "1,4"], ["5%", "7 %"], ["", "NA"],
  ]

  /// Columns of cells of two kinds, in any mixture: what is neither a value nor a sign for none is told.
  @Test(arguments: 0..<kinds.count)
  func areKeptOrTold(kind: Int) throws {
    for (other, cells) in Self.kinds.enumerated() {
      for every in [2, 7, 40] {
        let column = (0..<80).map { row in
          let from = row % every == 0 ? cells : Self.kinds[kind]
          return from[row / every % from.count]
        }
        let table = try table("k;zeit\n" + column.map { "a;\($0)\n" }.joined())
        let blank = column.count { MissingCell.matches($0.utf8Span.span) }
        let (missing, told) =
          switch table.columns[1].values {
          case .numbers(let numbers):
            (numbers.values.count { !$0.isFinite }, numbers.strays?.count ?? 0)
          case .dates(let dates): (dates.values.count { !$0.isFinite }, dates.strayCount)
          case .text(let text): (text.codes.count { $0 < 0 }, 0)
          }
        #expect(missing == blank + told, "\(Self.kinds[kind]) and \(Self.kinds[other]), \(every)")
      }
    }
  }
}
