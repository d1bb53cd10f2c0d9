import Sonification
import Tables

extension Projections {
  /// A series whose points are heard as figures: several quick notes each, the last of which rings
  /// on until the next point.
  ///
  /// The notes of a point share three fifths of the time to the next one, so that ears group them
  /// (Bregman 1990: what is close in time belongs together) and the point under the playhead is the
  /// one that sounds.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - chart: Its chart.
  ///   - main: The part that stands for a point where there is no time for more.
  ///   - notes: The parts of a point, in the order they are heard.
  /// - Returns: The series as the ear needs it.
  func figures(
    _ series: Series, in chart: Chart, main: ValueName,
    notes: (Int) -> [(name: ValueName, value: Double)]
  ) -> AudibleSeries {
    let scale = chart.xAxis.effectiveScale
    let places = series.x.prefix(series.count).map(scale.coordinate)
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    let usual = Median.of(steps.filter { $0 > 0 && $0.isFinite }) ?? 1
    var x: [Double] = []
    var y: [Double] = []
    var starts: [Int] = []
    var mains: [Int] = []
    for (point, place) in places.enumerated() {
      let notes = notes(point)
      let step = steps.indices.contains(point) ? steps[point] : usual
      starts.append(x.count)
      mains.append(x.count + (notes.firstIndex { $0.name == main } ?? 0))
      let room = min(step.isFinite ? step : usual, usual) * Self.figureShare
      for (index, note) in (notes.isEmpty ? [.nan] : notes.map(\.value)).enumerated() {
        x.append(place + room * Double(index) / Double(max(notes.count - 1, 1)))
        y.append(note)
      }
    }
    var audible = AudibleSeries(
      x: x, y: chart.heights(of: y), isContinuous: false, pointCount: series.count { $0.isFinite })
    audible.figureStarts = starts
    audible.mainNotes = mains
    return audible
  }

  /// The share of the time to the next point in which the notes of a figure begin.
  private static var figureShare: Double { 0.6 }
}

extension Series {
  /// The number of values that are as asked for.
  fileprivate func count(where isWanted: (Double) -> Bool) -> Int {
    y.prefix(count).count(where: isWanted)
  }
}
