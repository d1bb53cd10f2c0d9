import Foundation
import Testing

@testable import Audiograph

@Suite struct AudiographActionTests {
  private final class Chart: AudiographProvidable {
    var graphContent: [CGPoint] = risingPoints(5)
  }

  @Test func hasTheTitleAndPlaysAndStops() throws {
    let audiograph = Audiograph(
      localizations: AudiographLocalizations(
        completionIndicationUtterance: "Fertig", accessibilityIndicationTitle: "Anhören"))
    let chart = Chart()
    let action = audiograph.createCustomAccessibilityAction(for: chart)
    #expect(action.name == "Anhören")
    audiograph.volumeCorrectionFactor = 0
    #expect(action.perform())
    #expect(AudiographLocalizations.defaultEnglish.completionIndicationUtterance == "Complete")
    #expect(
      AudiographLocalizations.defaultEnglish.accessibilityIndicationTitle == "Play Audiograph")
  }

  @Test func doesNothingWithoutTheChartOrTheAudiograph() {
    let audiograph = Audiograph(localizations: .defaultEnglish)
    audiograph.volumeCorrectionFactor = 0
    let orphan = audiograph.createCustomAccessibilityAction(using: Chart())
    #expect(!orphan.perform())
    let chart = Chart()
    let silent = Audiograph(localizations: .defaultEnglish)
      .createCustomAccessibilityAction(using: chart)
    #expect(!silent.perform())
  }
}
