/// The deviations of values from their mean as shares of their range, summed up once for all that the values are compared
/// with.
struct Deviations: Sendable {
  /// The shares that the values are at.
  let shares: Shares
  /// The mean of the shares.
  let mean: Double
  /// The sum of the squares of the deviations.
  let square: Double
  /// The number of values.
  let count: Int

  /// Sums up finite values; `nil` without any.
  init?(of values: [Double]) {
    guard let shares = Shares(of: values) else { return nil }
    self.shares = shares
    count = values.count
    let mean = values.withUnsafeBufferPointer { values in
      var sum = 0.0
      for value in values { sum += shares[value] }
      return sum / Double(values.count)
    }
    self.mean = mean
    square = values.withUnsafeBufferPointer { values in
      var sum = 0.0
      for value in values {
        let deviation = shares[value] - mean
        sum += deviation * deviation
      }
      return sum
    }
  }
}

extension Trend {
  /// Pearson's correlation coefficient of finite values; `nil` where one side does not vary.
  ///
  /// It is taken of shares of the ranges: correlation is the same, but squares of huge values stay
  /// finite and small differences between large values keep their digits.
  static func correlation(of x: [Double], _ y: [Double]) -> Double? {
    guard let ofX = Deviations(of: x), let ofY = Deviations(of: y) else { return nil }
    return correlation(of: x, y, ofX, ofY)
  }

  /// The same of values whose deviations are known.
  static func correlation(
    of x: [Double], _ y: [Double], _ ofX: Deviations, _ ofY: Deviations
  ) -> Double? {
    guard ofX.square > 0, ofY.square > 0 else { return nil }
    let (sharesX, sharesY, meanX, meanY) = (ofX.shares, ofY.shares, ofX.mean, ofY.mean)
    let product = x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        var sum = 0.0
        for index in 0..<min(x.count, y.count) {
          sum += (sharesX[x[index]] - meanX) * (sharesY[y[index]] - meanY)
        }
        return sum
      }
    }
    return product / (ofX.square * ofY.square).squareRoot()
  }
}

extension Series {
  /// The deviations of its values, all of which are finite; found once.
  var deviations: Deviations? { keptDeviations.value { Deviations(of: allValues) } }

  /// The same of its places.
  var deviationsOfPlaces: Deviations? {
    keptPlaces.deviations.value { Deviations(of: x.part(0..<count).elements) }
  }
}
