import Charts
import Tables

/// Charts as chart files, which make them once more.
package enum ChartFileJSON {
  // MARK: Columns

  /// A chart of a table: its words, where its columns are, and which of them is what.
  ///
  /// - Parameters:
  ///   - chart: A chart that was made of a table.
  ///   - title: The title of all charts that one column is split into; `nil` where each has its own.
  ///   - data: The path of the file with the table, or the table itself; `nil` where it is that of the chart before.
  ///   - number: The number of the chart that is shown first, where that is one of those that are made so.
  /// - Returns: The description.
  package static func members(
    of chart: Chart, title: String?, data: JSONValue?, open number: Int?
  ) -> [JSONValue.Member] {
    [
      .init("title", JSONValue(title)), .init("summary", JSONValue(chart.summary)),
      .init("xAxis", words(about: chart.xAxis)), .init("yAxis", words(about: chart.yAxis)),
    ] + open(number) + (data.map { [.init("data", $0)] } ?? [])
      + DescriptionJSON.encoding(of: chart)
  }

  /// Charts of a table as they were asked for: what is not said is guessed again.
  ///
  /// - Parameters:
  ///   - encoding: What is asked of the table.
  ///   - title: The title of the charts; `nil` where each has that of the table.
  ///   - data: The path of the file with the table, or the table itself; `nil` where it is that of the chart before.
  ///   - number: The number of the chart that is shown first, where that is one of those that are made so.
  /// - Returns: The description.
  package static func members(
    of encoding: Encoding, title: String?, data: JSONValue?, open number: Int?
  ) -> [JSONValue.Member] {
    let asked = EncodingSetting.allCases.compactMap { setting -> JSONValue.Member? in
      let texts = setting.texts(of: encoding)
      guard let first = texts.first else { return nil }
      let name = setting == .every ? "timeUnit" : setting.rawValue
      return .init(
        name, setting.takesSeveral ? .array(texts.map { .string($0) }) : .string(first))
    }
    let chart = encoding.number.map { [JSONValue.Member("chart", .number(Double($0)))] } ?? []
    func words(_ title: String?, _ unit: String?, _ scale: Scale?) -> JSONValue {
      .object([
        .init("title", JSONValue(title)), .init("unit", JSONValue(unit)),
        .init("scale", JSONValue(scale?.rawValue)),
      ])
    }
    return [
      .init("title", JSONValue(title)), .init("summary", JSONValue(encoding.summary)),
      .init("xAxis", words(encoding.xTitle, encoding.xUnit, encoding.xScale)),
      .init("yAxis", words(encoding.yTitle, encoding.yUnit, encoding.yScale)),
    ] + open(number) + (data.map { [.init("data", $0)] } ?? [])
      + [.init("encoding", .object(asked + chart))]
  }

  private static func open(_ number: Int?) -> [JSONValue.Member] {
    number.map { [.init("open", .number(Double($0)))] } ?? []
  }

  /// The text of a file of some charts: a single one is no list.
  package static func text(of charts: [[JSONValue.Member]]) -> String {
    let objects = charts.map(JSONValue.object)
    return (objects.count == 1 ? objects[0] : .array(objects)).text + "\n"
  }

  private static func words(about axis: Axis) -> JSONValue {
    .object([
      // Numbers of rows have a title in the language that is shown.
      .init("title", JSONValue(axis.countsRows ? nil : axis.saidTitle)),
      .init("unit", JSONValue(axis.unit)),
      .init("scale", .string(axis.scale.rawValue)),
    ])
  }

  /// A table as an object with a list for each column.
  package static func columns(of table: Table) -> JSONValue {
    .object(
      table.columns.map { column in
        let cells = (0..<table.rowCount).map { row -> JSONValue in
          if column.values.isMissing(row) { return .null }
          if case .numbers(let numbers) = column.values, numbers.unit == nil {
            return .digits(numbers.values[row], count: numbers.fractionDigits)
          }
          return .string(column.values.text(of: row))
        }
        return .init(column.name, .array(cells))
      })
  }

  // MARK: Points

  /// A chart with its points, as its author described it.
  package static func members(of file: ChartFile) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("title", JSONValue(file.title)), .init("summary", JSONValue(file.summary)),
    ]
    if let type = file.type { members.append(.init("type", .string(type.name))) }
    members += [
      .init("contentDirection", .string(file.direction.rawValue)),
      .init("xAxis", axis(file.xAxis)), .init("yAxis", axis(file.yAxis)),
    ]
    if !file.additionalAxes.isEmpty {
      members.append(.init("additionalAxes", .array(file.additionalAxes.map(axis))))
    }
    return members + open(file.isOpen ? 1 : nil)
      + [.init("series", .array(file.series.map(series)))]
  }

  private static func axis(_ axis: ChartFile.StatedAxis) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("title", JSONValue(axis.title)), .init("unit", JSONValue(axis.unit)),
      .init("scale", .string(axis.scale.rawValue)),
      .init("gridlines", .array(axis.gridlines.map { .number($0) })),
    ]
    if let names = axis.categories {
      members.append(.init("categories", .array(names.map { .string($0) })))
    }
    if let range = axis.range {
      members.append(
        .init("range", .array([.number(range.lowerBound), .number(range.upperBound)])))
    }
    return .object(members)
  }

  private static func series(_ series: ChartFile.StatedSeries) -> JSONValue {
    .object([
      .init("name", .string(series.name)), .init("isContinuous", .boolean(series.isContinuous)),
      .init("points", .array(series.points.map(point))),
    ])
  }

  private static func point(_ point: ChartFile.Point) -> JSONValue {
    var members: [JSONValue.Member] = [.init("x", place(point.x)), .init("y", JSONValue(point.y))]
    if let label = point.label { members.append(.init("label", .string(label))) }
    if !point.additionalValues.isEmpty {
      members.append(.init("additionalValues", .array(point.additionalValues.map(place))))
    }
    return .object(members)
  }

  private static func place(_ place: ChartFile.StatedPlace?) -> JSONValue {
    switch place {
    case .number(let number): .number(number)
    case .category(let name): .string(name)
    case nil: .null
    }
  }
}
