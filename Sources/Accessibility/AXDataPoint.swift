import Foundation

/// A point of a series.
public final class AXDataPoint: NSObject, NSCopying {
  /// A value on an additional axis.
  public enum Value: Equatable, Sendable {
    /// A value on an axis of numbers.
    case number(Double)
    /// A value on an axis of categories.
    case category(String)
  }

  /// The place on the x axis.
  public var xValue: AXDataPointValue
  /// The value on the y axis; `nil` where it is missing.
  public var yValue: AXDataPointValue?
  /// The values on the additional axes of the chart, in their order.
  public var additionalValues: [AXDataPointValue]
  /// The author's name for the point.
  public var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The same with attributes: whichever of both is set last is the label.
  public var attributedLabel: NSAttributedString?

  private init(
    _ xValue: AXDataPointValue, _ yValue: AXDataPointValue?, _ additional: [AXDataPointValue],
    label: String?
  ) {
    self.xValue = xValue
    self.yValue = yValue
    additionalValues = additional
    attributedLabel = label.map { NSAttributedString(string: $0) }
  }

  /// Makes a point on an x axis of numbers.
  ///
  /// - Parameters:
  ///   - x: The place on the x axis.
  ///   - y: The value; `nil` where it is missing.
  ///   - additionalValues: The values on the additional axes of the chart, in their order.
  ///   - label: The author's name for the point.
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    self.init(
      AXDataPointValue(number: x), y.map { AXDataPointValue(number: $0) },
      additionalValues.map { AXDataPointValue($0) }, label: label)
  }

  /// Makes a point on an x axis of categories.
  ///
  /// - Parameters:
  ///   - x: The category on the x axis.
  ///   - y: The value; `nil` where it is missing.
  ///   - additionalValues: The values on the additional axes of the chart, in their order.
  ///   - label: The author's name for the point.
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    self.init(
      AXDataPointValue(category: x), y.map { AXDataPointValue(number: $0) },
      additionalValues.map { AXDataPointValue($0) }, label: label)
  }

  /// A point of its own with the same content.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXDataPoint(
      xValue.independent, yValue?.independent, additionalValues.map(\.independent), label: label)
    copy.attributedLabel = attributedLabel
    return copy
  }
}

extension AXDataPointValue {
  fileprivate var independent: AXDataPointValue { copy() as? AXDataPointValue ?? self }
}
