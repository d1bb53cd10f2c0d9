import Tables

extension Encoding {
  /// Turns a chart file's chart, which says everything itself, into ours.
  ///
  /// - Throws: An unknown type, or one that is made of other series.
  func chart(of file: ChartFile) throws(InputProblem) -> Chart {
    try arranged(Chart(file), of: file)
  }

  /// The chart as the type that was asked for, that of the file, or that its series are called after.
  private func arranged(_ chart: Chart, of file: ChartFile) throws(InputProblem) -> Chart {
    let stated = if let type { type } else { try Self.type(file.type) }
    // A histogram counts numbers.
    let chart = stated == .histogram ? chart : chart.withYears
    guard let type = stated ?? ChartType.made(of: chart.valueNames) else {
      return chart.repeatedPlaces == nil ? chart : chart.arranged(as: chart.type)
    }
    let arranged = chart.arranged(as: type)
    guard stated == nil || arranged.hasParts else {
      let place = self.type == nil ? file.type?.place ?? "" : ""
      throw InputProblem(
        file: "",
        kind: .missingSeries(
          place: place, type: type.rawValue, names: type.seriesNames.compactMap(\.first)))
    }
    return arranged
  }

  /// The type that a document names.
  static func type(_ type: ChartFile.TypeName?) throws(InputProblem) -> ChartType? {
    guard let type else { return nil }
    if let known = ChartType(rawValue: type.name) { return known }
    throw InputProblem(
      file: "",
      kind: .unknownType(
        place: type.place, name: type.name, known: ChartType.allCases.map(\.rawValue)))
  }

  /// The digits that tell numbers apart, at most six.
  package static func fractionDigits(of values: [Double]) -> Int {
    let most = 6
    let digits = values.lazy.filter(\.isFinite).prefix(10_000).map { x -> Int in
      let text = String(x)
      // Swift writes what is less than a ten thousandth with an exponent.
      if text.contains("e-") { return most }
      guard !text.contains("e"), !text.hasSuffix(".0"), let dot = text.firstIndex(of: ".") else {
        return 0
      }
      return text.distance(from: dot, to: text.endIndex) - 1
    }
    return min(digits.max() ?? 0, most)
  }
}

extension Chart {
  /// The lines or bars of a chart file's chart, whatever type it asks for.
  package init(_ file: ChartFile) {
    var categories = file.xAxis.categories
    let isCategorical =
      categories != nil
      || file.series.contains {
        $0.points.contains { if case .category = $0.x { true } else { false } }
      }
    if isCategorical, categories == nil { categories = [] }
    var index: [String: Int] = [:]
    for (i, name) in (categories ?? []).enumerated() where index[name] == nil { index[name] = i }

    var series: [Series] = []
    var orders: [[Int]] = []
    var leftOutCount = 0
    for described in file.series {
      var places: [(x: Double, number: Int, point: ChartFile.Point)] = []
      for (number, point) in described.points.enumerated() {
        guard isCategorical else {
          if case .number(let x) = point.x, x.isFinite {
            places.append((x, number, point))
          } else {
            leftOutCount += 1
          }
          continue
        }
        let name = Self.categoryName(point.x)
        // A category that the axis forgot still has a place: after the others.
        if index[name] == nil {
          index[name] = categories?.count
          categories?.append(name)
        }
        places.append((Double(index[name] ?? 0), number, point))
      }
      let ordered = places.sorted { ($0.x, $0.number) < ($1.x, $1.number) }
      orders.append(ordered.map(\.number))
      let hasLabels = ordered.contains { $0.point.label != nil }
      series.append(
        Series(
          name: described.name, x: ordered.map(\.x),
          y: ordered.map { $0.point.y.flatMap { $0.isFinite ? $0 : nil } ?? .nan },
          labels: hasLabels ? ordered.map(\.point.label) : [],
          isContinuous: described.isContinuous,
          additional: Self.additional(ordered.map(\.point), axes: file.additionalAxes)))
    }
    let isLine = series.allSatisfy(\.isContinuous) && !series.isEmpty
    let isGrouped = categories != nil && series.count > 1 && !series.contains(where: \.isContinuous)
    self.init(
      title: file.title, summary: file.summary,
      type: isLine ? .line : isGrouped ? .groupedBar : .bar,
      xAxis: Self.axis(
        file.xAxis, kind: categories.map { .category($0) } ?? .number,
        digits: Self.fractionDigits(of: series)),
      yAxis: Self.axis(file.yAxis, kind: .number, digits: file.fractionDigits),
      direction: file.direction, series: series,
      leftOutCount: leftOutCount)
    yAxis.largeIntegers = file.largeIntegers.texts
    origin.orders = orders
  }

  /// The values that the points have beside x and y, an axis each.
  private static func additional(
    _ points: [ChartFile.Point], axes: [ChartFile.StatedAxis]
  ) -> [AdditionalValues] {
    let count = points.lazy.map(\.additionalValues.count).max() ?? 0
    return (0..<count).map { index in
      let places = points.map { point in
        point.additionalValues.indices.contains(index) ? point.additionalValues[index] : nil
      }
      let axis = axes.indices.contains(index) ? axes[index] : nil
      let values = places.map { if case .number(let value) = $0 { value } else { Double.nan } }
      let texts = places.map { if case .category(let text) = $0 { text } else { String?.none } }
      return AdditionalValues(
        .named(axis?.title ?? ""), unit: axis?.unit,
        fractionDigits: Encoding.fractionDigits(of: values), values: values,
        texts: texts.contains { $0 != nil } ? texts : [])
    }
  }

  private static func categoryName(_ place: ChartFile.StatedPlace) -> String {
    switch place {
    case .category(let name): name
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
  }

  /// The digits that tell the places of a numeric x axis apart, at most six.
  private static func fractionDigits(of series: [Series]) -> Int {
    Encoding.fractionDigits(of: Array(series.lazy.flatMap(\.x).prefix(10_000)))
  }

  private static func axis(_ file: ChartFile.StatedAxis, kind: Axis.Kind, digits: Int) -> Axis {
    Axis(
      title: file.title, unit: file.unit, kind: kind, scale: file.scale, statedRange: file.range,
      fractionDigits: digits, gridlines: file.gridlines)
  }
}
