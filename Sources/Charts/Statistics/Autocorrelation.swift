import Glibc

/// The correlation of a series with itself some points later, its linear trend taken off.
struct Autocorrelation {
  /// The most pairs of points that are looked at for one lag, and the most points of which every
  /// lag is looked at.
  static let limit = 2048

  /// The values less their trend; not a number where a value is missing.
  let residuals: [Double]

  /// Takes the line of least squares off `y`.
  init(_ y: [Double]) {
    let placed = y.indices.filter { y[$0].isFinite }
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
    let slope = xx > 0 ? xy / xx : 0
    residuals = y.indices.map { y[$0] - meanY - slope * (Double($0) / width - meanX) }
  }

  /// The number of points.
  var count: Int { residuals.count }

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
    guard lag >= 0, lag < residuals.count else { return nil }
    let step = (residuals.count - lag + Self.limit - 1) / Self.limit
    return residuals.withUnsafeBufferPointer { residuals in
      var aa = 0.0
      var bb = 0.0
      var ab = 0.0
      var pairs = 0
      var i = 0
      while i + lag < residuals.count {
        let a = residuals[i]
        let b = residuals[i + lag]
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
