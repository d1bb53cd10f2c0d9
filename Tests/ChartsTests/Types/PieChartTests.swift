import Glibc
import Testing

@testable import Charts

struct PieChartTests {
  private func pie(
    _ names: [String], _ ys: [Double]..., type: ChartType = .pie
  ) -> Chart {
    Chart(
      type: .bar, xAxis: Axis(title: "Kind", kind: .category(names)), yAxis: Axis(),
      series: ys.enumerated().map { index, y in
        Series(
          name: ["A", "B"][index], x: names.indices.map(Double.init), y: y, isContinuous: false)
      }
    ).arranged(as: type)
  }

  @Test func theLargestComesFirst() throws {
    let chart = pie(["a", "b", "c", "d"], [2, 5, .nan, 3])
    #expect(chart.xAxis.categories == ["b", "d", "a", "c"])
    #expect(chart.series[0].y.part(0..<3) == [5, 3, 2])
    #expect(chart.series[0].y[3].isNaN)
    let heights = chart.audibleSeries[0].y
    #expect(heights.prefix(3) == [0.5, 0.3, 0.2], "a share is heard as one of the whole")
  }

  @Test func rowsOfACategoryAreAddedUp() {
    let chart = pie(["a", "b", "a", "b", "a"], [1, 2, 3, .nan, 4])
    #expect(chart.xAxis.categories == ["a", "b"])
    #expect(chart.series[0].y == [8, 2])
    #expect(chart.notes == [.sums(rows: 5, parts: 2)])
    #expect(pie(["a", "b"], [1, 2]).notes.isEmpty)
  }

