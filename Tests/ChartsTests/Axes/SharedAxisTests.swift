import Sonification
import Testing

@testable import Charts

@Suite struct SharedAxisTests {
  private func line(
    _ x: [Double], _ y: [Double], type: ChartType = .line, xAxis: Axis = Axis(),
    yAxis: Axis = Axis(unit: "EUR")
  ) -> Chart {
    Chart(
      type: .line, xAxis: xAxis, yAxis: yAxis,
      series: [Series(name: "", x: x, y: y, isContinuous: true)]
    ).arranged(as: type)
  }

  private func bars(_ names: [String], _ y: [Double], title: String? = nil) -> Chart {
    line(
      y.indices.map(Double.init), y, type: .bar,
      xAxis: Axis(title: title, kind: .category(names)))
  }

  private func shares(_ chart: Chart) -> [Double] {
    let columns = Plot(chart, resolution: 100, tickLimit: 5).columns
    return chart.series[0].x.map(columns.position)
  }

  private func onsets(_ chart: Chart) -> [Double] {
    var settings = SonificationSettings()
    settings.duration = .exactly(3)
    return Score(chart.audibleSeries, settings: settings).tones.map(\.start)
  }

  // MARK: Seen, heard and said

  /// A pie has no axes that another chart could have, too.
  @Test func aPieSharesNoAxes() {
    let names = ["a", "b"]
    let deck = [
      bars(names, [3, 2]), bars(names, [5, 4]), bars(names, [5, 1]).arranged(as: .pie),
    ].onSameAxes
    #expect(deck[2].xAxis.shared == nil && deck[2].yAxis.shared == nil)
    #expect(deck[0].xAxis.shared?.charts == [0, 1] && deck[0].yAxis.shared?.charts == [0, 1])
    #expect(!deck[2].facts.contains { if case .sharedAxes = $0.fact { true } else { false } })
  }

  /// Beside each other no chart is flat on the axis of all, unless that is asked for.
  @Test func besideEachOtherNoneIsFlat() {
    let deck = [line([0, 1, 2], [1, 2, 3]), line([0, 1, 2], [1, 900, 3])]
    #expect(deck.sideBySide.allSatisfy { $0.yAxis.shared == nil && $0.xAxis.shared != nil })
    #expect(deck.onSameAxes.allSatisfy { $0.yAxis.shared != nil })
    // Values that never change are as flat on any axis.
    let alike = [line([0, 1, 2], [1, 2, 3]), line([0, 1, 2], [7, 7, 7])]
    #expect(alike.sideBySide == alike.onSameAxes)
    // Bars are as long as their values are large.
    let bars = [bars(["a", "b"], [900, 901]), bars(["a", "b"], [500, 700])]
    #expect(bars.sideBySide == bars.onSameAxes)
  }

  /// An axis of several measures has no title, and is that of no other measures.
  @Test func axesOfOtherMeasuresAreNotOne() {
    func chart(of columns: [String]) -> Chart {
      var chart = line([0, 1], [1, 2], yAxis: Axis())
      chart.channels = Channels(x: "day", y: columns, series: nil, split: nil, reason: .times)
      return chart
    }
    let deck = [
      chart(of: ["high", "low"]), chart(of: ["wet", "dry"]), chart(of: ["low", "high"]),
    ]
    #expect(deck.onSameAxes.map(\.yAxis.shared?.charts) == [[0, 2], nil, [0, 2]])
  }

  @Test func numbersReachOverTheValuesOfAll() {
    let deck = [line([0, 10], [5, 8]), line([5, 20], [2, 40])].onSameAxes
    for chart in deck {
      #expect(chart.xExtent == 0...20)
      #expect(chart.pitchRange == 2...40)
      #expect(chart.yAxisExtent == .numbers(Quantity(2, unit: "EUR"), Quantity(40, unit: "EUR")))
      #expect(chart.xAxisExtent == .numbers(Quantity(0), Quantity(20)))
      #expect(chart.facts.map(\.fact).contains(.sharedAxes(x: 2, y: 2)))
    }
    let plots = deck.map { Plot($0, resolution: 100, tickLimit: 5) }
    #expect(plots[0].yTicks == plots[1].yTicks && plots[0].yRange == plots[1].yRange)
    #expect(shares(deck[0]) == [0, 0.5] && shares(deck[1]) == [0.25, 1])
    #expect(deck[0].height(of: 5) == deck[1].height(of: 5))
  }

  /// The same x is heard at the same time from the same side, whatever else a chart has.
  @Test func xIsHeardAtTheSameTime() {
    let deck = [
      line([0, 1, 2, 3, 4], [1, 2, 3, 4, 5], type: .scatter),
      line([2, 4], [3, 1], type: .scatter),
    ]
    #expect(onsets(deck[1])[0] == 0)
    let (first, second) = (onsets(deck.onSameAxes[0]), onsets(deck.onSameAxes[1]))
    #expect(abs(first[2] - second[0]) < 1e-9 && abs(first[4] - second[1]) < 1e-9)
    let pans = deck.onSameAxes.map {
      Score($0.audibleSeries, settings: SonificationSettings()).tones.map(\.pan)
    }
    #expect(abs(pans[1][0]) < 1e-9 && pans[0][2] == pans[1][0])
  }

