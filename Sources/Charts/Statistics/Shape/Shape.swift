import Tables

/// The shape of a series in what can be said of it: its turning points, its levels, its period.
public struct Shape: Equatable, Sendable {
  /// The course that it takes.
  public enum Course: Equatable, Sendable {
    /// Around a level, which is the mean.
    case level(Amount)
    /// Rises, falls and levels, one after the other; of one leg also the amount it begins with.
    case legs([Leg], start: Amount)
    /// Levels with steps between them.
    case levels([Leg])
    /// Twice, or half, of what it was after each such length along x, or about that.
    case exponential(isGrowth: Bool, every: Span, isExact: Bool)
    /// The same again and again.
    case periodic(Repetition)
    /// Point by point one way, and now and then at once far back.
    case sawtooth(Sawtooth)
  }

  /// A course that goes one way from point to point and jumps the other way now and then, as an account between two
  /// salaries does.
  public struct Sawtooth: Equatable, Sendable {
    /// True of falls between rises at once.
    public var isFalling: Bool
    /// The number of jumps.
    public var jumps: Int
    /// The size of the largest jump.
    public var largest: Quantity
    /// The place that the largest jump leads to, of equals the first.
    public var place: Place
    /// True where all jumps are of one size.
    public var areAlike = false

    /// Makes a sawtooth.
    public init(isFalling: Bool, jumps: Int, largest: Quantity, place: Place) {
      self.isFalling = isFalling
      self.jumps = jumps
      self.largest = largest
      self.place = place
    }
  }

  /// A value of a shape: one of the data, or about it.
  public struct Amount: Equatable, Sendable {
    /// The value.
    public var quantity: Quantity
    /// True for a value of the data; else for the mean of a level, or the median of those around, rounded to what the noise
    /// leaves of it.
    public var isExact: Bool
    /// The lowest and the highest of a few small counts, of which a mean says nothing: 0 or 1.
    public var counts: ClosedRange<Int>?

    /// Makes an amount.
    public init(_ quantity: Quantity, isExact: Bool = true) {
      self.quantity = quantity
      self.isExact = isExact
    }
  }

  /// A stretch that goes one way.
  public struct Leg: Equatable, Sendable {
    /// The way: rising, falling or flat.
    public var direction: Trend.Direction
    /// The value at its end, of a flat one its level.
    public var amount: Amount
    /// The place where it begins.
    public var start: Place
    /// The place where it ends.
    public var end: Place
    /// True of a flat one whose values are not all near its level.
    public var isVarying = false
    /// The highest or the lowest value of all, by which a flat one is left.
    public var exception: Exception?

    /// Makes a leg.
    public init(_ direction: Trend.Direction, amount: Amount, start: Place, end: Place) {
      self.direction = direction
      self.amount = amount
      self.start = start
      self.end = end
    }
  }

  /// A period with its highest and lowest parts.
  public struct Repetition: Equatable, Sendable {
    /// The number of points after which it repeats.
    public var points: Int
    /// The stretch of the x axis that this is, on one with even steps.
    public var span: Span?
    /// The month, quarter or hour in which values are highest and lowest on average, with and without what changes
    /// from period to period; `nil` where both differ, or the period is none of these.
    public var ends: (highest: Place, lowest: Place)?
    /// The way of the means of the periods: rising, falling, or mixed where they have none.
    public var direction: Trend.Direction
    /// The rises and falls of these means, one after the other; empty where they turn nowhere, or not clearly.
    public var legs: [Leg]

    /// Makes a repetition.
    public init(
      points: Int, span: Span?, ends: (highest: Place, lowest: Place)? = nil,
      direction: Trend.Direction = .mixed, legs: [Leg] = []
    ) {
      self.legs = legs
      self.points = points
      self.span = span
      self.ends = ends
      self.direction = direction
    }

    /// True where all of both is the same.
    public static func == (a: Repetition, b: Repetition) -> Bool {
      a.points == b.points && a.span == b.span && a.ends?.highest == b.ends?.highest
        && a.ends?.lowest == b.ends?.lowest && a.direction == b.direction && a.legs == b.legs
    }
  }

  /// A stretch of the x axis, from the place of one point to that of another.
  public struct Stretch: Equatable, Sendable {
    /// The place of the first point.
    public var start: Place
    /// The place of the last point.
    public var end: Place

    /// Makes a stretch.
    public init(from start: Place, to end: Place) {
      self.start = start
      self.end = end
    }
  }

  /// The one value, two beside each other, or a few in a row, by which a level is left.
  public struct Exception: Equatable, Sendable {
    /// The value.
    public var value: Quantity
    /// The place of the value.
    public var place: Place
    /// True above the level.
    public var isPeak: Bool
    /// The few others of a series that else is one value, in their order, this one included.
    public var all: [(value: Quantity, place: Place)] = []
    /// True of the first or the last value, of which nobody knows if the series goes there and back.
    public var isAtEnd = false
    /// The stretch of several values in a row, of which this is the farthest.
    public var stretch: Stretch?

    /// Makes an exception.
    public init(_ value: Quantity, _ place: Place, isPeak: Bool) {
      self.value = value
      self.place = place
      self.isPeak = isPeak
    }

    /// True where all of both is the same.
    public static func == (a: Exception, b: Exception) -> Bool {
      a.value == b.value && a.place == b.place && a.isPeak == b.isPeak && a.isAtEnd == b.isAtEnd
        && a.stretch == b.stretch
        && a.all.elementsEqual(b.all) { $0.value == $1.value && $0.place == $1.place }
    }
  }

  /// True where it tells of single values of which some are such a number; the jumps of a sawtooth may lead there.
  func speaks(of value: Double) -> Bool {
    if case .sawtooth = course { return true }
    return exception.map { left in
      left.value.value == value || left.all.contains { $0.value.value == value }
    } ?? false
  }

  /// True where it stays around one level, but for a value that leaves it.
  var isLevel: Bool { if case .level = course { true } else { false } }

  /// True where it is noise around one level.
  var isVarying: Bool { isLevel && isNoisy && exception == nil }

  /// The course that it takes.
  public var course: Course
  /// True where single values are far from it: its deviation is more than a tenth of the range.
  public var isNoisy: Bool
  /// The value by which a level is left, if by one.
  public var exception: Exception?
  /// True where it is the course on a logarithmic axis, and another one on a linear axis.
  public var isLogarithmic = false

  /// The number that looks like a code for no value and has no part in the course, and how often it comes.
  public var leftOut: LeftOut?

  /// A number that a shape is without.
  public struct LeftOut: Equatable, Sendable {
    /// The number.
    public var value: Quantity
    /// The number of times that it comes.
    public var count: Int

    /// Makes what a shape is without.
    public init(_ value: Quantity, count: Int) {
      self.value = value
      self.count = count
    }
  }

  /// Makes a shape.
  public init(_ course: Course, isNoisy: Bool = false, exception: Exception? = nil) {
    self.course = course
    self.isNoisy = isNoisy
    self.exception = exception
  }
}
