import Foundation

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The way in which equal steps of a value are spread along the axis.
  public enum ScaleType: Int, Sendable {
    /// Equal steps are equal distances.
    case linear = 0
    /// Equal ratios are equal distances; powers of ten.
    case log10 = 1
    /// Equal ratios are equal distances; base e.
    case ln = 2
  }

  /// The quantity that the axis measures.
  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  /// The same with attributes: whichever of both is set last is the title.
  public var attributedTitle: NSAttributedString
  /// The scale; linear unless it is set.
  public var scaleType: ScaleType = .linear
  /// The lowest and the highest value that can be shown; of the y axis what pitch spans.
  public var range: ClosedRange<Double>
  /// The values that have a line across the plot.
  public var gridlinePositions: [Double]
  /// The words that are said for a value.
  public var valueDescriptionProvider: (Double) -> String

  /// Makes an axis.
  ///
  /// - Parameters:
  ///   - title: The quantity that the axis measures.
  ///   - range: The lowest and the highest value that can be shown.
  ///   - gridlinePositions: The values that have a line across the plot.
  ///   - valueDescriptionProvider: The words that are said for a value.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    attributedTitle = NSAttributedString(string: title)
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  /// Makes an axis whose title has attributes.
  public convenience init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>,
    gridlinePositions: [Double] = [], valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
    self.attributedTitle = attributedTitle
  }

  /// An axis of its own with the same content.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXNumericDataAxisDescriptor(
      title: title, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
    copy.attributedTitle = attributedTitle
    copy.scaleType = scaleType
    return copy
  }
}
