import Tables

/// The direction of a series and its clarity, by how its values follow x.
public struct Trend: Equatable, Sendable {
  /// A direction that values may take.
  public enum Direction: String, Sendable {
    case rising
    case falling
    /// All values are equal.
    case flat
    /// No clear direction.
    case mixed
  }

  /// The strength of a correlation, by the bounds of Hinkle, Wiersma and Jurs (2003): very strong from
  /// 0.9, strong from 0.7, moderate from 0.5, else weak; of a correlation as it is told, with two digits, so that one of
  /// 0.90 is never strong here and very strong there.
  public enum Strength: String, Sendable {
    case veryStrong = "very strong"
    case strong
    case moderate
    case weak

    init(correlation: Double) {
      let size = Trend.toldSize(correlation)
      self = size >= 0.9 ? .veryStrong : size >= 0.7 ? .strong : size >= 0.5 ? .moderate : .weak
    }
  }

  /// The direction that the values take.
  public var direction: Direction
  /// The clarity with which it goes there; `nil` where too few values tell, or nothing changes.
  public var strength: Strength?
  /// True where every step along x goes that way, and none is much steeper than another: a growth by equal ratios
  /// is not steady.
  public var isSteady = false

  /// The fewest values whose way, or that of their points, has a strength.
  package static let fewest = 5
  /// The fewest points whose correlation has a strength.
  static let fewestRelated = 4

  /// Makes a trend.
  public init(direction: Direction, strength: Strength?, isSteady: Bool = false) {
    self.direction = direction
    self.strength = strength
    self.isSteady = isSteady
  }

  /// The trend of values over their places: the larger of Pearson's correlation and Spearman's, so
  /// that what only ever rises is very strong whatever its curve; below 0.3 there is none.
  ///
  /// Its clarity is that correlation or, unless it is very strong, as much less as less than two fifths of all the way
  /// between its large swings lead that way; below a fifth there is none: a sine comes back to where it began. So there is one scale, on which a
  /// closer relation never has a weaker word and a hair more of the way does not turn none into a strong one. Nor is
  /// there one that chance makes as often as once in ten times. Of fewer than five values there is a direction where none
  /// goes back, and no strength.
  init(x: [Double], y: [Double]) { self.init(x: x, y: y, Deviations(of: x), Deviations(of: y)) }

  /// The same of values whose deviations are known, and those of their places.
  init(x: [Double], y: [Double], _ ofX: Deviations?, _ ofY: Deviations?) {
    guard let ofY, ofY.shares.isWide else {
      self.init(direction: .flat, strength: nil)
      return
    }
    let linear = ofX.flatMap { Self.correlation(of: x, y, $0, ofY) } ?? 0
    let correlation = Self.larger(linear, RankCorrelation.of(x, y) ?? 0)
    guard y.count >= Self.fewest else {
      let isOverPlaces = x.min() ?? 0 < x.max() ?? 0
      let steps =
        isOverPlaces ? zip(y, y.dropFirst()).map { $0 < $1 ? 1 : $0 > $1 ? -1 : 0 } : [1, -1]
      let (rises, falls) = (steps.contains(1), steps.contains(-1))
      self.init(direction: rises && falls ? .mixed : rises ? .rising : .falling, strength: nil)
      return
    }
    let strength = Strength(correlation: correlation)
    let direction: Direction = correlation > 0 ? .rising : .falling
    guard strength != .veryStrong else {
      self.init(
        direction: direction, strength: strength,
        isSteady: Self.isSteady(x, y, sign: correlation > 0 ? 1 : -1))
      return
    }
    let clarity = Self.clarity(correlation, y)
    guard clarity >= Self.leastClarity, Self.share(correlation, y) >= 0.2 - 1e-9,
      !Self.isOfChance(correlation, of: y.count), strength == .strong || !Self.isMostlyOneValue(y)
    else {
      self.init(direction: .mixed, strength: nil)
      return
    }
    self.init(direction: direction, strength: Strength(correlation: clarity))
  }

  /// Below this nothing is clear.
  private static let leastClarity = 0.3

  /// The larger of Pearson's and Spearman's correlation.
  static func association(_ x: [Double], _ y: [Double]) -> Double {
    larger(correlation(of: x, y) ?? 0, RankCorrelation.of(x, y) ?? 0)
  }

  private static func larger(_ linear: Double, _ ranked: Double) -> Double {
    abs(ranked) > abs(linear) ? ranked : linear
  }

  /// The size of a correlation of values with their places, as much less as their large swings lead elsewhere.
  static func clarity(_ correlation: Double, _ y: [Double]) -> Double {
    abs(correlation) * min(max(share(correlation, y) / 0.4, 0), 1)
  }

  /// The share of all the way between large swings that leads where a correlation does.
  private static func share(_ correlation: Double, _ y: [Double]) -> Double {
    Swings(y).share(rising: correlation > 0)
  }

  /// Fewer values are looked at one by one, and called no noise.
  private static let fewestOfNoise = 10

  /// True of a correlation that noise has once in ten times (Kendall and Gibbons 1990).
  private static func isOfChance(_ correlation: Double, of count: Int) -> Bool {
    count >= fewestOfNoise && abs(correlation) * Double(count - 1).squareRoot() < 1.645
  }

  /// True where more than four fifths of ten values or more are one and the same: a few others lead nowhere.
  private static func isMostlyOneValue(_ y: [Double]) -> Bool {
    guard y.count >= 10, let usual = Median.of(y) else { return false }
    return 5 * y.count { $0 == usual } > 4 * y.count
  }

  /// True where the slope of no step is less than half, or more than twice, the one of the whole.
  private static func isSteady(_ x: [Double], _ y: [Double], sign: Double) -> Bool {
    guard let sharesX = Shares(of: x), let sharesY = Shares(of: y), let x0 = x.first,
      let x1 = x.last, let y0 = y.first, let y1 = y.last
    else { return false }
    let whole = (sharesY[y1] - sharesY[y0]) / (sharesX[x1] - sharesX[x0])
    guard whole.isFinite, whole * sign > 0 else { return false }
    return x.indices.dropFirst().allSatisfy { index in
      let slope =
        (sharesY[y[index]] - sharesY[y[index - 1]]) / (sharesX[x[index]] - sharesX[x[index - 1]])
      return slope / whole >= 0.5 && slope / whole <= 2
    }
  }

  /// The size of a correlation with the two digits that are told of it.
  private static func toldSize(_ correlation: Double) -> Double {
    (abs(correlation) * 100).rounded() / 100
  }

  /// The trend that a correlation amounts to where points have no order: below 0.3 none.
  init(correlation: Double) {
    let isClear = Self.toldSize(correlation) >= 0.3
    self.init(
      direction: isClear ? (correlation > 0 ? .rising : .falling) : .mixed,
      strength: isClear ? Strength(correlation: correlation) : nil)
  }
}
