import Audiograph
import Foundation
import Testing

@Suite struct SampleChartViewTests {
  @Test func thePublishedSamplePlays() throws {
    let view = ChartView()
    view.scaledPoints = risingPoints(10)
    view.setupAccessibility()
    let action = try #require(view.accessibilityCustomActions?.first)
    #expect(action.name == "CHART_PLAY_AUDIOGRAPH_ACTION")
    view.audiograph.volumeCorrectionFactor = 0
    #expect(action.perform())
  }
}
