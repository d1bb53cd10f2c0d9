// Tables and charts have these in common; whoever imports Charts has them, too.
@_exported import enum Tables.ContentDirection
@_exported import enum Tables.DatePrecision
@_exported import enum Tables.Scale
@_exported import enum Tables.ValueKind

/// One axis: what it measures and how its values become places.
public struct Axis: Equatable, Sendable {
  /// The kind of values on an axis.
  public enum Kind: Equatable, Sendable {
    /// Numbers.
    case number
    /// Points in time, as seconds since 1970-01-01T00:00:00Z.
    case date(DatePrecision)
    /// Categories in display order; a value is an index.
    case category([String])
  }

  /// The quantity that the axis measures.
  public var title: String?
  /// True where the program made the title up, in English, of what the axis was made of.
  var hasMadeTitle = false
  /// True where its values are numbers of rows, which a language has a title for.
  package var countsRows = false
  /// The number of its column, where that is one of several without a header.
  package var columnNumber: Int?
  /// The unit of its values, said after them.
  public var unit: String?
  /// The kind of its values.
  public var kind: Kind
  /// The kind of numbers that its values are.
  public var valueKind = ValueKind.amount
  /// The scale by which equal steps are spread.
  public var scale: Scale
  /// The width of the bins that its values are the middles of; `nil` where they are values.
  public var binWidth: Double?
  /// True where its numbers are years, which nobody writes with a sign between their digits.
  var hasYears = false
  /// The values that the first and the last bin reach to, where these are wider than the others.
  public internal(set) var binReach: ClosedRange<Double>?
  /// The range its author stated; otherwise the data decides.
  public var statedRange: ClosedRange<Double>?
  /// The axis that it shares with other charts of its deck; `nil` where it is the chart's own.
  public internal(set) var shared: SharedAxis?
  /// Digits after the decimal point of its values.
  public var fractionDigits: Int
  /// Digits that the data has written, where fewer are said, else none: a small value may need more.
  var writtenDigits = 0
  /// The digits beyond those of the data that a value between them may have, as a quartile does.
  var betweenDigits = 0
  /// The words by which its author says its values; `nil` where a language says them.
  public internal(set) var words: ValueWords?
  /// The digits of whole numbers that a double may not hold exactly, by their doubles.
  public var largeIntegers: [Double: String] = [:]
  /// The precision of its dates in words, where it is not that of the data: of an hour nobody wants milliseconds.
  var saidPrecision: DatePrecision?
  /// The author's own grid lines; empty for the ticks.
  public var gridlines: [Double]
  /// The IANA name of the zone in which its dates are said.
  public var timeZone: String
  /// The zone's offset from UTC, in seconds, so that date ticks fall on local days.
  public var timeZoneOffset: Double
  /// The changes of that offset, ascending; empty without any, or where days are the finest.
  public var timeZoneChanges: [TimeZoneChange] = []
  /// True where the data has its dates with the month first, as 5/17, false with the day first; `nil` where neither shows.
  package var isMonthFirst: Bool?
  /// True where its times came with offsets of their own, and so are said in another zone.
  public var isConverted = false
  /// True where its times are known to be those of its zone; what was read without any zone is of none, unless
  /// one was asked for.
  public var hasTimeZone = true

  /// Makes an axis.
  public init(
    title: String? = nil, unit: String? = nil, kind: Kind = .number, scale: Scale = .linear,
    statedRange: ClosedRange<Double>? = nil, fractionDigits: Int = 0, gridlines: [Double] = [],
    timeZone: String = "UTC", timeZoneOffset: Double = 0
  ) {
    self.title = title
    self.unit = unit
    self.kind = kind
    self.scale = scale
    self.statedRange = statedRange
    self.fractionDigits = fractionDigits
    self.gridlines = gridlines
    self.timeZone = timeZone
    self.timeZoneOffset = timeZoneOffset
  }

  /// The scale in force: categories and dates have no ratios that a logarithm could show.
  public var effectiveScale: Scale { kind == .number ? scale : .linear }

  /// The stated range, if something can be placed on it: not on a single value.
  var usableRange: ClosedRange<Double>? {
    guard let range = statedRange, range.lowerBound.isFinite, range.upperBound.isFinite,
      range.lowerBound < range.upperBound,
      effectiveScale == .linear || range.upperBound > 0
    else { return nil }
    return range
  }

  /// The categories, or `nil` on an axis of numbers or dates.
  public var categories: [String]? {
    if case .category(let names) = kind { names } else { nil }
  }
}

extension Axis {
  /// The title as it is said: one that nobody gave is none.
  package var saidTitle: String? { hasMadeTitle ? nil : title }
}
