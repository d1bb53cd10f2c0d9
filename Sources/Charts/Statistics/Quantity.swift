import Glibc
import Tables

/// A number with what is needed to say it: its digits and its unit.
public struct Quantity: Equatable, Sendable {
  /// The number.
  public var value: Double {
    didSet {
      digits = nil
      text = nil
      becomeAmount()
    }
  }
  /// Digits after the decimal point.
  public var fractionDigits: Int
  /// The unit, said after the number.
  public var unit: String?
  /// All digits of a whole number that a double may not hold exactly.
  public var digits: String?
  /// The words of its author, which are said in place of the number and the unit.
  public var text: String?
  /// False on a scale whose zero is anywhere, as that of °C: of such nothing is a share.
  public var isOfRatioScale = true
  /// True of percents, whose change is told in themselves: 5 after 4 are "up 1" and not "up 25 %".
  package var isPercentage = false
  /// The kind of number that it is.
  public var kind = ValueKind.amount
  /// True of a year, between whose digits there is no sign.
  public var isYear = false
  /// True of a distance whose unit no value has, as that of minutes between times of day.
  var hasOwnUnit = false
  /// The title of the axis that it is a place on, which tells what is counted where no unit does.
  public var title: String?

  /// Makes a quantity.
  public init(_ value: Double, fractionDigits: Int = 0, unit: String? = nil) {
    self.value = value
    self.fractionDigits = fractionDigits
    self.unit = unit
  }
}

extension Quantity {
  /// The number that its digits say, a half rounded away from zero; `nil` where it is said in other words.
  var told: Double? {
    guard text == nil, digits == nil, kind != .clock, kind != .lapse, value.isFinite else {
      return nil
    }
    let digits = min(max(fractionDigits, 0), 15)
    // The digits that are said come from the shortest ones that a number has.
    let parts = "\(abs(value))".split(separator: ".")
    // Those next to zero have an exponent, with few digits they are told as zero.
    if abs(value) < 1e-4, digits < 6 {
      let scale = pow(10, Double(digits))
      return (value * scale).rounded() / scale
    }
    guard parts.count == 2, parts[1].count > digits, parts[1].allSatisfy(\.isNumber),
      let kept = Double(parts[0] + parts[1].prefix(digits)), kept < 0x1p53
    else { return value }
    let next = parts[1][parts[1].index(parts[1].startIndex, offsetBy: digits)]
    let rounded = (next >= "5" ? kept + 1 : kept) / pow(10, Double(digits))
    return value < 0 ? -rounded : rounded
  }

  /// The distance between two times of day is one of minutes, and that of two ranks a number.
  mutating func becomeAmount() {
    isYear = false
    if kind == .clock { (unit, hasOwnUnit) = (Self.minute, true) }
    // Between two lengths of time lies another one.
    if kind != .lapse { kind = .amount }
  }

  /// Takes away the unit where it is said elsewhere; a clock of a length of time, "17:23", is told without it anyway,
  /// and that of a distance of its own, or of a size of data that its digits do not show, is said nowhere else.
  package mutating func dropUnit() {
    if kind != .lapse, !hasOwnUnit, ownSize == nil { unit = nil }
  }

  /// A size of data that is less than one of its unit, in the unit that suits it; `nil` of any other quantity, and of one
  /// whose own digits show it.
  package var ownSize: (value: Double, unit: String)? {
    guard let unit, let suited = SizeUnit.suited(value, in: unit),
      !SaidDigits.isExact(value, digits: fractionDigits)
    else { return nil }
    return suited
  }

  /// The unit of the distance between two times of day.
  static let minute = "min"

  /// False where its author has words without a number for it, “good”: of such nothing is a share.
  var isSaidInNumbers: Bool { text?.contains(where: \.isNumber) ?? true }
}

/// A place on the x axis, ready to be said.
public enum Place: Equatable, Sendable {
  /// A number with its unit.
  case number(Quantity)
  /// From a number to another.
  case range(Quantity, Quantity)
  /// Seconds since 1970 in a time zone, with how much of it must be said.
  case date(Double, DatePrecision, timeZone: String, DateSpan)
  /// A category by its name.
  case category(String)
  /// A day of the week, 0 for Monday, of all weeks.
  case weekday(Int)
}

