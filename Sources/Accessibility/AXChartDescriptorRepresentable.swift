/// A value, as a view is one, that tells what is in its chart.
public protocol AXChartDescriptorRepresentable {
  /// Makes the chart in data.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Brings a descriptor that was made before up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the descriptor as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
