import Accessibility
import Foundation

/// All that a descriptor says, to be compared by value.
struct DescriptorContent: Equatable {
  struct AxisContent: Equatable {
    var title: String
    var attributedTitle: NSAttributedString
    var categories: [String]?
    var ends: [Double] = []
    var gridlines: [Double] = []
    var scale: AXNumericDataAxisDescriptor.ScaleType?
    /// The words for the values of points, the grid lines and the ends.
    var words: [String] = []

    init(_ axis: any AXDataAxisDescriptor, values: [Double]) {
      title = axis.attributedTitle.string
      attributedTitle = axis.attributedTitle
      categories = (axis as? AXCategoricalDataAxisDescriptor)?.categoryOrder
      guard let axis = axis as? AXNumericDataAxisDescriptor else { return }
      ends = [axis.range.lowerBound, axis.range.upperBound]
      gridlines = axis.gridlinePositions
      scale = axis.scaleType
      words = (values + gridlines + ends).map(axis.valueDescriptionProvider)
    }
  }

  struct PointContent: Equatable {
    var x: AXDataPoint.Value
    var y: Double?
    var additional: [AXDataPoint.Value]
    var label: String?
    var attributedLabel: NSAttributedString?
  }

  struct SeriesContent: Equatable {
    var name: String?
    var attributedName: NSAttributedString?
    var isContinuous: Bool
    var points: [PointContent]
  }

  var title: String?
  var attributedTitle: NSAttributedString?
  var frame: CGRect
  var summary: String?
  var direction: AXChartDescriptor.ContentDirection
  var xAxis: AxisContent
  var yAxis: AxisContent?
  var additionalAxes: [AxisContent]
  var series: [SeriesContent]

  init(_ descriptor: AXChartDescriptor) {
    let points = descriptor.series.flatMap(\.dataPoints)
    title = descriptor.attributedTitle?.string ?? descriptor.title
    attributedTitle = descriptor.attributedTitle
    frame = descriptor.contentFrame
    summary = descriptor.summary
    direction = descriptor.contentDirection
    xAxis = AxisContent(descriptor.xAxis, values: points.map(\.xValue.number))
    yAxis = descriptor.yAxis.map { AxisContent($0, values: points.compactMap(\.yValue?.number)) }
    additionalAxes = descriptor.additionalAxes.enumerated().map { index, axis in
      let values = points.map(\.additionalValues).filter { $0.indices.contains(index) }
      return AxisContent(axis, values: values.map { $0[index].number })
    }
    series = descriptor.series.map { series in
      SeriesContent(
        name: series.name,
        attributedName: series.attributedName, isContinuous: series.isContinuous,
        points: series.dataPoints.map { point in
          PointContent(
            x: point.xValue.content, y: point.yValue?.number,
            additional: point.additionalValues.map(\.content),
            label: point.attributedLabel?.string ?? point.label,
            attributedLabel: point.attributedLabel)
        })
    }
  }
}

extension AXDataPointValue {
  var content: AXDataPoint.Value { number.isNaN ? .category(category) : .number(number) }
}
