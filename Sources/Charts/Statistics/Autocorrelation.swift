import Glibc

/// The correlation of a series with itself some points later, its linear trend taken off.
struct Autocorrelation {
  /// The most pairs of points that are looked at for one lag, and the most points of which every
  /// lag is looked at.
  static let limit = 2048

  /// The line of least squares, over shares of all points.
  private struct Line {
    var meanX = 0.0
    var meanY = 0.0
    var slope = 0.0
    var width = 1.0
  }

  private let y: [Double]
  private let line: Line
  /// The values less their trend, where there are not so many that a list of them is long to make.
  private let listed: [Double]?
  /// The most points of which there is a list.
  private static let mostListed = 1 << 16

  /// Takes the line of least squares off `y`.
  init(_ y: [Double]) {
    let placed = FiniteIndices(of: y)
    let count = Double(max(placed.count, 1))
    let width = Double(max(y.count, 1))
    let meanX = placed.reduce(0.0) { $0 + Double($1) / width } / count
    let meanY = placed.reduce(0.0) { $0 + y[$1] } / count
    var xx = 0.0
    var xy = 0.0
    for i in placed {
      let x = Double(i) / width - meanX
      xx += x * x
      xy += x * (y[i] - meanY)
    }
    let line = Line(meanX: meanX, meanY: meanY, slope: xx > 0 ? xy / xx : 0, width: width)
    self.y = y
    self.line = line
    listed =
      y.count <= Self.mostListed ? y.indices.map { Self.residual($0, of: y, from: line) } : nil
  }

  private static func residual(_ point: Int, of y: [Double], from line: Line) -> Double {
    y[point] - line.meanY - line.slope * (Double(point) / line.width - line.meanX)
  }

  /// The values less their trend; not a number where a value is missing.
  var residuals: [Double] {
    listed ?? y.indices.map { Self.residual($0, of: y, from: line) }
  }

  /// The number of points.
  var count: Int { y.count }

  /// True where the root of the mean square of the residuals reaches a share.
  func carries(share: Double) -> Bool {
    let placed = residuals.filter(\.isFinite)
    let square = placed.reduce(0) { $0 + $1 * $1 } / Double(max(placed.count, 1))
    return square >= share * share
  }

  /// A correlation, and from how many pairs it comes.
  struct Coefficient {
    var value: Double
    var pairs: Int

    /// True where it is more than four standard errors above zero, by Fisher's transform (1915).
    var isSignificant: Bool {
      pairs > 3 && atanh(min(value, 1 - 1e-15)) * Double(pairs - 3).squareRoot() > 4
    }
  }

  /// The correlation at a lag, of many pairs from an even sample; `nil` where nothing varies.
  func correlation(atLag lag: Int) -> Coefficient? {
    guard lag >= 0, lag < count else { return nil }
    if let listed {
      return listed.withUnsafeBufferPointer { listed in correlation(atLag: lag) { listed[$0] } }
    }
    // Only the few that are looked at are taken off the line.
    return correlation(atLag: lag) { Self.residual($0, of: y, from: line) }
  }

  private func correlation(atLag lag: Int, of residual: (Int) -> Double) -> Coefficient? {
    let step = (count - lag + Self.limit - 1) / Self.limit
    var aa = 0.0
    var bb = 0.0
    var ab = 0.0
    var pairs = 0
    var i = 0
    while i + lag < count {
      let a = residual(i)
      let b = residual(i + lag)
      if a.isFinite, b.isFinite {
        aa += a * a
        bb += b * b
        ab += a * b
        pairs += 1
      }
      i += step
    }
    guard aa > 0, bb > 0 else { return nil }
    return Coefficient(value: ab / (aa * bb).squareRoot(), pairs: pairs)
  }

  /// The lag around another where the correlation is highest, and that correlation.
  func highest(within reach: Int, of lag: Int) -> (lag: Int, value: Double)? {
    var highest: (lag: Int, value: Double)?
    for lag in max(lag - reach, 1)...max(lag + reach, 1) {
      guard let value = correlation(atLag: lag)?.value else { continue }
      if value > highest?.value ?? -.infinity { highest = (lag, value) }
    }
    return highest
  }
}
