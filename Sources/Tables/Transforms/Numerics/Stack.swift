/// Values on top of each other: those above zero up from it, those below zero down.
package struct Stack: Sendable {
  /// The sums of the values at one place.
  package struct Sum: Equatable, Sendable {
    package var above = 0.0
    package var below = 0.0
    package var total: Double { Stack.sum(above, below) }
  }

  /// The ends between which a value reaches; 0 and 0 where there is none.
  package typealias Interval = (low: Double, high: Double)

  /// The interval over which each value of each layer reaches.
  package private(set) var spans: [[Interval]] = []
  /// Each place that has a value, ascending.
  package private(set) var places: [Double] = []
  /// The sums, one a place.
  package private(set) var sums: [Sum] = []

  /// Lays the values of layers at the same place on top of each other, the first layer lowest, and in
  /// a layer the first of its values.
  package init(_ layers: [(places: [Double], values: [Double])]) {
    let placed = layers.flatMap { layer in
      zip(layer.places, layer.values).filter { $0.isFinite && $1.isFinite }.map(\.0)
    }
    for place in placed.sorted() where place != places.last { places.append(place) }
    sums = Array(repeating: Sum(), count: places.count)
    for layer in layers {
      let codes = Grouping(layer.places, among: places).codes
      spans.append(zip(codes, layer.values).map { add($1, at: $0) })
    }
  }

  private mutating func add(_ value: Double, at place: Int) -> Interval {
    guard place >= 0, value.isFinite else { return (0, 0) }
    if value < 0 {
      let high = sums[place].below
      sums[place].below = Self.sum(high, value)
      return (sums[place].below, high)
    }
    let low = sums[place].above
    sums[place].above = Self.sum(low, value)
    return (low, sums[place].above)
  }

  /// A sum that stays a number.
  package static func sum(_ a: Double, _ b: Double) -> Double {
    min(max(a + b, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
