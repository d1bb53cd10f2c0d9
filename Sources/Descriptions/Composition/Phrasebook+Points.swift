import Charts

extension Phrasebook {
  /// A point in few words, without the name of its value where that was said.
  func point(_ point: PointOutline, without said: ValueName? = nil) -> String {
    if let chosen = point.parts { return self.point(point, without: said, chosen) }
    return list(
      [
        point.series, shortPlace(point), shortValue(point, without: said),
        point.landmarkChange.map(leap),
      ] + shortDetails(point.details) + more(point) + lines(point)
        + (point.details.rise == nil ? point.details.additional.map(part) : []))
  }

  /// Some parts of a point in an order of one's own; the value where it has none of them.
  private func point(
    _ point: PointOutline, without said: ValueName?, _ chosen: [CaptionPart]
  ) -> String {
    let parts = chosen.filter(point.presentParts.contains)
    // The unit stands with the value that it follows.
    var bare = point
    let isSaidWithValue = zip(parts, parts.dropFirst()).contains { $0 == .value && $1 == .unit }
    let own = point.value.flatMap(\.ownSize)
    if !isSaidWithValue, own == nil { bare.value?.dropUnit() }
    let told = parts.flatMap { part -> [String?] in
      switch part {
      case .series: [point.series]
      case .place: [shortPlace(point)]
      case .value:
        [shortValue(bare, without: said), point.placing.map { words(point: .placing($0)) }]
      case .unit: [isSaidWithValue ? nil : own?.unit ?? point.value?.unit]
      case .change:
        [point.landmarkChange.map(leap), change(of: point)] + lines(point)
      }
    }
    return told.contains { $0 != nil } ? list(told) : shortValue(point, without: said)
  }

  /// The place of a point, of one in a cloud with the title of its axis.
  private func shortPlace(_ point: PointOutline) -> String {
    titled(point.axisOfPlace, place(point.shortPlace))
  }

  /// A value or a place behind the title of its axis, if that is told: "cty 33", "x2 is 1".
  private func titled(_ title: String?, _ text: String) -> String {
    guard let title = title.map(format.excerpt) else { return text }
    return endsInNumber(title) ? words(point: .inFull(title, text)) : "\(title) \(text)"
  }

  /// A candle is its close, and on which side of its open that is; the rest of it is walked, or told in the long form.
  private func shortValue(_ point: PointOutline, without said: ValueName?) -> String {
    guard let value = point.value else { return words(point: point.nothing) }
    guard let rise = point.details.rise, point.landmarkChange == nil else {
      return titled(
        point.axes?.y, self.value(value, said == nil ? point.details.valueName : nil))
    }
    return list([format.quantity(value), words(point: .moved(Rise(rise)))])
  }

  func inFull(_ point: PointOutline, _ xTitle: String?, _ yTitle: String?) -> String {
    let value =
      point.value.map { self.value($0, point.details.valueName) }
      ?? (point.isInfinite ? words(point: .infinite) : nil)
    let y = yTitle.map(format.sayable) ?? (point.countsRows ? words(point: .part(.count)) : "y")
    let titled = words(point: value.map { .inFull(y, $0) } ?? .missingInFull(y))
    return list(
      [
        point.series(besides: yTitle),
        words(point: .inFull(xTitle.map(format.sayable) ?? "x", place(point.place))),
        point.needsNoTitle(yTitle) ? value : titled,
      ] + details(point.details) + more(point)
        + point.lines.map(side) + point.details.additional.map(part))
  }

  /// More about a point, after its value and what that is made of.
  private func more(_ point: PointOutline) -> [String?] {
    [point.placing.map { words(point: .placing($0)) }, point.label, change(of: point)]
  }

  /// The lines that a step goes past, or that a thing without an order is beside.
  private func lines(_ point: PointOutline) -> [String?] {
    point.lines.map { point.tellsSides ? side($0) : passage($0) }
  }

  /// The way past a line, and onto it: "rises above goal", "falls below 130 EUR", "equal to goal".
  private func passage(_ line: LinePassage) -> String? {
    let other = name(line)
    if line.distance.value == 0 { return words(point: .equal(to: other)) }
    return line.isUpward.map { words(point: $0 ? .risesAbove(other) : .fallsBelow(other)) }
  }

  /// The distance from a line and its side: "3.2 above goal".
  private func side(_ line: LinePassage) -> String {
    let (other, size) = (name(line), format.magnitude(line.distance))
    return words(
      point: line.distance.value == 0
        ? .equal(to: other)
        : line.distance.value > 0 ? .above(other, by: size) : .below(other, by: size))
  }

  private func name(_ line: LinePassage) -> String {
    line.label.map { object(format.excerpt($0)) } ?? format.quantity(line.value)
  }

  /// The change since the point before; over a stretch without points with where it has begun.
  private func change(of point: PointOutline) -> String? {
    point.change.map { change in
      step(change)
        + (point.changeStart.map { parenthesized(stretch($0, point.place)) } ?? "")
    }
  }

  /// A value with its name, where it has one among the parts of its point.
  func value(_ value: Quantity, _ name: ValueName?) -> String {
    if name == .count, let number = Int(exactly: value.value) { return count(number, .value) }
    return (name.map { words(point: .part($0)) + wordGap } ?? "") + format.quantity(value)
  }

  // MARK: Details

  /// The parts of a point on the axis of its value, beside that.
  private func details(_ details: PointDetails) -> [String?] {
    [
      details.rise.map { words(point: .rise(Rise($0))) },
      details.interval.map { words(point: .interval) + wordGap + range($0.low, $0.high) },
      details.share.map(share),
    ]
      + details.otherParts.map(part) + outliers(details)
  }

