extension [Double] {
  /// The range of the numbers that are finite; `nil` where none is.
  package var finiteRange: ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for value in self where value.isFinite {
      if value < low { low = value }
      if value > high { high = value }
    }
    return low <= high ? low...high : nil
  }
}
