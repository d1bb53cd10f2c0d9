import Glibc
import Tables

extension Chart {
  /// The level of a plateau: the middle of its values, of an even number the lower of the two in the
  /// middle, so that a listener finds it there.
  public func level(of points: ClosedRange<Int>, in series: Series) -> Double {
    let values = Array(series.y[points])
    return Selection.value(at: (values.count - 1) / 2, of: values) ?? .nan
  }

  /// The level of a plateau as it is told: that of the shape, else the middle of its values, "about" where these are not all
  /// the same.
  package func amount(of plateau: Plateau, in series: Series) -> Shape.Amount {
    if let amount = plateau.amount { return amount }
    let first = series.y[plateau.points.lowerBound]
    return Shape.Amount(
      quantity(level(of: plateau.points, in: series)),
      isExact: series.y[plateau.points].allSatisfy { $0 == first })
  }

  /// The stretch of the x axis that some steps of `series` are; `nil` where the steps are not even.
  ///
  /// Days of 23 and 25 hours are still steps of a day; months and years have no length to be said.
  public func span(of steps: Int, in series: Series) -> Span? {
    if case .date(let precision) = xAxis.kind, precision < .week { return nil }
    guard xAxis.categories == nil, xAxis.effectiveScale == .linear else { return nil }
    let sizes = series.steps
    guard let step = sizes.median, step > 0, step.isFinite,
      sizes.allSatisfy({ abs($0 - step) <= 0.05 * step })
    else { return nil }
    let length = step * Double(steps)
    if case .date = xAxis.kind { return .seconds(length) }
    return .number(Quantity(length, fractionDigits: xAxis.fractionDigits, unit: xAxis.unit))
  }

  /// A length along the x axis, of times in the largest unit of which there are some; `nil` between names.
  func span(ofLength length: Double) -> Span? {
    guard length > 0, length.isFinite, xAxis.effectiveScale == .linear else { return nil }
    switch xAxis.kind {
    case .category: return nil
    case .number:
      let digits = max(0, 2 - Int(log10(length).rounded(.down)))
      let power = pow(10, Double(digits))
      guard power.isFinite, digits < 15 else { return nil }
      let rounded = (length * power).rounded() / power
      let needed = (0...digits).first { SaidDigits.isExact(rounded, digits: $0) } ?? digits
      return .number(Quantity(rounded, fractionDigits: needed, unit: xAxis.unit))
    case .date:
      for unit in [TimeUnit.year, .month] where length >= 10 * unit.meanSeconds {
        let number = (length / unit.meanSeconds).rounded()
        return number < 1e6 ? .calendar(Int(number), unit, isExact: false) : nil
      }
      let unit = [86_400.0, 3600, 60].first { length >= 10 * $0 } ?? 1
      return .seconds(max((length / unit).rounded(), 1) * unit)
    }
  }
}
