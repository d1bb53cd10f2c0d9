extension Chart {
  /// A second measure of the points as shares of its range over all series, 0 … 1; not a number where one is
  /// missing, empty where a series has none.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - whole: The chart that this one is a part of, whose range it is; `nil` for its own.
  /// - Returns: The shares of the points of each series.
  package func mappedShares(_ name: String, of whole: Chart? = nil) -> [[Double]] {
    let all = mappedValues(name)
    let finite = (whole?.mappedValues(name) ?? all).joined().filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else { return all.map { _ in [] } }
    return all.map { values in
      values.map { value in
        guard value.isFinite else { return .nan }
        // In halves, as the range may be wider than the largest number.
        return low < high ? (value / 2 - low / 2) / (high / 2 - low / 2) : 0.5
      }
    }
  }

  private func mappedValues(_ name: String) -> [[Double]] {
    series.map { series in
      series.additional(.named(name)).isEmpty ? [] : series.values(.named(name))
    }
  }
}
