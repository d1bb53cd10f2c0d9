import Foundation

/// Something that has a chart, and tells what is in it.
public protocol AXChart: NSObjectProtocol {
  /// The chart in data; `nil` while there is none.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
