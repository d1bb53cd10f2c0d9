import Tables

/// From columns to candles, and from candles to those of longer periods.
extension CandlestickChart {
  /// Four series, by their names else the first four, become one of candles.
  ///
  /// The other series are said with them. Where points have open, high and low beside them already,
  /// these are their parts.
  func arranged(_ chart: Chart, among charts: [Chart]) -> Chart {
    var shown = chart.withNamedParts(Self.parts, called: seriesNames).discrete
    guard chart.series.count >= 4 else { return shown }
    let found = seriesNames.map { names in
      chart.series.firstIndex { names.contains($0.plainName.lowercased()) }
    }
    let chosen = found.contains(nil) ? [0, 1, 2, 3] : found.compactMap(\.self)
    guard Set(chosen).count == 4 else { return shown }
    // They came as columns of one table, so all have the same places.
    var candles = chart.series[chosen[3]]
    guard chosen.allSatisfy({ chart.series[$0].x == candles.x }) else { return shown }
    candles.name = ""
    candles.additional = zip(Self.parts, chosen).map { name, index in
      AdditionalValues(name, values: chart.series[index].y.elements)
    }
    for index in chart.series.indices where !chosen.contains(index) {
      let other = chart.series[index]
      guard other.x == candles.x else { continue }
      candles.additional.append(
        AdditionalValues(
          .named(other.plainName), unit: other.unit,
          fractionDigits: Encoding.fractionDigits(of: other.y.elements), values: other.y.elements))
    }
    candles.isContinuous = false
    // The axis has the unit of the close where the columns had different ones.
    shown.yAxis.unit = candles.unit ?? chart.yAxis.unit
    candles.unit = nil
    shown.series = [candles]
    return shown
  }

  /// Neighboring candles as one: it opens with the first, closes with the last and reaches as far as
  /// any of them.
  func joined(_ series: Series) -> Series {
    guard series.count > Self.mostHeard else { return series }
    let size = (series.count + Self.mostHeard - 1) / Self.mostHeard
    let grouping = Grouping(
      codes: (0..<series.count).map { series.y[$0].isFinite ? $0 / size : nil },
      count: (series.count + size - 1) / size)
    func values(_ aggregate: Aggregate, _ values: [Double]) -> [Double] {
      grouping.values(of: values).map { aggregate($0) }
    }
    return Series(
      name: series.name, x: stride(from: 0, to: series.count, by: size).map { series.x[$0] },
      y: values(.last, series.y.elements), isContinuous: false,
      additional: zip(Self.parts, [.first, .max, .min]).map { part, aggregate in
        AdditionalValues(part, values: values(aggregate, series.values(part)))
      })
  }
}

extension Chart {
  /// The chart with values that are called so as parts of their points.
  fileprivate func withNamedParts(_ parts: [ValueName], called names: [[String]]) -> Chart {
    var chart = self
    for index in chart.series.indices {
      for place in chart.series[index].additional.indices {
        guard case .named(let name) = chart.series[index].additional[place].name,
          let part = zip(parts, names).first(where: { $1.contains(name.lowercased()) })?.0
        else { continue }
        chart.series[index].additional[place].name = part
      }
    }
    return chart
  }
}

extension Series {
  /// The name without the unit that tells columns of different units apart.
  var plainName: String {
    guard let unit, name.hasSuffix(" (\(unit))") else { return name }
    return String(name.dropLast(unit.count + 3))
  }
}
