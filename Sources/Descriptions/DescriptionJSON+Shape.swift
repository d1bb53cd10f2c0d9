import Charts

extension DescriptionJSON {
  /// The shape of a chart: that of its only series, of several their `courses`, each `kind` with the `count` of series
  /// that have it; `null` where none is clear.
  static func shape(of chart: Chart) -> JSONValue {
    guard chart.series.count != 1 else { return shape(of: 0, in: chart) }
    let counts = chart.courseCounts
    if counts.isEmpty { return .null }
    let courses = counts.map { count in
      JSONValue.object([
        .init("kind", .string(count.kind.rawValue)), .init("count", .number(Double(count.number))),
      ])
    }
    return .object([.init("courses", .array(courses))])
  }

  /// The shape of a series, `null` where none is clear: its `kind` (level, legs, levels, exponential, periodic, sawtooth), whether
  /// single values are far from it (`noisy`), the `scale` of its axis where it has another shape on a linear one, and what
  /// it is made of.
  ///
  /// `level` and the `value` of each of the `legs` are of the data, or rounded medians of values around. `turningPoints`
  /// are the ends of all legs but the last. Periodic ones have the `period` in points, and, of a year or a day, the
  /// month (1 … 12), quarter, day of the week (1 … 7) or hour in which they are usually `highest` and `lowest`; the
  /// exponential ones the
  /// length `every` which they double, or halve, along x.
  static func shape(of index: Int, in chart: Chart) -> JSONValue {
    guard let shape = chart.shape(of: index)?.shape else { return .null }
    func amount(_ amount: Shape.Amount) -> JSONValue { .number(rounded(amount.quantity.value)) }
    func exception(_ exception: Shape.Exception) -> JSONValue.Member {
      .init(
        "exception",
        .object(
          [
            .init("x", said(exception.place, in: chart)),
            .init("y", .number(exception.value.value)),
          ]
            + (exception.stretch.map {
              [
                .init("from", said($0.start, in: chart)), .init("to", said($0.end, in: chart)),
              ]
            } ?? [])))
    }
    func leg(_ leg: Shape.Leg) -> JSONValue {
      .object(
        [
          .init("direction", .string(leg.direction.rawValue)),
          .init("from", said(leg.start, in: chart)),
          .init("to", said(leg.end, in: chart)), .init("value", amount(leg.amount)),
        ] + (leg.exception.map { [exception($0)] } ?? []))
    }
    func turn(_ leg: Shape.Leg) -> JSONValue {
      .object([.init("x", said(leg.end, in: chart)), .init("y", amount(leg.amount))])
    }
    var members: [JSONValue.Member]
    switch shape.course {
    case .level(let level):
      members = [.init("kind", .string("level")), .init("level", amount(level))]
    case .legs(let legs, _):
      members = [
        .init("kind", .string("legs")), .init("legs", .array(legs.map(leg))),
        .init("turningPoints", .array(legs.dropLast().map(turn))),
      ]
    case .levels(let legs):
      members = [.init("kind", .string("levels")), .init("legs", .array(legs.map(leg)))]
    case .exponential(let isGrowth, let every, _):
      members = [
        .init("kind", .string("exponential")),
        .init("direction", .string(isGrowth ? "rising" : "falling")),
        .init("every", JSONValue(length(of: every))),
      ]
    case .sawtooth(let sawtooth):
      members = [
        .init("kind", .string("sawtooth")),
        .init("direction", .string(sawtooth.isFalling ? "falling" : "rising")),
        .init("jumps", .number(Double(sawtooth.jumps))),
        .init("largest", .number(rounded(sawtooth.largest.value))),
        .init("x", said(sawtooth.place, in: chart)),
      ]
    case .periodic(let repetition):
      members = [
        .init("kind", .string("periodic")), .init("period", .number(Double(repetition.points))),
        .init("highest", JSONValue(repetition.ends.flatMap { number($0.highest) })),
        .init("lowest", JSONValue(repetition.ends.flatMap { number($0.lowest) })),
        .init("direction", .string(repetition.direction.rawValue)),
        .init("means", .array(repetition.legs.map(leg))),
      ]
    }
    members.append(.init("noisy", .boolean(shape.isNoisy)))
    if shape.isLogarithmic { members.append(.init("scale", .string(chart.yAxis.scale.rawValue))) }
    if let left = shape.leftOut {
      members.append(
        .init(
          "leftOut",
          .object([
            .init("value", .number(rounded(left.value.value))),
            .init("count", .number(Double(left.count))),
          ])))
    }
    if let left = shape.exception { members.append(exception(left)) }
    return .object(members)
  }

  /// The number of a month, a quarter, a day of the week (1 for Monday) or an hour.
  private static func number(_ place: Place) -> Double? {
    if case .weekday(let day) = place { return Double(day + 1) }
    guard case .date(let time, let precision, _, _) = place else { return nil }
    let day = time / 86_400
    return switch precision {
    case .month: (day / 30.4).rounded() + 1
    case .quarter: (day / 90).rounded() + 1
    default: time / 3600
    }
  }

  /// A length along x, of times in seconds.
  static func length(of span: Span?) -> Double? {
    switch span {
    case .calendar(let count, let unit, _): Double(count) * unit.meanSeconds
    case .number(let quantity): quantity.value
    case .seconds(let seconds): seconds
    case .workingDay: TimeUnit.day.meanSeconds
    case nil: nil
    }
  }
}
