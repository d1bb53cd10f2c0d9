import Testing

@testable import Charts
@testable import Tables

/// Frequencies of many kinds are shown by the two that go together.
@Suite struct GuessAssociationsTests {
  private func frequencies(_ header: String) -> String {
    let kinds = (0..<16).map { [$0 & 1, $0 >> 1 & 1, $0 >> 2 & 1, $0 >> 3 & 1] }
    return
      ([header + ",Freq"]
      + kinds.map { kind in
        let stage = kind[0] == kind[2] ? 60 : 5
        return "\(["early", "late"][kind[0]]),\(["radical", "limited"][kind[1]]),"
          + "\(["no", "yes"][kind[2]]),\(["none", "some"][kind[3]]),\(stage + kind[1] * 3 + kind[3])"
      }).joined(separator: "\n") + "\n"
  }

  @Test func theOutcomePartsTheKindThatTellsMost() throws {
    let chart = try readFirstChart(frequencies("stage,operation,survival,xray"))
    #expect(chart.channels?.x == "stage" && chart.channels?.series == "survival")
  }

  @Test func otherwiseTheTwoThatGoTogether() throws {
    let chart = try readFirstChart(frequencies("a1,b1,c1,d1"))
    #expect(Set([chart.channels?.x, chart.channels?.series]) == ["a1", "c1"])
  }
}
