/// Where a series goes, by its correlation with x.
public struct Trend: Equatable, Sendable {
  /// Where it goes.
  public enum Direction: String, Sendable {
    case rising
    case falling
    /// All values are equal.
    case flat
    /// No clear direction.
    case mixed
  }

  /// How clearly it goes there: a correlation of at least 0.9, of at least 0.6, or less.
  public enum Strength: String, Sendable {
    case strong
    case moderate
    case weak
  }

  /// Where it goes.
  public var direction: Direction
  /// How clearly it goes there.
  public var strength: Strength

  /// Makes a trend.
  public init(direction: Direction, strength: Strength) {
    self.direction = direction
    self.strength = strength
  }

  /// The trend of values over their places, by Pearson's correlation; below 0.3 there is none.
  init(x: [Double], y: [Double]) {
    // Halving by the largest magnitude keeps the squares of huge values finite.
    let scaleX = x.lazy.map(abs).max() ?? 0
    let scaleY = y.lazy.map(abs).max() ?? 0
    let n = Double(max(x.count, 1))
    let xs = scaleX > 0 ? x.map { $0 / scaleX } : x
    let ys = scaleY > 0 ? y.map { $0 / scaleY } : y
    let meanX = xs.reduce(0, +) / n
    let meanY = ys.reduce(0, +) / n
    var xx = 0.0
    var yy = 0.0
    var xy = 0.0
    for i in xs.indices {
      let dx = xs[i] - meanX
      let dy = ys[i] - meanY
      xx += dx * dx
      yy += dy * dy
      xy += dx * dy
    }
    guard let low = y.min(), let high = y.max(), low < high else {
      self.init(direction: .flat, strength: .strong)
      return
    }
    let correlation = xx > 0 && yy > 0 ? xy / (xx * yy).squareRoot() : 0
    let size = abs(correlation)
    let direction: Direction = size < 0.3 ? .mixed : correlation > 0 ? .rising : .falling
    let strength: Strength = size >= 0.9 ? .strong : size >= 0.6 ? .moderate : .weak
    self.init(direction: direction, strength: direction == .mixed ? .weak : strength)
  }
}
