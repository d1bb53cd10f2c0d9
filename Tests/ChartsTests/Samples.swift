import Charts
import Foundation

/// Charts and moments that the tests have in common.
enum Samples {
  /// Seconds since 1970 of a moment in UTC, counted by Foundation's calendar.
  static func time(
    _ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0, _ minute: Int = 0
  ) -> Double {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let components = DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: components)?.timeIntervalSince1970 ?? .nan
  }

  /// A series over its indices.
  static func series(_ y: [Double], name: String = "A", isContinuous: Bool = true) -> Series {
    Series(name: name, x: y.indices.map(Double.init), y: y, isContinuous: isContinuous)
  }

  /// The heights of a curve at the whole numbers from 0 on.
  static func curve(_ count: Int, _ height: (Double) -> Double) -> [Double] {
    (0..<count).map { height(Double($0)) }
  }

  /// A chart of series over their indices.
  static func chart(
    _ type: ChartType = .line, _ ys: [Double]..., scale: Scale = .linear,
    stated: ClosedRange<Double>? = nil
  ) -> Chart {
    Chart(
      type: type, xAxis: Axis(), yAxis: Axis(scale: scale, statedRange: stated),
      series: ys.enumerated().map { index, y in
        series(y, name: ["A", "B", "C"][index % 3], isContinuous: type == .line)
      })
  }

  /// One series over given places.
  static func chart(
    _ type: ChartType = .line, x: [Double], y: [Double], xAxis: Axis = Axis()
  ) -> Chart {
    Chart(
      type: type, xAxis: xAxis, yAxis: Axis(),
      series: [Series(name: "A", x: x, y: y, isContinuous: type == .line)])
  }
}

extension Mark {
  /// Every coordinate of a mark.
  var coordinates: [Double] {
    switch geometry {
    case .line(let points), .region(.polygon(let points), _): points.flatMap { [$0.x, $0.y] }
    case .dot(let point): [point.x, point.y]
    case .area(let area): area.heights.compactMap(\.self) + [area.base]
    case .region(.rectangle(let place), _): [place.left, place.right, place.bottom, place.top]
    }
  }

  /// The points of a line; empty where it is none.
  var line: [PlotPoint] { if case .line(let points) = geometry { points } else { [] } }

  /// The place of a bar or a block.
  var rectangle: Rectangle? {
    if case .region(.rectangle(let place), _) = geometry { place } else { nil }
  }
}
