import Charts

/// Names for what has none: of several series each must be called something.
extension Language {
  /// The chart with a number for a name where a series has none, and is not alone.
  public func naming(_ chart: Chart) -> Chart {
    guard chart.series.count > 1 else { return chart }
    return renaming(chart) { _ in "" }
  }

  /// The chart with the names that `other` gave in the words of this language.
  public func renaming(_ chart: Chart, from other: any Language) -> Chart {
    guard chart.series.count > 1 else { return chart }
    return renaming(chart) { other.text(.seriesNumber($0)) }
  }

  private func renaming(_ chart: Chart, from name: (Int) -> String) -> Chart {
    var renamed = chart
    for index in chart.series.indices where chart.series[index].name == name(index + 1) {
      renamed.series[index].name = text(.seriesNumber(index + 1))
    }
    return renamed
  }
}
