/// The values that a program reads of each point of a series beside x and y.
public struct PointRecords: Equatable, Sendable {
  /// A record's values by their names, in their order; not a number where one is missing.
  public typealias Record = [Field]

  /// A value with its name.
  public struct Field: Equatable, Sendable {
    /// Its name, the same in every language.
    public var name: String
    /// Its amount, or several.
    public var content: Content

    /// One amount, or as many as there are.
    public enum Content: Equatable, Sendable {
      case number(Double)
      case list([Double])
    }

    /// Its amount; `nil` where it has several.
    public var value: Double? {
      if case .number(let value) = content { value } else { nil }
    }

    /// Makes a field of one amount.
    public init(_ name: String, _ value: Double) {
      self.name = name
      content = .number(value)
    }

    /// Makes a field of any number of amounts.
    public init(_ name: String, all values: [Double]) {
      self.name = name
      content = .list(values)
    }
  }

  /// The name of all of them: "boxes".
  public var name: String
  /// True where each begins with the place of its point.
  public var hasPlace: Bool
  /// One for each point.
  public var records: [Record]
}

extension PointRecords {
  /// Records of the values that the points of a series have under these names.
  init(_ name: String, of series: Series, _ parts: [ValueName]) {
    let columns = parts.map { (name: String(describing: $0), values: series.values($0)) }
    self.init(
      name: name, hasPlace: true,
      records: (0..<series.count).map { point in
        columns.map { Field($0.name, $0.values[point]) }
      })
  }
}
