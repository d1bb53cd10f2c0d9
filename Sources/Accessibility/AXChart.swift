// Code of apps imports nothing else for what these types are made of.
@_exported import Foundation

/// Something that has a chart, and tells what is in it.
public protocol AXChart: NSObjectProtocol {
  /// The chart in data; `nil` while there is none.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
