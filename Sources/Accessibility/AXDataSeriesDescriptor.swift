import Foundation

/// One run of points.
open class AXDataSeriesDescriptor: NSObject, NSCopying {
  /// The name in the legend; may be empty.
  open var name: String? {
    get { statedName?.string }
    set { statedName = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The same with attributes, empty where there is none: whichever of both is set last is the name.
  open var attributedName: NSAttributedString {
    get { statedName ?? NSAttributedString(string: "") }
    set { statedName = newValue }
  }
  private var statedName: NSAttributedString?
  /// True when the points belong to a line (one gliding tone); else they stand alone (a note each).
  open var isContinuous: Bool
  /// The points, in any order.
  open var dataPoints: [AXDataPoint]

  /// Makes a series.
  ///
  /// - Parameters:
  ///   - name: The name in the legend; may be empty.
  ///   - isContinuous: True when the points belong to a line; else they stand alone.
  ///   - dataPoints: The points, in any order.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    statedName = NSAttributedString(string: name)
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  /// Makes a series whose name has attributes.
  public convenience init(
    attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]
  ) {
    self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
    self.attributedName = attributedName
  }

  /// A series of its own with the same content, and points of its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXDataSeriesDescriptor(
      name: "", isContinuous: isContinuous,
      dataPoints: dataPoints.map { $0.copy() as? AXDataPoint ?? $0 })
    copy.statedName = statedName
    return copy
  }
}