extension Place {
  /// True for a bin.
  public var isRange: Bool { if case .range = self { true } else { false } }
}

/// The span that the dates of a chart have in common, which need not be said each time.
public enum DateSpan: Sendable {
  /// All lie on one day.
  case day
  /// All lie in one year.
  case year
  /// They span more than one year.
  case years
}

extension Axis {
  /// A value of the axis, ready to be said: in the words of its author, a large whole number as the
  /// data writes it.
  func quantity(_ value: Double, fractionDigits: Int) -> Quantity {
    var quantity = Quantity(value, fractionDigits: fractionDigits, unit: unit)
    if abs(value) >= 0x1p53 { quantity.digits = largeIntegers[value] }
    quantity.text = words?.said(value)
    quantity.kind = valueKind
    quantity.isYear = hasYears
    return quantity
  }

  /// The digits of a value: those of the data, and of one that lies between them the few more that
  /// make it exact, if they do.
  func fractionDigits(of value: Double) -> Int {
    let most = fractionDigits + betweenDigits
    guard betweenDigits > 0, most <= 15 else { return fractionDigits }
    let isExact = { value == 0 || SaidDigits.isExact(value, digits: $0) }
    guard let exact = (fractionDigits...most).first(where: isExact) else { return fractionDigits }
    // More digits than four that count are kept by the data and by JSON.
    let four = value == 0 ? 0 : 3 - Int(log10(abs(value)).rounded(.down))
    return min(exact, max(fractionDigits, four))
  }
}

extension Axis {
  /// The title where a place is called by it, “hour 4”: of numbers without a unit, and no longer than that
  /// one listens to it with each.
  fileprivate var titleOfPlaces: String? {
    guard unit?.isEmpty != false, columnNumber == nil, let title, title.count <= 20,
      title.lowercased() != "x",
      title.contains(where: \.isLetter)
    else { return nil }
    return title
  }
}

extension Chart {
  /// A value of the y axis, ready to be said.
  public func quantity(_ value: Double) -> Quantity {
    var quantity = yAxis.quantity(value, fractionDigits: yAxis.saidDigits(of: value))
    let names = (channels?.y ?? []) + [yAxis.title].compactMap(\.self)
    quantity.isOfRatioScale =
      [.amount, .lapse].contains(yAxis.valueKind) && !IntervalScale.isUnit(yAxis.unit)
      && !measurements.namesInterval.value(for: names) {
        names.contains(where: IntervalScale.isName)
      }
    quantity.isPercentage = yAxis.unit == "%" || names.contains(where: PercentNames.isPercentage)
    return quantity
  }

  /// The distance between two values of the y axis, ready to be said, of a series with the digits of its own column.
  func difference(_ value: Double, of series: Series? = nil) -> Quantity {
    var difference = series.map { quantity(value, of: $0) } ?? quantity(value)
    difference.becomeAmount()
    return difference
  }

  /// The distance of two values of a series.
  func distance(_ start: Double, _ end: Double, of series: Series) -> Quantity {
    distance(quantity(start, of: series), quantity(end, of: series))
  }

  /// The distance of two values, rounded once.
  func distance(_ start: Quantity, _ end: Quantity) -> Quantity {
    var amount = Change(from: start, to: end).amount
    amount.value = abs(amount.value)
    return amount
  }

  /// A value of a series, with the digits of its own column.
  public func quantity(_ value: Double, of series: Series) -> Quantity {
    var quantity = quantity(value)
    guard let digits = series.fractionDigits, digits < quantity.fractionDigits,
      value == 0 || SaidDigits.isExact(value, digits: digits)
    else { return quantity }
    // To change the digits keeps what its author says of it.
    quantity.fractionDigits = digits
    return quantity
  }

  /// A mean or median, with a digit more than the data where that has few.
  public func average(_ value: Double) -> Quantity { average(value, on: yAxis) }

