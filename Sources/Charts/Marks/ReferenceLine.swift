/// A value that is marked across the whole chart: a limit, a goal, a norm.
public struct ReferenceLine: Equatable, Sendable {
  /// The value, on the y axis.
  public var value: Double
  /// The name of it, as somebody wrote it.
  public var label: String?

  /// Makes a line.
  public init(_ value: Double, label: String? = nil) {
    self.value = value
    self.label = label
  }

  /// Reads a number, and after a colon a name; `nil` for anything else.
  package init?(text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let value = Double(first), value.isFinite else { return nil }
    let label = parts.count > 1 ? String(parts[1]) : ""
    let isBlank = label.allSatisfy(\.isWhitespace)
    self.init(value, label: isBlank ? nil : label)
  }

  /// The line as it is read.
  package var text: String {
    let number = Int(exactly: value).map { "\($0)" } ?? "\(value)"
    return label.map { "\(number):\($0)" } ?? number
  }
}

extension Chart {
  /// The lines that can be drawn: those of a chart whose heights are values.
  public var drawnReferenceLines: [ReferenceLine] {
    isRound || rowNames != nil ? [] : referenceLines
  }

  /// The straight lines that fit the series best, each as a mark of its series.
  public func trendMarks(on plot: Plot) -> [Mark] {
    series.indices.compactMap { index in
      trendLine(of: index).map { line in
        Mark(
          .line([
            plot.point(line.places.lowerBound, line.start),
            plot.point(line.places.upperBound, line.end),
          ]), series: index, part: .trend)
      }
    }
  }
}
