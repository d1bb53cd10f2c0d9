import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessCoarserTests {
  /// Ten runs at six doses, each with one of two treatments, which makes a difference or none.
  private func trial(_ effect: Int) -> String {
    tableText("change,dose,run,treatment,animal", 60) { row in
      let (dose, run) = (row % 6, row / 6)
      let value = 5 * dose * dose / (2 + dose) + (run < 5 ? effect : 0) + row * 7 % 5
      return "\(value).5,\([6.25, 12.5, 25, 50, 100, 200][dose]),"
        + "\(run < 5 ? "C" : "M")\(run % 5 + 1),\(run < 5 ? "Control" : "Drug"),R\(run % 5 + 1)"
    }
  }

  @Test func runsOfATrialAreSeenByTreatment() throws {
    let channels = try readFirstChart(trial(9)).channels
    #expect(channels?.x == "dose" && channels?.series == "treatment")
    #expect(channels?.aggregate == .mean)
    let listed = try Encoding().suggestions(of: readDocument(trial(9)))
    #expect(listed.contains { $0[0].series?.column == "run" })
  }

  /// A treatment that makes no difference parts nothing: nobody needs its mean.
  @Test func aTreatmentWithoutEffectPartsNothing() throws {
    #expect(try readFirstChart(trial(0)).channels?.aggregate == nil)
  }
}