  /// The same in few words: of a box its middle half, of a candle nothing.
  private func shortDetails(_ details: PointDetails) -> [String?] {
    if details.rise != nil { return [] }
    guard let box = details.box else { return self.details(details) }
    return [words(point: .quartiles) + wordGap + range(box.low, box.high)] + outliers(details)
  }

  /// A box without its place: how many values it has, its median, quartiles and whiskers.
  func box(_ details: PointDetails, of values: Int) -> String {
    func part(_ name: ValueName) -> String? {
      details.parts.first { $0.name == name }.map(self.part)
    }
    let quartiles = details.box.map { words(point: .quartiles) + wordGap + range($0.low, $0.high) }
    return list(
      [
        values > 0 ? count(values, .value) : nil, part(.median), quartiles,
        part(.lowerWhisker), part(.upperWhisker),
      ])
  }

  private func outliers(_ details: PointDetails) -> [String] {
    details.outlierCount > 0 ? [words(point: .outliers(details.outlierCount))] : []
  }

  func part(_ part: NamedValue) -> String {
    let name = words(point: .part(part.name))
    // The name that its author gives it may end in any script.
    let gap = if case .named = part.name { " " } else { wordGap }
    return switch part.value {
    case .missing: words(point: .missingPart(name, gap: gap))
    case .text(let text): name + gap + text
    case .quantity(let quantity): name + gap + format.quantity(quantity)
    }
  }

  private func share(_ share: Share) -> String {
    let whole = format.quantity(share.total)
    return share.percent.map { words(point: .share(format.percent($0), of: whole)) }
      ?? words(point: .part(.total)) + wordGap + whole
  }

  // MARK: Changes

  /// The size of a change, in short: a share that rounds to nothing says less than the amount.
  func size(_ change: Change) -> String {
    guard change.saidFactor == nil else { return format.magnitude(change.amount) }
    guard let percent = change.saidPercent, abs(percent) >= 0.05 else {
      return format.magnitude(change.amount)
    }
    return format.percent(percent, most: change.percentDigits)
  }

  func step(_ change: Change) -> String { went(change, size(change)) }

  /// The size of a drop and the like in the unit that was said with the value; points of percent are
  /// another one.
  private func leap(_ change: Change) -> String {
    var amount = change.amount
    if amount.unit != "%" { amount.dropUnit() }
    return went(change, format.magnitude(amount))
  }

  /// The size of a change, with the share.
  func change(_ change: Change) -> String {
    let share = change.amount.value == 0 ? nil : self.share(change)
    return went(change, format.magnitude(change.amount)) + (share.map(parenthesized) ?? "")
  }

  /// The percent of a change, or from tenfold on how many times it is: "24 times as much", "870 times less".
  private func share(_ change: Change) -> String? {
    guard let times = change.saidFactor else {
      return change.saidPercent.map { format.percent($0, most: change.percentDigits) }
    }
    guard times < Self.mostTimes else { return nil }
    return words(
      point: .timesAsMuch(format.count(Int(times.rounded())), isMore: change.amount.value > 0))
  }

  /// So many times is nothing anyone can imagine.
  private static var mostTimes: Double { 1e9 }

  private func went(_ change: Change, _ size: String) -> String {
    let amount = change.amount.value
    return words(point: amount == 0 ? .unchanged : amount > 0 ? .up(size) : .down(size))
  }

  // MARK: Other series

  /// A cell of a cloud, of another series than before its name and number first:
  /// "age 20 to 30, pay 0 to 50: ACME 7 points", "BOLT 3 points, age 20 to 30, pay 0 to 50".
  func gridCell(_ cell: GridCellOutline) -> String {
    let reach = [
      "\(format.excerpt(cell.xTitle ?? "x")) \(place(cell.x))",
      cell.y.map { "\(format.excerpt(cell.yTitle ?? "y")) \(place($0))" },
    ].compactMap(\.self)
    let number = count(cell.count, .point)
    guard let series = cell.series.map(named) else { return labeled(list(reach), number) }
    if cell.count == 0 { return list([series, words(point: .absent)] + reach) }
    let counted = otherSeries(series, number)
    if cell.isOtherSeries { return list([counted] + reach) }
    return endsInNumber(series) ? list(reach + [counted]) : labeled(list(reach), counted)
  }

  func otherSeries(_ name: String, _ value: Quantity?, _ difference: Difference?) -> String {
    guard let value else { return list([named(name), words(point: .missing)]) }
    return list([
      otherSeries(named(name), format.quantity(value)),
      difference.map(self.difference),
    ])
  }

  /// A name before a number: one that ends in a number itself stands apart from it.
  func otherSeries(_ name: String, _ value: String) -> String {
    endsInNumber(name) ? labeled(name, value) : name + wordGap + value
  }

  func endsInNumber(_ name: String) -> Bool { name.last?.isNumber ?? false }

  func difference(_ difference: Difference) -> String {
    let other = object(difference.other)
    var bare = difference.amount
    bare.dropUnit()
    let size = format.magnitude(bare)
    return words(
      point: bare.value == 0
        ? .equal(to: other) : bare.value > 0 ? .above(other, by: size) : .below(other, by: size))
  }

  func passage(_ passage: Passage) -> String {
    let other = object(passage.other)
    return words(point: passage.isUpward ? .risesAbove(other) : .fallsBelow(other))
  }
}

extension PointOutline {
  /// The words in place of a value that cannot be told.
  fileprivate var nothing: PointPhrase { isAbsent ? .absent : isInfinite ? .infinite : .missing }
}
