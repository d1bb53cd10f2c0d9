import Charts
import Testing

@testable import Explorer

@Suite struct SampleDeckTests {
  @Test func fourChartsOfThreeKinds() throws {
    let deck = try SampleDeck.charts()
    #expect(deck.map(\.title) == ["Closing price", "Steps", "Battery level", "通信量の推移"])
    #expect(deck.map(\.type) == [.line, .bar, .line, .bar])
    #expect(deck.map(\.pointCount) == [252, 7, 60, 10])
    #expect(deck.map(\.yAxis.unit) == ["EUR", "steps", "%", "GB"])
  }

  @Test func dataTrafficIsAsItsAppDescribesIt() throws {
    let chart = try #require(try SampleDeck.charts().last)
    #expect(chart.xAxis.title == "日付")
    #expect(chart.yAxis.title == "データ量")
    #expect(chart.yAxis.statedRange == 6...10)
    #expect(chart.series.map(\.y) == [[6, 7, 8, 9, 10, 6, 7, 8, 9, 10]])
    #expect(chart.xAxis.categories?.first == "1月1日")
    #expect(chart.quantity(8).fractionDigits == 1)
  }
}