  /// The slices close the circle, each as wide as its share, whatever the values are.
  @Test(arguments: [[1, 2, 3, 4], [1e308, 1e308], [1e-300, 1e-300], [0.1, 0, 0.2], [7]])
  func slicesAreAsWideAsTheirShares(values: [Double]) {
    let chart = pie(values.indices.map(String.init), values)
    let largest = values.max() ?? 0
    let sum = values.reduce(0) { $0 + $1 / largest }
    let percents = chart.series[0].values(.share)
    for (percent, value) in zip(percents, values.sorted(by: >)) {
      #expect(abs(percent - value / largest / sum * 100) < 1e-9)
    }
    let plot = Plot(chart, resolution: 100, tickLimit: 5)
    let marks = chart.marks(on: plot)
    #expect(marks.count == values.count { $0 > 0 })
    let middle = PlotPoint(x: 0.5, y: 0.5)
    for mark in marks {
      guard case .region(.polygon(let corners), _) = mark.geometry, let point = mark.point else {
        Issue.record("no slice")
        continue
      }
      #expect(corners.contains(middle))
      // The area of a slice of a circle of radius ½ is its share of π/4.
      let area = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
        $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
      }
      #expect(abs(abs(area) - percents[point] / 100 * Double.pi / 4) < 0.002)
    }
  }

  @Test func whatIsBelowZeroHasNoShare() throws {
    let chart = pie(["a", "b", "c"], [6, -3, 2])
    #expect(chart.series[0].y == [6, 2, -3])
    let facts = chart.facts.map(\.fact)
    #expect(facts.contains(.withoutShare(1, .category("b"), series: nil)))
    #expect(
      facts.contains(
        .shares(
          [
            NamedShare(place: .category("a"), percent: 75),
            NamedShare(place: .category("c"), percent: 25),
          ], others: 0, percent: 0, of: Quantity(8), series: nil)))
    let below = PointReference(series: 0, point: 2)
    #expect(chart.details(of: below).share == Share(percent: nil, total: Quantity(8)))
    #expect(chart.audibleSeries[0].y[2].isNaN)
    #expect(chart.focus(at: below, on: Plot(chart, resolution: 100, tickLimit: 5)) == nil)
    #expect(
      pie(["a"], [-3]).facts.contains { $0.fact == .withoutShare(1, .category("a"), series: nil) })
  }

  @Test func moreThanFiveSharesAreSaidTogether() {
    let chart = pie((1...8).map(String.init), [30, 20, 15, 10, 9, 8, 5, 3])
    let fact = chart.facts.lazy.map(\.fact).first { if case .shares = $0 { true } else { false } }
    guard case .shares(let said, let others, let percent, let whole, _) = fact else {
      Issue.record("not said")
      return
    }
    #expect(said.map(\.percent) == [30, 20, 15, 10, 9])
    #expect(others == 3 && abs(percent - 16) < 1e-9 && whole.value == 100)
  }

  @Test func theSharesOfARingNameItsSeries() {
    let rings = pie(["a", "b"], [1, 3], [4, 4], type: .donut)
    let half = [0, 1].map { NamedShare(place: rings.place(Double($0)), percent: 50) }
    #expect(
      rings.sharesFact(ofSeries: 1)
        == .shares(half, others: 0, percent: 0, of: Quantity(8), series: "B"))
    let others = pie(["a", "b", "c"], [90, 5, 5], [1, 3, 6], type: .donut)
    guard case .shares(let said, _, _, _, _) = others.sharesFact(ofSeries: 1) else {
      Issue.record("not said")
      return
    }
    #expect(said.map(\.percent) == [60, 30, 10], "largest first, whatever the other ring has")
    #expect(rings.sharesFact(ofSeries: 2) == nil)
    #expect(pie(["a", "b"], [-1, .nan]).sharesFact(ofSeries: 0) == nil, "there is no whole")
    let bars = Chart(
      type: .bar, xAxis: Axis(), yAxis: Axis(),
      series: [Series(name: "", x: [0, 1], y: [1, 3], isContinuous: false)])
    #expect(bars.sharesFact(ofSeries: 0) == nil)
  }

  /// Part of a pie has the shares of the whole.
  @Test func sharesStayThoseOfTheWhole() throws {
    let chart = pie(["a", "b", "c", "d"], [4, 3, 2, 1])
    let part = chart.windowed(1...2)
    let share = try #require(part.details(of: PointReference(series: 0, point: 0)).share)
    #expect(share.percent == 30)
    #expect(share.total.value == 10)
    #expect(part.marks(on: Plot(part, resolution: 100, tickLimit: 5)).map(\.ink) == [1, 2])
  }

  @Test func ringsLieInEachOtherTheFirstOutermost() {
    let chart = pie(["a", "b"], [1, 3], [4, 2], type: .donut)
    #expect(chart.xAxis.categories == ["b", "a"] || chart.xAxis.categories == ["a", "b"])
    let marks = chart.marks(on: Plot(chart, resolution: 100, tickLimit: 5))
    func reach(_ series: Int) -> [Double] {
      marks.filter { $0.series == series }.flatMap { mark -> [Double] in
        guard case .region(.polygon(let corners), _) = mark.geometry else { return [] }
        return corners.map { corner in
          let (x, y) = (corner.x - 0.5, corner.y - 0.5)
          return 2 * (x * x + y * y).squareRoot()
        }
      }
    }
    #expect(abs((reach(0).min() ?? 0) - 0.78125) < 1e-9 && abs((reach(0).max() ?? 0) - 1) < 1e-9)
    #expect(abs((reach(1).min() ?? 0) - 0.5) < 1e-9 && abs((reach(1).max() ?? 0) - 0.75) < 1e-9)
    #expect(chart.slices?.map(\.percent) == [nil, nil])
  }

  /// The rim of a slice stands out, a row high at least.
  @Test(arguments: [(60, 0.8), (10, 0.76), (1, 0.0)]) func theFocusIsARim(rows: Int, inner: Double)
    throws
  {
    let chart = pie(["a", "b"], [70, 30])
    let plot = Plot(chart, resolution: 100, tickLimit: 5).with(rows: rows, hasAxisRow: false)
    let focus = try #require(chart.focus(at: PointReference(series: 0, point: 0), on: plot))
    guard case .region(.polygon(let corners), _) = focus.geometry else {
      Issue.record("no slice")
      return
    }
    let radii = corners.map { corner in
      let (x, y) = (2 * corner.x - 1, 2 * corner.y - 1)
      return (x * x + y * y).squareRoot()
    }
    #expect(abs((radii.min() ?? 1) - inner) < 1e-9 && abs((radii.max() ?? 0) - 1) < 1e-9)
  }

  /// Of a broad slice the middle of the rim stands out, of a narrow one all of it.
  @Test func theRimOfABroadSliceIsShort() throws {
    let chart = pie(["a", "b", "c", "d"], [50, 44, 3, 3])
    let plot = Plot(chart, resolution: 100, tickLimit: 5)
    func angles(_ point: Int) throws -> ClosedRange<Double> {
      let focus = try #require(chart.focus(at: PointReference(series: 0, point: point), on: plot))
      guard case .region(.polygon(let corners), _) = focus.geometry else { return 0...0 }
      let turns = corners.map { corner -> Double in
        let turn = atan2(2 * corner.x - 1, 2 * corner.y - 1) / 2 / .pi
        return turn < -1e-9 ? turn + 1 : turn
      }
      return (turns.min() ?? 0)...(turns.max() ?? 0)
    }
    let (broad, narrow) = (try angles(0), try angles(2))
    #expect(abs(broad.lowerBound - 11.0 / 48) < 1e-9 && abs(broad.upperBound - 13.0 / 48) < 1e-9)
    #expect(abs(narrow.lowerBound - 0.94) < 1e-9 && abs(narrow.upperBound - 0.97) < 1e-9)
  }

  /// The sign of the focus lies within its slice, and only what has a slice has one.
  @Test func theFocusSignLiesInItsSlice() throws {
    let chart = pie(["a", "b", "c"], [70, 28, -2], [1, 1, 1], type: .donut)
    let plot = Plot(chart, resolution: 100, tickLimit: 5)
    let sign = try #require(chart.focusSign(at: PointReference(series: 1, point: 1), on: plot))
    guard case .dot(let place) = sign.geometry else {
      Issue.record("no sign")
      return
    }
    let (x, y) = (2 * place.x - 1, 2 * place.y - 1)
    // The inner ring lies between 0.5 and 0.75, its second third around the foot.
    #expect(abs((x * x + y * y).squareRoot() - 0.625) < 1e-9)
    #expect(abs(x) < 1e-9 && y < 0)
    #expect(chart.focusSign(at: PointReference(series: 0, point: 2), on: plot) == nil)
    #expect(chart.focusSign(at: PointReference(series: 2, point: 0), on: plot) == nil)
  }

  /// A share is heard as one, whatever its whole is and whatever lies below zero.
  @Test func equalSharesAreEqualPitches() {
    let chart = pie(["a", "b", "c"], [50, 30, 20], [5, 3, 2], type: .donut)
    #expect(chart.audibleSeries[0].y == [0.5, 0.3, 0.2])
    #expect(chart.audibleSeries[1].y == [0.5, 0.3, 0.2])
    let below = pie(["a", "b"], [1, -1000])
    #expect(below.audibleSeries[0].y[0] == 1)
    #expect(below.heights(of: PointReference(series: 0, point: 0)) == [1, 1])
  }

  /// A part with a share comes before one below zero, and that before one that is missing.
  @Test func zeroComesBeforeWhatIsBelowIt() {
    let chart = pie(["a", "b", "c", "d", "e"], [.nan, -5, 0, -2, 3])
    #expect(chart.xAxis.categories == ["e", "c", "d", "b", "a"])
  }

  /// The last slice lies beside the first and must not look like it.
  @Test(arguments: 2...40)
  func neighborsHaveOtherFillings(count: Int) {
    let chart = pie((0..<count).map(String.init), (0..<count).map { Double(100 - $0) } + [])
    let inks = chart.marks(on: Plot(chart, resolution: 100, tickLimit: 5)).map { $0.ink % 8 }
    #expect(zip(inks, inks.dropFirst() + inks.prefix(1)).allSatisfy { $0 != $1 })
    #expect(chart.slices?.map(\.point) == Array(0..<count))
  }

  @Test func withoutAnythingAboveZeroThereIsNoWhole() {
    for values in [[0.0, 0], [-1, -2], [.nan, .nan]] {
      let chart = pie(["a", "b"], values)
      #expect(chart.notes == [.noShares])
      #expect(!chart.facts.contains { if case .shares = $0.fact { true } else { false } })
      #expect(chart.marks(on: Plot(chart, resolution: 100, tickLimit: 5)).isEmpty)
    }
    let zero = pie(["a", "b"], [0, 0]).facts
    #expect(!zero.contains { if case .withoutShare = $0.fact { true } else { false } })
  }

  /// The columns of a single row are the parts of a whole.
  @Test func aSingleRowIsAPieOfItsColumns() {
    let chart = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: [("rent", 900.0), ("food", 400), ("other", 700)].map {
        Series(name: $0, x: [1], y: [$1], isContinuous: true)
      }
    ).arranged(as: .pie)
    #expect(chart.series.count == 1)
    #expect(chart.xAxis.categories == ["rent", "other", "food"])
    #expect(chart.series[0].values(.share) == [45, 35, 20])
  }
}
