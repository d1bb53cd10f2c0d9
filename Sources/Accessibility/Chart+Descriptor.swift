import Charts
import Foundation
import Tables

extension Chart {
  /// The chart that a descriptor tells of, ready to be seen, heard, said and walked.
  ///
  /// The values are said in the words of the descriptor, which are asked for once for every value of a
  /// point, every grid line and the ends of every range; see ``ValueWords``. The points of a series
  /// come in the order of their places, as ears and keys pass them; a descriptor of the chart has them as
  /// they came. A category that its axis does not name stands after the
  /// others, a point whose x is no number is left out and counted, and a range with an end that is no
  /// number states nothing. A line never runs through a place twice: then its points stand alone.
  public init(_ descriptor: AXChartDescriptor) {
    self.init(ChartFile(descriptor))
    capDigits()
    if let axis = descriptor.xAxis as? AXNumericDataAxisDescriptor, xAxis.kind == .number {
      sayPlaces(on: axis)
    }
    if let axis = descriptor.yAxis { sayValues(on: axis) }
    state(descriptor.additionalAxes)
    if repeatedPlaces != nil { self = arranged(as: type) }
    origin.content = StatedContent(descriptor)
  }

  /// Says x in the words of its axis; years that are called so are a time.
  private mutating func sayPlaces(on axis: AXNumericDataAxisDescriptor) {
    let areYears = series.allSatisfy { $0.x.allSatisfy(Self.isYear) }
    let words = axis.words(of: series.map(\.x.elements), areYears: areYears)
    let dated = withYears
    if dated.xAxis.kind != .number,
      words.texts.allSatisfy({ Self.isYear($0.key) && $0.value == String(Int($0.key)) })
    {
      self = dated
    } else {
      xAxis.say(words)
    }
  }

  /// Says y in the words of its axis; the means and medians, too, where all words have a number in them.
  private mutating func sayValues(on axis: AXNumericDataAxisDescriptor) {
    let words = axis.words(of: series.map(\.y.elements))
    yAxis.say(words)
    // Of “good” and “bad” there is no mean.
    guard !words.areNumbers, words.texts.allSatisfy({ $0.value.contains(where: \.isNumber) })
    else { return }
    let averages = series.indices.compactMap(statistics).flatMap { [$0.mean, $0.median] }
    yAxis.say(axis.words(of: series.map(\.y.elements) + [averages]))
  }

  private static func isYear(_ value: Double) -> Bool {
    value == value.rounded() && (1000...2200).contains(value)
  }

  /// Gives the values beside x and y the axes that they have; an axis without a value is kept, too.
  private mutating func state(_ axes: [any AXDataAxisDescriptor]) {
    for (place, descriptor) in axes.enumerated() {
      var axis = Axis(ChartFile.StatedAxis(descriptor))
      for index in series.indices where series[index].additional.count == place {
        let none = series[index].x.map { _ in Double.nan }
        series[index].additional.append(AdditionalValues(.named(axis.title ?? ""), values: none))
      }
      if let numeric = descriptor as? AXNumericDataAxisDescriptor {
        axis.say(numeric.words(of: series.map { $0.additional[place].values.elements }))
      }
      for index in series.indices {
        series[index].additional[place].axis = axis
        series[index].additional[place].unit = axis.unit
        if axis.words?.areNumbers == true {
          series[index].additional[place].fractionDigits = axis.fractionDigits
        }
      }
    }
  }
}

extension Axis {
  /// The axis that is stated, before anything is known of its values.
  fileprivate init(_ axis: ChartFile.StatedAxis) {
    self.init(
      title: axis.title, kind: axis.categories.map { .category($0) } ?? .number,
      scale: axis.scale, statedRange: axis.range, gridlines: axis.gridlines)
  }
}

extension ChartFile {
  /// The chart as a file would have it.
  fileprivate init(_ descriptor: AXChartDescriptor) {
    let series = descriptor.series.map { series in
      StatedSeries(
        name: series.name ?? "",
        isContinuous: series.isContinuous, points: series.dataPoints.map(Point.init))
    }
    self.init(
      title: descriptor.title,
      summary: descriptor.summary, xAxis: StatedAxis(descriptor.xAxis),
      yAxis: descriptor.yAxis.map(StatedAxis.init) ?? StatedAxis(),
      additionalAxes: descriptor.additionalAxes.map(StatedAxis.init),
      direction: Tables.ContentDirection.allCases[descriptor.contentDirection.rawValue],
      series: series,
      fractionDigits: Encoding.fractionDigits(of: series.flatMap { $0.points.compactMap(\.y) }))
  }
}

extension ChartFile.StatedAxis {
  fileprivate init(_ descriptor: any AXDataAxisDescriptor) {
    let title = descriptor.title
    self.init(title: title.isEmpty ? nil : title)
    if let axis = descriptor as? AXCategoricalDataAxisDescriptor { categories = axis.categoryOrder }
    guard let axis = descriptor as? AXNumericDataAxisDescriptor else { return }
    if axis.range.lowerBound <= axis.range.upperBound { range = axis.range }
    gridlines = axis.gridlinePositions.filter(\.isFinite)
    scale =
      switch axis.scaleType {
      case .linear: .linear
      case .log10: .log10
      case .ln: .ln
      }
  }
}

extension ChartFile.Point {
  fileprivate init(_ point: AXDataPoint) {
    self.init(
      x: ChartFile.StatedPlace(point.xValue),
      y: point.yValue.flatMap { $0.number.isFinite ? $0.number : nil },
      label: point.label,
      additionalValues: point.additionalValues.map(ChartFile.StatedPlace.init))
  }
}

extension ChartFile.StatedPlace {
  fileprivate init(_ value: AXDataPointValue) {
    switch value.place {
    case .number(let number): self = .number(number)
    case .category(let name): self = .category(name)
    }
  }
}

extension AXNumericDataAxisDescriptor {
  /// The words for values, for the grid lines and for the ends of the range.
  fileprivate func words(of values: [[Double]], areYears: Bool = false) -> ValueWords {
    var texts: [Double: String] = [:]
    func add(_ values: [Double]) {
      for value in values where value.isFinite && texts[value] == nil {
        let text = valueDescriptionProvider(value)
        // Words of which nothing is heard are none: a language says the number.
        if text.contains(where: { !$0.isWhitespace }) { texts[value] = text }
      }
    }
    add([range.lowerBound, range.upperBound])
    add(gridlinePositions)
    for values in values { add(values) }
    return ValueWords(texts, areYears: areYears)
  }
}
