import Sonification

/// A line that holds each value until the next point; heard as tones that hold, too.
struct StepChart: Projections {
  var includesZero: Bool { false }
  var joinsPoints: Bool { true }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .edgeToEdge) }

  func shapes(of chart: Chart, on plot: Plot) -> [Shape] {
    LineChart().shapes(of: chart, on: plot).map { shape in
      guard case .line(let series, let points) = shape else { return shape }
      return .line(series: series, points: stepped(points))
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
