import Charts
import Foundation
import Tables

extension AXChartDescriptor {
  /// The descriptor of a chart, of whatever it was made.
  ///
  /// Dates are seconds since 1970, years their numbers. The values that a point is made of, as the open
  /// of a candle, have additional axes. A chart that was made of a descriptor has its ``contentFrame``, the
  /// attributes of those of its texts that are still the same, and the order of its points.
  public convenience init(_ chart: Chart) {
    let additional = AdditionalColumns(chart.series)
    let hasValues = chart.series.contains { $0.y.contains(where: \.isFinite) }
    let hasAxis = hasValues || chart.yAxis.title != nil || chart.yAxis.statedRange != nil
    self.init(
      title: chart.title, summary: chart.summary, xAxis: Self.xAxis(of: chart),
      yAxis: hasAxis
        ? AXNumericDataAxisDescriptor(chart.yAxis, reaching: chart.pitchRange) : nil,
      additionalAxes: additional.axes,
      series: chart.series.enumerated().map { index, series in
        AXDataSeriesDescriptor(
          name: series.name, isContinuous: series.isContinuous,
          dataPoints: (0..<series.count).map { point in
            AXDataPoint(
              point, of: series, on: chart.xAxis, additional.values(of: point, inSeries: index))
          })
      })
    let direction = Tables.ContentDirection.allCases.firstIndex(of: chart.direction)
    contentDirection = direction.flatMap(ContentDirection.init) ?? .leftToRight
    (chart.origin.content as? StatedContent)?.restore(in: self, orders: chart.origin.orders)
  }

  private static func xAxis(of chart: Chart) -> any AXDataAxisDescriptor {
    let axis = chart.xAxis
    if let names = axis.categories {
      return AXCategoricalDataAxisDescriptor(title: axis.title ?? "", categoryOrder: names)
    }
    guard case .date(let precision) = axis.kind else {
      return AXNumericDataAxisDescriptor(axis, reaching: chart.xExtent)
    }
    // The words of the data itself, where it has some.
    var texts: [Double: String] = [:]
    for series in chart.series where !series.xTexts.isEmpty {
      texts.merge(zip(series.x, series.xTexts)) { first, _ in first }
    }
    let range = axis.statedRange ?? chart.xExtent ?? 0...0
    guard precision == .year else {
      return AXNumericDataAxisDescriptor(
        title: axis.title ?? "", range: range, gridlinePositions: axis.gridlines
      ) { texts[$0] ?? Self.date($0, hasTime: precision > .day) }
    }
    let (first, last) = (
      Chart.year(atSeconds: range.lowerBound), Chart.year(atSeconds: range.upperBound)
    )
    return AXNumericDataAxisDescriptor(
      title: axis.title ?? "",
      // No calendar has years so far away as some numbers are.
      range: first <= last ? first...last : 0...0,
      gridlinePositions: axis.gridlines.map(Chart.year)
    ) { $0.text(fractionDigits: 0) }
  }

  /// A date as ISO 8601 has it.
  private static func date(_ time: Double, hasTime: Bool) -> String {
    guard time.isFinite, abs(time) < 1e12 else { return "" }
    let style = Date.ISO8601FormatStyle()
    let date = Date(timeIntervalSince1970: time)
    return date.formatted(hasTime ? style : style.year().month().day())
  }
}

extension AXDataPoint {
  /// A point of a series.
  fileprivate convenience init(
    _ point: Int, of series: Series, on axis: Axis, _ additional: [Value]
  ) {
    let x = series.x[point]
    let y = series.y[point].isFinite ? series.y[point] : nil
    let label = series.labels.indices.contains(point) ? series.labels[point] : nil
    switch axis.kind {
    case .category(let names):
      let index = Int(exactly: x)
      let name = index.flatMap { names.indices.contains($0) ? names[$0] : nil } ?? ""
      self.init(x: name, y: y, additionalValues: additional, label: label)
    case .date(.year):
      self.init(x: Chart.year(atSeconds: x), y: y, additionalValues: additional, label: label)
    case .number, .date:
      self.init(x: x, y: y, additionalValues: additional, label: label)
    }
  }
}

extension AXNumericDataAxisDescriptor {
  /// An axis of numbers, which reaches over `extent` where its author stated nothing.
  convenience init(_ axis: Axis, reaching extent: ClosedRange<Double>?) {
    self.init(
      title: axis.title ?? "", range: axis.statedRange ?? extent ?? 0...0,
      gridlinePositions: axis.gridlines
    ) { axis.description(of: $0) }
    scaleType =
      switch axis.scale {
      case .linear: .linear
      case .log10: .log10
      case .ln: .ln
      }
  }
}

extension Axis {
  /// The words for a value: those of the author, else the number as they would have it.
  fileprivate func description(of value: Double) -> String {
    if let text = words?.texts[value] { return text }
    if let binWidth {
      return [value - binWidth / 2, value + binWidth / 2].map(number).joined(separator: "–")
    }
    let text = number(value)
    let digits = text.hasPrefix("-") ? String(text.dropFirst()) : text
    if let text = words?.text(ofDigits: digits, isNegative: text.hasPrefix("-")) { return text }
    guard let unit, !unit.isEmpty else { return text }
    return unit == "%" ? text + unit : "\(text) \(unit)"
  }

  private func number(_ value: Double) -> String {
    largeIntegers[value] ?? value.text(fractionDigits: fractionDigits)
  }
}

extension Double {
  /// The number with a fixed number of digits; what is very large as short as it can be.
  fileprivate func text(fractionDigits: Int) -> String {
    guard isFinite, abs(self) < 0x1p53 else { return "\(self)" }
    return String(format: "%.\(min(max(fractionDigits, 0), 15))f", self)
  }
}
