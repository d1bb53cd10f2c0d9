import Foundation

/// The content of a descriptor that no chart shows: its frame, and the attributes of its texts.
///
/// It is unchecked because attributed strings are classes; these are copies that nobody changes.
struct StatedContent: @unchecked Sendable {
  private struct SeriesContent {
    var name: NSAttributedString
    /// The labels with attributes, by the number of their point.
    var labels: [Int: NSAttributedString]
  }

  private let frame: CGRect
  private let title: NSAttributedString?
  private let axes: [NSAttributedString]
  private let series: [SeriesContent]

  init(_ descriptor: AXChartDescriptor) {
    frame = descriptor.contentFrame
    title = descriptor.attributedTitle.map { NSAttributedString(attributedString: $0) }
    axes = descriptor.axes.map { NSAttributedString(attributedString: $0.attributedTitle) }
    series = descriptor.series.map { series in
      var labels: [Int: NSAttributedString] = [:]
      for (number, point) in series.dataPoints.enumerated() {
        labels[number] = point.attributedLabel.map { NSAttributedString(attributedString: $0) }
      }
      return SeriesContent(
        name: NSAttributedString(attributedString: series.attributedName), labels: labels)
    }
  }

  /// Gives a descriptor what is still true of it.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor of a chart that was made of this content's.
  ///   - orders: For each point of each series its number among those that came.
  func restore(in descriptor: AXChartDescriptor, orders: [[Int]]) {
    descriptor.contentFrame = frame
    if let title, title.string == descriptor.title { descriptor.attributedTitle = title }
    for (axis, title) in zip(descriptor.axes, axes) where title.string == axis.title {
      axis.attributedTitle = title
    }
    guard descriptor.series.count == series.count, orders.count == series.count else { return }
    for (index, content) in series.enumerated() {
      let series = descriptor.series[index]
      if content.name.string == series.name { series.attributedName = content.name }
      let order = orders[index]
      guard order.count == series.dataPoints.count else { continue }
      let numbered = zip(order, series.dataPoints).sorted { $0.0 < $1.0 }
      for (number, point) in numbered {
        guard let label = content.labels[number], label.string == point.label else { continue }
        point.attributedLabel = label
      }
      series.dataPoints = numbered.map(\.1)
    }
  }
}

extension AXChartDescriptor {
  /// The axes, in an order in which another descriptor has the same.
  fileprivate var axes: [any AXDataAxisDescriptor] {
    [xAxis] + additionalAxes + (yAxis.map { [$0] } ?? [])
  }
}
