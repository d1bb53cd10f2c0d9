import Charts
import Glibc
import Testing

struct FactRowTests {
  private func eur(_ value: Double) -> Quantity { Quantity(value, unit: "EUR") }

  private func chart(_ ys: [[Double]]) -> Chart {
    Chart(
      title: "Price", summary: "It went up.", type: .line, xAxis: Axis(title: "Hour"),
      yAxis: Axis(title: "Price", unit: "EUR"),
      series: zip(ys, ["A", "B", "C", "D", "E"]).map { Samples.series($0, name: $1) },
      leftOutCount: 2)
  }

  private func at(_ x: Double) -> Place {
    var quantity = Quantity(x)
    quantity.title = "Hour"
    return .number(quantity)
  }

  @Test func oneSeriesIsToldRowByRow() {
    let rows = chart([[3, 9, .nan, 6, 5]]).facts
    let change = Change(from: eur(3), to: eur(5))
    func row(_ fact: Fact, _ point: Int? = nil) -> FactRow {
      FactRow(
        fact, target: point.map { PointReference(series: 0, point: $0) }, group: .series("A"))
    }
    #expect(
      rows == [
        FactRow(.title("Price")),
        FactRow(.composition(.line, series: 1, points: 5)),
        FactRow(.summary("It went up.")),
        FactRow(.leftOut(2)),
        FactRow(
          .xAxis(title: "Hour", .numbers(Quantity(0), Quantity(4)), .linear, .leftToRight),
          group: .axes),
        FactRow(
          .yAxis(title: "Price", .numbers(eur(3), eur(9)), .linear, hasZero: false), group: .axes),
        row(.highest(eur(9), at(1), series: nil), 1),
        row(.lowest(eur(3), at(0), series: nil), 0),
        row(
          .mean(
            Quantity(5.75, fractionDigits: 1, unit: "EUR"),
            median: Quantity(5.5, fractionDigits: 1, unit: "EUR"), series: nil)),
        row(.change(from: eur(3), to: eur(5), change, series: nil), 4),
        row(.missing(1, series: nil), 2),
        row(.gaps(1, longestFrom: at(2), to: at(2), series: nil), 2),
        row(.largestRise(eur(6), at(1), series: nil), 1),
        row(.largestDrop(eur(1), at(4), series: nil), 4),
      ])
  }

  @Test func whatStandsOutIsTold() throws {
    var chart = chart([[2, 3, 2, 3, 2, 30, 2, 3, 2, 3, 2, 3]])
    #expect(
      chart.facts.contains {
        $0.fact == .spikes(1, largest: eur(30), at(5), isPeak: true, series: nil)
          && $0.target?.point == 5
      })
    // The spike is an outlier as well, but is told once.
    #expect(chart.landmarks(.outlier, in: 0) == [5])
    #expect(!chart.facts.contains { if case .outliers = $0.fact { true } else { false } })

    chart.series = [Samples.series([2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 30])]
    #expect(
      chart.facts.contains {
        if case .outliers(1, let value, let place, _?, nil) = $0.fact {
          value == eur(30) && place == at(11)
        } else {
          false
        }
      })

    chart.series = [Samples.series([0, 3, 7, 7, 7, 7, 3, 0])]
    #expect(
      chart.facts.contains {
        $0.fact == .plateaus(1, longest: eur(7), from: at(2), to: at(5), series: nil)
          && $0.target?.point == 2
      })

    chart.series = [Samples.series((0..<70).map { [5, 6, 6, 7, 9, 2, 1][$0 % 7] })]
    #expect(
      chart.facts.contains {
        $0.fact == .period(7, span: .number(Quantity(7)), .veryStrong, series: nil)
      })
    #expect(
      chart.notableFact(ofSeries: 0)
        == chart.facts.first { row in
          if case .period = row.fact { true } else { false }
        }?.fact)
  }

  @Test func groupsStandTogetherInOrder() {
    var groups: [FactGroup] = []
    for row in chart([[1, 2, 3], [3, 2, 1]]).facts where row.group != groups.last {
      groups.append(row.group)
    }
    #expect(groups == [.chart, .axes, .series("A"), .series("B"), .comparisons])
    #expect(!chart([[1, 2]]).facts.contains { $0.group == .comparisons })
  }

  /// Of more than four series each is compared with the next only, which the heading says.
  @Test func neighborsAreToldFromPairs() {
    let few = chart([[1, 2], [2, 3], [3, 4], [4, 5]]).facts.map(\.group)
    #expect(few.contains(.comparisons) && !few.contains(.neighborComparisons))
    let many = chart([[1, 2], [2, 3], [3, 4], [4, 5], [5, 6]]).facts.map(\.group)
    #expect(many.contains(.neighborComparisons))
  }

  @Test func pairsAreComparedWithTheirPlaces() {
    let chart = chart([[0, 4, 9], [2, 2, 2]])
    let rows = chart.facts.filter { $0.group == .comparisons }
    #expect(
      rows.map(\.fact) == [
        .comparison(chart.comparison(0, 1)), .largestDifference("A", "B", eur(7), at(2)),
      ])
    #expect(rows.map(\.target?.point) == [1, 2])
    let means = chart.facts.compactMap { row -> [String]? in
      if case .largestMean(let high, _, let low, _) = row.fact { [high, low] } else { nil }
    }
    #expect(means == [["A", "B"]])
    // Without a place in common there is nothing to say.
    #expect(!self.chart([[1, .nan], [.nan, 1]]).facts.contains { $0.group == .comparisons })
  }

  @Test func noSeriesHasMoreThanFifteenRows() {
    var y = (0..<120).map { [0, 0, 0, 0, 9, 30][$0 % 6] + Double($0) / 9 }
    y[7] = .nan
    y[50] = 900
    y[51] = 899
    let rows = chart([y, y.reversed()]).facts
    for name in ["A", "B"] { #expect((8...15).contains(rows.count { $0.group == .series(name) })) }
  }

  @Test func pointsThatDoNotFollowEachOtherHaveNoCourse() {
    var scatter = chart([[2, 3, 2, 3, 2, 30, 2, 3, 2, 3, 2, 3]])
    scatter.type = .scatter
    let features = scatter.features(of: 0)
    #expect(features.outliers == [5])
    #expect(features.spikes.isEmpty && features.plateaus.isEmpty && features.period == nil)
    #expect(features.largestRise == nil)
  }

  @Test(arguments: [ChartType.bar, .scatter])
  func whatHasNoCourseIsToldByItsValues(type: ChartType) {
    var chart = chart([[40, .nan, 200, 10, 90], [30, 50, 100, 20, 10]])
    chart.type = type
    if type == .bar {
      chart.xAxis = Axis(kind: .category(["Plums", "Pears", "Cherries", "Figs", "Dates"]))
    }
    let kinds = chart.facts.filter { $0.group == .series("A") }.map(\.fact)
    // Of a scatter the correlation is told, too.
    #expect(kinds.count == (type == .scatter ? 6 : 5))
    #expect(kinds.dropFirst().first == .highest(eur(200), chart.place(2), series: "A"))
    #expect(kinds.last == .missing(1, series: "A"))
    #expect(chart.comparison(0, 1).crossings == 0)
    let order: [Landmark] = [.turningPoint, .drop, .rise, .crossing, .spike]
    for landmark in order { #expect(chart.landmarks(landmark, in: 0) == []) }
    #expect(chart.landmarks(.gap, in: 0) == [1])
    chart.type = .bar
    chart.xAxis = Axis(kind: .category(["Mon", "Tue", "Wed", "Thu", "Fri"]))
    #expect(chart.landmarks(.crossing, in: 0) == [3, 4])
  }

  @Test(arguments: [[1, 2], [1, 3, 2], [3, 2, .nan, 1]])
  func fewValuesHaveNoShape(y: [Double]) {
    let facts = chart([y]).facts.map(\.fact)
    #expect(!facts.contains { if case .trend = $0 { true } else { false } })
    #expect(facts.contains { if case .change = $0 { true } else { false } })
  }

  @Test func theRuleOfOutliersIsToldWhereThereAreSome() {
    var chart = chart([[2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 30]])
    #expect(chart.facts.last?.fact == .outlierRule(hasCourse: true))
    chart.type = .scatter
    #expect(chart.facts.last?.fact == .outlierRule(hasCourse: false))
    chart.series = [Samples.series([2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3])]
    #expect(!chart.facts.contains { if case .outlierRule = $0.fact { true } else { false } })
  }

  @Test func meanAndMedianHaveTheSameDigits() {
    let rows = chart([[1, 2, 4, 5, 3.5]]).facts
    #expect(
      rows.contains {
        $0.fact
          == .mean(
            Quantity(3.1, fractionDigits: 1, unit: "EUR"),
            median: Quantity(3.5, fractionDigits: 1, unit: "EUR"), series: nil)
      })
    #expect(
      chart([[1, 2, 6]]).facts.contains {
        $0.fact
          == .mean(
            Quantity(3, fractionDigits: 1, unit: "EUR"),
            median: Quantity(2, fractionDigits: 1, unit: "EUR"), series: nil)
      } == false)
  }

  @Test func aLogarithmicAxisIsHeardInRatios() {
    let growth = (0..<12).map { pow(10, Double($0)) }
    let linear = Samples.chart(.line, growth)
    let logarithmic = Samples.chart(.line, growth, scale: .log10)
    // Ten of twelve values lie within a fiftieth of the range, yet they grow.
    #expect(linear.features(of: 0).plateaus == [])
    #expect(linear.landmarks(.turningPoint, in: 0) == [])
    #expect(logarithmic.features(of: 0).plateaus == [])
    // A value without a place there takes no part.
    let odd = Samples.chart(.line, [-5, 0] + growth, scale: .log10)
    #expect(odd.features(of: 0).outliers == [])
  }
}
