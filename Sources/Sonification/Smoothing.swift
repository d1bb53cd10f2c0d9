extension [Double] {
  /// An exponential moving average in which the newest value has `weight`, 0.0001 … 1.
  ///
  /// A gap (not a number) stays a gap, and the average starts anew after it: what is heard first
  /// after a gap is what the data says there.
  package func smoothed(by weight: Double) -> [Double] {
    let weight = weight.isNaN ? 1 : Swift.min(Swift.max(weight, 0.0001), 1)
    guard weight < 1 else { return self }
    var average = Double.nan
    return map { value in
      average = average.isNaN || value.isNaN ? value : average + weight * (value - average)
      return average
    }
  }
}