  @Test func aLoneChartAndOneOfAnotherKindKeepTheirOwn() {
    let deck = [
      line([0, 10], [5, 8]), line([5, 20], [2, 40], yAxis: Axis(unit: "kg")),
      line([3, 4], [1, 9], yAxis: Axis(unit: "EUR", scale: .log10)),
    ]
    let same = deck.onSameAxes
    #expect(same.map(\.pitchRange) == deck.map(\.pitchRange))
    #expect(same.map { $0.xAxis.shared?.charts.count } == [3, 3, 3])
    #expect(same[0].facts.map(\.fact).contains(.sharedAxes(x: 3, y: nil)))
    #expect([deck[0]].onSameAxes == [deck[0]])
    #expect([Chart]().onSameAxes.isEmpty)
  }

  @Test func withoutAUnitTheTitleDecides() {
    let deck = [("Price", 5.0), ("Steps", 9000), ("price", 7)].map { title, value in
      line([0, 1], [0, value], yAxis: Axis(title: title))
    }
    #expect(deck.onSameAxes.map(\.pitchRange) == [0...7, 0...9000, 0...7])
  }

  @Test func barsAndLinesShareZeroAndSlots() {
    let deck = [line([0, 1, 2], [5, 8, 6]), line([0, 1, 2], [7, 9, 3], type: .bar)].onSameAxes
    let plots = deck.map { Plot($0, resolution: 100, tickLimit: 5) }
    #expect(plots.map(\.yRange.lowerBound) == [0, 0])
    #expect(shares(deck[0]) == shares(deck[1]))
    #expect(shares(deck[0])[0] > 0)
  }

  @Test func aStatedRangeIsWidenedAndNotClaimedForOthers() {
    let deck = [
      line([0, 1], [5, 8], yAxis: Axis(unit: "EUR", statedRange: 0...10)), line([0, 1], [2, 40]),
    ].onSameAxes
    #expect(deck.map(\.pitchRange) == [0...40, 0...40])
    #expect(deck[1].yAxis.statedRange == nil)
  }

  @Test func aPartKeepsThePitchAndTheHeightsOfTheDeck() {
    let deck = [line([0, 1, 2, 3], [5, 8, 6, 7]), line([0, 3], [2, 40])].onSameAxes
    let part = deck[0].windowed(1...2)
    #expect(part.pitchRange == 2...40 && part.xExtent == 1...2)
    let range = Plot(part, resolution: 100, tickLimit: 5).yRange
    #expect(range == Plot(deck[1], resolution: 100, tickLimit: 5).yRange)
    #expect(shares(part) == [0, 1])
  }

  @Test(arguments: ChartType.allCases) func everyTypeStandsBesideItself(type: ChartType) {
    let deck = [
      line([0, 1, 2], [5, 8, 6], type: type), line([1, 5], [.nan, 30], type: type),
      line([], [], type: type),
    ].onSameAxes
    for chart in deck {
      let plot = Plot(chart, resolution: 40, tickLimit: 5)
      _ = chart.marks(on: plot)
      #expect(chart.audibleSeries.count == 1 && !chart.facts.isEmpty)
    }
  }

  // MARK: Categories

  @Test func categoriesStandAtTheSamePlaces() {
    let deck = [
      bars(["Mon", "Tue", "Thu"], [1, 2, 4]), bars(["Mon", "Tue", "Wed", "Thu"], [5, 6, 7, 8]),
    ].onSameAxes
    for chart in deck { #expect(chart.xAxis.categories == ["Mon", "Tue", "Wed", "Thu"]) }
    #expect(deck[0].series[0].x == [0, 1, 3])
    #expect(deck[0].place(3) == .category("Thu"))
    #expect(deck[0].xAxis.shared?.charts.count == 2)
  }

  @Test func anOrderOfItsOwnIsKept() {
    let deck = [bars(["Oslo", "Rome"], [9, 4]), bars(["Rome", "Oslo"], [8, 2])]
    let same = deck.onSameAxes
    #expect(same.map(\.xAxis.categories) == deck.map(\.xAxis.categories))
    #expect(same.map { $0.xAxis.shared == nil } == [true, true])
    #expect(same[0].pitchRange == 2...9)
    let twice = [bars(["Oslo", "Oslo"], [9, 4]), bars(["Oslo", "Rome"], [8, 2])].onSameAxes
    #expect(twice[0].xAxis.shared == nil)
  }

  @Test func otherThingsAreNoSameCategories() {
    let deck = [
      bars(["Oslo", "Rome"], [9, 4], title: "City"), bars(["Norway"], [8], title: "Country"),
    ]
    #expect(deck.onSameAxes[0].xAxis == deck[0].xAxis)
  }

  // MARK: Histograms

  @Test func histogramsCountInTheSameBins() {
    let deck = [
      line([0, 1, 2], [1, 2, 3], type: .histogram),
      line([0, 1, 2, 3], [10, 50, 90, 95], type: .histogram),
    ].onSameAxes
    #expect(deck[0].xAxis.binWidth == deck[1].xAxis.binWidth)
    #expect(deck[0].series[0].x == deck[1].series[0].x)
    #expect(deck[0].series[0].y.reduce(0, +) == 3)
    #expect(deck[0].yAxis.shared?.range == deck[1].yAxis.shared?.range)
  }
}
