import Tables

extension ChartFile {
  /// The description of a chart by its points.
  ///
  /// - Parameter chart: The chart; one whose points have parts, or sum up others, has more than a
  ///   description can tell, and so none.
  package init?(_ chart: Chart) {
    let isPlain = chart.series.allSatisfy { $0.additional.isEmpty && $0.samples.isEmpty }
    guard isPlain, chart.type.seriesNames.isEmpty else { return nil }
    let categories = chart.xAxis.categories
    func place(_ point: Int, of series: Series) -> StatedPlace {
      if series.xTexts.indices.contains(point), case .date = chart.xAxis.kind {
        return .category(series.xTexts[point])
      }
      guard let categories, let index = Int(exactly: series.x[point]),
        categories.indices.contains(index)
      else { return .number(series.x[point]) }
      return .category(categories[index])
    }
    self.init(
      title: chart.title, summary: chart.summary, type: TypeName(chart.type.rawValue, place: ""),
      xAxis: StatedAxis(chart.xAxis), yAxis: StatedAxis(chart.yAxis), direction: chart.direction,
      series: chart.series.map { series in
        StatedSeries(
          name: series.name, isContinuous: series.isContinuous,
          points: (0..<series.count).map { point in
            Point(
              x: place(point, of: series), y: series.y[point].isFinite ? series.y[point] : nil,
              label: series.labels.indices.contains(point) ? series.labels[point] : nil)
          })
      })
  }
}

extension ChartFile.StatedAxis {
  fileprivate init(_ axis: Axis) {
    self.init(
      title: axis.title, unit: axis.unit, categories: axis.categories, range: axis.statedRange,
      gridlines: axis.gridlines, scale: axis.scale)
  }
}
