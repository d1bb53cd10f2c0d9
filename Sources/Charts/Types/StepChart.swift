import Sonification

/// A line that holds each value until the next point; heard as tones that hold, too.
struct StepChart: PlainProjections {
  var help: String { "A line that holds each value until the next." }
  var sample: SampleTable {
    SampleTable(
      "Tank",
      """
      Hour,Fill
      0,10
      2,14
      5,14
      6,
      9,3
      """, unit: "l")
  }

  var includesZero: Bool { false }
  var joinsPoints: Bool { true }
  var fitsLines: Bool { true }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .edgeToEdge) }

  func marks(of chart: Chart, on plot: Plot) -> [Mark] {
    LineChart().marks(of: chart, on: plot).map { mark in
      guard case .line(let points) = mark.geometry else { return mark }
      return Mark(.line(stepped(points)), series: mark.series, part: mark.part)
    }
  }

  /// The points with a corner before each.
  private func stepped(_ points: [PlotPoint]) -> [PlotPoint] {
    var stepped: [PlotPoint] = []
    for point in points {
      if let last = stepped.last, last.y.isFinite, point.x.isFinite {
        stepped.append(PlotPoint(x: point.x, y: last.y))
      }
      stepped.append(point)
    }
    return stepped
  }

  func audible(_ series: Series, in chart: Chart) -> AudibleSeries {
    var audible = chart.notes(of: series)
    audible.isHeld = true
    return audible
  }
}
