import Foundation

/// A chart in data: what a system needs to say it, to make it heard and to let somebody walk it.
public final class AXChartDescriptor: NSObject, NSCopying {
  /// The way that the first place on the x axis leads to the others.
  public enum ContentDirection: Int, Sendable {
    /// From the left.
    case leftToRight = 0
    /// From the right.
    case rightToLeft = 1
    /// From the top.
    case topToBottom = 2
    /// From the bottom.
    case bottomToTop = 3
    /// Around a middle, as the hands of a clock go.
    case radialClockwise = 4
    /// Around a middle, against the hands of a clock.
    case radialCounterClockwise = 5
  }

  /// The name of the chart.
  public var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The same with attributes: whichever of both is set last is the title.
  public var attributedTitle: NSAttributedString?
  /// The author's own words about the chart.
  public var summary: String?
  /// The way that the first place on the x axis leads to the others; to the right unless it is set.
  public var contentDirection: ContentDirection = .leftToRight
  /// The part of the screen that the chart takes; zero unless it is set.
  public var contentFrame: CGRect = .zero
  /// The series, in the order of the legend.
  public var series: [AXDataSeriesDescriptor]
  /// The axis that the points run along.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis of the values; `nil` where there is none.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// The axes of what points have beside x and y.
  public var additionalAxes: [any AXDataAxisDescriptor]

  /// Makes a chart.
  ///
  /// - Parameters:
  ///   - title: The name of the chart.
  ///   - summary: The author's own words about it.
  ///   - xAxis: The axis that the points run along.
  ///   - yAxis: The axis of the values; `nil` where there is none.
  ///   - additionalAxes: The axes of what points have beside x and y.
  ///   - series: The series, in the order of the legend.
  public init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    attributedTitle = title.map { NSAttributedString(string: $0) }
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  /// Makes a chart whose title has attributes.
  public convenience init(
    attributedTitle: NSAttributedString?, summary: String? = nil,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes,
      series: series)
    self.attributedTitle = attributedTitle
  }

  /// A chart of its own with the same content, and axes and series of its own.
  public func copy(with zone: NSZone? = nil) -> Any {
    func copied(_ axis: any AXDataAxisDescriptor) -> any AXDataAxisDescriptor {
      axis.copy(with: zone) as? any AXDataAxisDescriptor ?? axis
    }
    let copy = AXChartDescriptor(
      attributedTitle: attributedTitle, summary: summary, xAxis: copied(xAxis),
      yAxis: yAxis.map { $0.copy() as? AXNumericDataAxisDescriptor ?? $0 },
      additionalAxes: additionalAxes.map(copied),
      series: series.map { $0.copy() as? AXDataSeriesDescriptor ?? $0 })
    copy.contentDirection = contentDirection
    copy.contentFrame = contentFrame
    return copy
  }
}