  /// The digits of a calculated value: so many that four count, or a thousandth of the range does.
  private func most(of value: Double) -> Int {
    let range = yExtent.map { $0.upperBound - $0.lowerBound } ?? 0
    let digits = [abs(value), range].map { 3 - log10($0).rounded(.down) }
    return min(max(Int(digits.filter { abs($0) < 400 }.max() ?? 15), 0), 15)
  }

  func average(_ value: Double, on axis: Axis) -> Quantity {
    let digits = max(axis.fractionDigits, min(axis.fractionDigits + 1, 2))
    let isWhole = value == value.rounded()
    // A mean that is not 0 is told with a digit that is none.
    let first =
      value.isFinite && value != 0 ? Int(min(max(-log10(abs(value)), 0), 15).rounded(.up)) : 0
    let told =
      isWhole
      ? axis.fractionDigits
      : max(digits, axis.fractionDigits(of: value), min(first, axis.fractionDigits + 3))
    var average = Quantity(value, fractionDigits: min(told, most(of: value)), unit: axis.unit)
    // Money has all of its cents or none.
    if average.fractionDigits == 1, axis.fractionDigits == 2,
      axis.unit.map(NumberUnit.isCurrencySign) == true
    {
      average.fractionDigits = 2
    }
    average.text = axis.words?.said(value)
    average.isYear = axis.hasYears
    if axis.valueKind == .lapse { average.kind = .lapse }
    if axis.valueKind == .clock {
      (average.kind, average.fractionDigits) = (.clock, axis.fractionDigits)
    }
    return average
  }

  /// A value of the x axis, ready to be said.
  public func place(_ x: Double) -> Place {
    func quantity(_ x: Double) -> Quantity {
      xAxis.quantity(
        x, fractionDigits: xAxis.binWidth == nil ? xAxis.saidDigits(of: x) : xAxis.fractionDigits)
    }
    switch xAxis.kind {
    case .number:
      if let width = xAxis.binWidth {
        // An edge this near to zero is zero with the noise of rounding.
        var edges = [x - width / 2, x + width / 2].map { abs($0) < width * 1e-9 ? 0 : $0 }
        if let reach = xAxis.binReach, let extent = window?.whole ?? xExtent {
          if x <= extent.lowerBound { edges[0] = min(edges[0], reach.lowerBound) }
          if x >= extent.upperBound { edges[1] = max(edges[1], reach.upperBound) }
        }
        return .range(quantity(edges[0]), quantity(edges[1]))
      }
      var number = quantity(x)
      if number.text == nil { number.title = xAxis.titleOfPlaces }
      return .number(number)
    case .date(let precision):
      if let text = xAxis.words?.said(x) { return .category(text) }
      return .date(
        x, xAxis.saidPrecision ?? precision, timeZone: xAxis.timeZone, dateSpan)
    case .category(let names):
      return .category(x >= 0 && x < Double(names.count) ? names[Int(x)] : "")
    }
  }

  /// The span that the dates on the x axis have in common; part of a chart says them as the whole
  /// does.
  public var dateSpan: DateSpan {
    guard case .date(let precision) = xAxis.kind, let extent = window?.whole ?? xExtent else {
      return .years
    }
    let first = day(of: extent.lowerBound)
    let last = day(of: extent.upperBound)
    if first == last { return .day }
    // A time of day without a date is kept as one of the first day there is, or of one of the next few.
    if precision > .day, first == 0, last < Self.mostClockDays { return .day }
    // The year of a week is that of its Thursday.
    let middle = precision == .week ? 3 : 0
    return year(ofDay: first + middle) == year(ofDay: last + middle) ? .year : .years
  }

  private static let mostClockDays = 7

  private func day(of time: Double) -> Int {
    let day = ((time + xAxis.timeZoneOffset(at: time)) / 86_400).rounded(.down)
    return abs(day) < 1e7 ? Int(day) : 0
  }

  private func year(ofDay day: Int) -> Int {
    Int((Double(CivilDate.monthIndex(ofDay: day)) / 12).rounded(.down))
  }
}
