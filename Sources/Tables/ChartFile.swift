/// A chart as a chart file describes it, checked but not yet interpreted.
package struct ChartFile: Equatable, Sendable {
  package struct StatedAxis: Equatable, Sendable {
    package var title: String?
    package var unit: String?
    /// Every category in display order; `nil` for a numeric axis.
    package var categories: [String]?
    package var range: ClosedRange<Double>?
    package var gridlines: [Double]
    package var scale: Scale

    package init(
      title: String? = nil, unit: String? = nil, categories: [String]? = nil,
      range: ClosedRange<Double>? = nil, gridlines: [Double] = [], scale: Scale = .linear
    ) {
      self.title = title
      self.unit = unit
      self.categories = categories
      self.range = range
      self.gridlines = gridlines
      self.scale = scale
    }
  }

  package enum StatedPlace: Equatable, Sendable {
    case number(Double)
    case category(String)
  }

  package struct Point: Equatable, Sendable {
    package var x: StatedPlace
    /// `nil` where it is missing.
    package var y: Double?
    package var label: String?
    /// The values beside x and y, in the order of the additional axes; `nil` where one is missing.
    package var additionalValues: [StatedPlace?]

    package init(
      x: StatedPlace, y: Double?, label: String? = nil, additionalValues: [StatedPlace?] = []
    ) {
      self.additionalValues = additionalValues
      self.x = x
      self.y = y
      self.label = label
    }
  }

  package struct StatedSeries: Equatable, Sendable {
    package var name: String
    package var isContinuous: Bool
    package var points: [Point]

    package init(name: String, isContinuous: Bool, points: [Point]) {
      self.name = name
      self.isContinuous = isContinuous
      self.points = points
    }
  }

  /// The author's name for the type of the chart, and its place in the file.
  package struct TypeName: Equatable, Sendable {
    package var name: String
    package var place: String

    package init(_ name: String, place: String) {
      self.name = name
      self.place = place
    }
  }

  package var title: String?
  package var summary: String?
  /// `nil` where the series say what it is.
  package var type: TypeName?
  package var xAxis: StatedAxis
  package var yAxis: StatedAxis
  /// The axes of what points have beside x and y.
  package var additionalAxes: [StatedAxis]
  package var direction: ContentDirection
  package var series: [StatedSeries]
  /// The most digits after the decimal point in any y, as written.
  package var fractionDigits: Int
  /// The digits of whole numbers on the y axis that a double may not hold exactly.
  package var largeIntegers = LargeIntegers()
  /// True of the chart that is shown first of all in the file.
  package var isOpen = false

  package init(
    title: String?, summary: String?, type: TypeName? = nil, xAxis: StatedAxis, yAxis: StatedAxis,
    additionalAxes: [StatedAxis] = [],
    direction: ContentDirection = .leftToRight, series: [StatedSeries], fractionDigits: Int = 0
  ) {
    self.title = title
    self.summary = summary
    self.type = type
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.direction = direction
    self.series = series
    self.fractionDigits = fractionDigits
  }
}

/// The way in which equal steps of a value are spread along an axis.
public enum Scale: String, CaseIterable, Sendable {
  /// Equal steps are equal distances.
  case linear
  /// Equal ratios are equal distances; powers of ten are marked.
  case log10
  /// Equal ratios are equal distances; base e.
  case ln
}

/// The way that the first category or the lowest x leads to the others where the data is at home.
///
/// Here x runs along rows: what runs neither of these two ways is shown from left to right.
public enum ContentDirection: String, CaseIterable, Sendable {
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
  /// From the top, as in a chart of lying bars.
  case topToBottom
  /// From the bottom.
  case bottomToTop
  /// Around a middle, as the hands of a clock go.
  case radialClockwise
  /// Around a middle, against the hands of a clock.
  case radialCounterClockwise

  /// True where x runs along rows, as it does in all that is drawn here.
  package var isHorizontal: Bool { self == .leftToRight || self == .rightToLeft }
}
