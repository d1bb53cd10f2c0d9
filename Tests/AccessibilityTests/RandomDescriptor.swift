import Accessibility

/// Descriptors that look random and are the same every time: SplitMix64 (Steele, Lea, Flood 2014).
struct RandomDescriptor {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  private mutating func chance() -> Bool { below(2) == 0 }
  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
  private mutating func number() -> Double { Double(below(20_001) - 10_000) / pick([1, 10, 1000]) }

  private static let provided: [@Sendable (Double) -> String] = [
    { "\($0)" }, { "\($0)GB" }, { "\(Int($0)) steps" }, { $0 < 0 ? "low" : "high" },
    { "\(Int($0) / 60) h \(Int($0) % 60) min" }, { "$\($0)" }, { _ in "-" }, { "\($0 / 1000)k" },
    { "\($0) %" }, { "-\($0)-" },
  ]

  private mutating func numericAxis(_ titles: [String]) -> AXNumericDataAxisDescriptor {
    let low = number()
    let axis = AXNumericDataAxisDescriptor(
      title: pick(titles), range: low...low + abs(number()),
      gridlinePositions: (0..<below(4)).map { _ in number() },
      valueDescriptionProvider: pick(Self.provided))
    axis.scaleType = pick([.linear, .log10, .ln])
    return axis
  }

  private mutating func axis(_ titles: [String]) -> any AXDataAxisDescriptor {
    guard chance() else { return numericAxis(titles) }
    return AXCategoricalDataAxisDescriptor(
      title: pick(titles),
      categoryOrder: pick([["Mon", "Tue", "Wed", "Thu"], ["b", "", "a"], ["Lyon", "Nice"]]))
  }

  private mutating func value(on axis: any AXDataAxisDescriptor) -> AXDataPoint.Value {
    let categories = (axis as? AXCategoricalDataAxisDescriptor)?.categoryOrder
    return categories.map { .category(pick($0)) } ?? .number(number())
  }

  /// A chart whose points stand in the order of their places, each at one of its own.
  mutating func descriptor() -> AXChartDescriptor {
    let titles = ["", "Level", "Year", "時間"]
    let xAxis = axis(titles)
    let yAxis = below(5) == 0 ? nil : numericAxis(titles)
    let additionalAxes = (0..<below(3)).map { _ in axis(["", "Weight", "Weight", "Color"]) }
    let series = (0..<1 + below(3)).map { _ in
      self.series(xAxis, hasValues: yAxis != nil, additionalAxes)
    }
    let descriptor = AXChartDescriptor(
      title: pick([nil, "", "Tank"]), summary: pick([nil, "As it was."]), xAxis: xAxis,
      yAxis: yAxis, additionalAxes: additionalAxes, series: series)
    descriptor.contentDirection =
      AXChartDescriptor.ContentDirection(rawValue: below(6)) ?? .leftToRight
    return descriptor
  }
  private mutating func series(
    _ xAxis: any AXDataAxisDescriptor, hasValues: Bool, _ axes: [any AXDataAxisDescriptor]
  ) -> AXDataSeriesDescriptor {
    let categories = (xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder
    var points: [AXDataPoint] = []
    for index in 0..<min(below(4), categories?.count ?? 4) {
      let values = axes.map { value(on: $0) }
      let additional = Array(values.prefix(below(values.count + 1)))
      let y = !hasValues || below(5) == 0 ? nil : number()
      let label = below(3) == 0 ? pick(["", "peak"]) : nil
      let x = Double(index * 100) + abs(number()) / 1000
      points.append(
        categories.map {
          AXDataPoint(x: $0[index], y: y, additionalValues: additional, label: label)
        } ?? AXDataPoint(x: x, y: y, additionalValues: additional, label: label))
    }
    return AXDataSeriesDescriptor(
      name: pick(["", "A", "open", "close"]), isContinuous: chance(), dataPoints: points)
  }
}
