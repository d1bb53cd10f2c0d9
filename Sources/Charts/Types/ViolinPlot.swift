import Glibc
import Sonification
import Tables

/// A violin a category: how densely its values lie, with the box of their quartiles and the median.
///
/// It is heard, walked and measured as a box is; where its values gather is said beside that.
struct ViolinPlot: Projections {
  private var box: BoxPlot { BoxPlot() }

  var help: String { "A violin a category: how densely values lie, quartiles and median." }
  var sample: SampleTable {
    SampleTable(
      "Visits",
      """
      Day,Minutes
      Weekday,3
      Weekday,4
      Weekday,4
      Weekday,5
      Weekday,5
      Weekday,6
      Weekday,21
      Weekday,22
      Weekday,23
      Weekday,23
      Weekday,24
      Weekday,26
      Sunday,11
      Sunday,14
      Sunday,15
      Sunday,16
      Sunday,16
      Sunday,17
      Sunday,17
      Sunday,18
      Sunday,19
      Sunday,40
      Holiday,
      """, unit: "min")
  }

  var includesZero: Bool { box.includesZero }
  var leastColumns: Int? { box.leastColumns }
  var measure: ValueName? { box.measure }
  var hasCourse: Bool { box.hasCourse }
  var sharesPlaces: Bool { box.sharesPlaces }
  var hasNumericPlaces: Bool { box.hasNumericPlaces }
  var hasSeries: Bool { box.hasSeries }
  var legendPart: Mark.Part { .bar }

  func columns(of chart: Chart) -> PlotColumns { box.columns(of: chart) }

  func group(of chart: Chart) -> BarGroup? { box.group(of: chart) }

  func arranged(_ chart: Chart, among charts: [Chart]) -> Chart {
    box.arranged(chart, among: charts)
  }

  // MARK: Seen

  /// The violin, the box of its quartiles as a thin block in it, and the median over that.
  func marks(of chart: Chart, on plot: Plot) -> [Mark] {
    let boxes = box.marks(of: chart, on: plot)
    return chart.series.indices.flatMap { index in
      chart.series[index].samples.indices.flatMap { point -> [Mark] in
        let point = PointReference(series: index, point: point)
        let own = boxes.filter { $0.series == index && $0.point == point.point }
        let shape = own.first { $0.part == .box }.flatMap {
          self.shape(around: $0, of: point, in: chart, on: plot)
        }
        // Values that are all alike have no shape, and few may have no place.
        guard let shape else { return own }
        return shape + own.filter { $0.part == .box }.map { slim($0, to: 1.0 / 6) }
          + own.filter { $0.part == .median }.map { slim($0, to: 1.0 / 3) }
      }
    }
  }

  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    box.focus(of: chart, at: point, on: plot)
  }

  /// The room between the densities and its outline, as wide as the box where they are highest.
  private func shape(
    around box: Mark, of point: PointReference, in chart: Chart, on plot: Plot
  ) -> [Mark]? {
    guard case .region(.rectangle(let place), let filling) = box.geometry,
      let density = Density(sorted: chart.series[point.series].samples[point.point])
    else { return nil }
    let middle = (place.left + place.right) / 2
    let half = (place.right - place.left) / 2
    let right = density.heights.enumerated().compactMap { step, height -> PlotPoint? in
      let row = plot.row(of: density.value(at: step))
      return row.isFinite ? PlotPoint(x: middle + half * height, y: min(max(row, 0), 1)) : nil
    }
    let left = right.reversed().map { PlotPoint(x: 2 * middle - $0.x, y: $0.y) }
    return [
      Mark(.region(.polygon(right + left), filling), point, part: .area),
      Mark(.line(right + left + right.prefix(1)), point, part: .line),
    ]
  }

  /// A box, or its median, of a share of its width, which leaves the violin around it to be seen.
  private func slim(_ box: Mark, to share: Double) -> Mark {
    guard case .region(.rectangle(var place), let filling) = box.geometry else { return box }
    let (middle, half) = ((place.left + place.right) / 2, (place.right - place.left) / 2 * share)
    place.left = middle - half
    place.right = middle + half
    var slim = box
    slim.geometry = .region(.rectangle(place), box.part == .box ? .shade(.full) : filling)
    return slim
  }

  // MARK: Heard, said and walked

  func audible(_ series: Series, in chart: Chart) -> AudibleSeries {
    box.audible(series, in: chart)
  }

  func details(of chart: Chart, at point: PointReference) -> PointDetails {
    box.details(of: chart, at: point)
  }

  func records(of series: Series, in chart: Chart) -> PointRecords? {
    guard var violins = box.records(of: series, in: chart) else { return nil }
    violins.name = "violins"
    violins.records = violins.records.enumerated().map { point, fields in
      fields + [.init("peaks", all: peaks(of: series, at: point, in: chart).map(\.value))]
    }
    return violins
  }

  /// The facts of boxes, then the values around which those of each category gather.
  func facts(of chart: Chart) -> [FactRow] {
    box.facts(of: chart)
      + chart.series.indices.flatMap { index in
        chart.series[index].samples.indices.compactMap { point in
          gathering(at: PointReference(series: index, point: point), in: chart)
        }.prefix(Self.mostFacts)
      }
  }

  /// Fewer values than these gather by chance.
  private static let fewestValues = 8
  private static let mostFacts = 12

  private func gathering(at point: PointReference, in chart: Chart) -> FactRow? {
    let series = chart.series[point.series]
    let peaks = peaks(of: series, at: point.point, in: chart)
    guard !peaks.isEmpty else { return nil }
    return FactRow(
      .densest(
        peaks, chart.place(series.x[point.point]),
        series: chart.series.count > 1 ? series.name : nil),
      target: point, group: .series(series.name))
  }

  /// The values around which those of a category gather; none of too few, or of values all alike.
  private func peaks(of series: Series, at point: Int, in chart: Chart) -> [Quantity] {
    guard series.samples.indices.contains(point) else { return [] }
    let values = series.samples[point]
    guard values.count >= Self.fewestValues, let density = Density(sorted: values) else {
      return []
    }
    return density.peaks.map { chart.quantity(around: $0, of: density.range) }
  }
}

extension Chart {
  /// A value that stands for its neighborhood, to about a fiftieth of a range.
  fileprivate func quantity(around value: Double, of range: ClosedRange<Double>) -> Quantity {
    let step = NiceStep.above((range.upperBound - range.lowerBound) / 50)
    guard step > 0, step.isFinite else { return quantity(value) }
    var rounded = quantity((value / step).rounded() * step)
    let digits = (0...15).first { Double($0) >= -log10(step) } ?? 15
    rounded.fractionDigits = min(rounded.fractionDigits, digits)
    return rounded
  }
}
