import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessMostPartsTests {
  /// The candidates of an election, of whose votes two in a hundred are blank, stand side by side; what leaves a third to
  /// others does not.
  @Test(arguments: 0..<12) func partsThatLeaveLittleAreTheChart(seed: Int) throws {
    var random = Random(seed: 11_000 + seed)
    func table(left share: Double) -> String {
      tableText("province,census,cast,red,blue,green", 8) { row in
        let parts = (0..<3).map { Double($0 + 1) * (9_000 + random.uniform() * 30_000) }
        let cast = parts.reduce(0, +) / (1 - share)
        let values = [cast * 1.4, cast] + parts
        return (["P\(row)"] + values.map { "\(Int($0))" }).joined(separator: ",")
      }
    }
    let chart = try readFirstChart(table(left: 0.02))
    #expect(chart.type == .groupedBar && chart.series.map(\.name) == ["red", "blue", "green"])
    let others = try Encoding().suggestions(of: readDocument(table(left: 0.35)))
    #expect(!others.contains { $0[0].measures == ["red", "blue", "green"] })
  }
}
