import Charts
import Descriptions

/// The data as it is followed by ear: places, series and digits.
extension Audit {
  /// Places that repeat are several courses at once.
  var places: Finding {
    if let fact = chart.repetitionFact { return Finding(.failed, .sharedPlaces(fact)) }
    var known: Set<String> = []
    for name in chart.xAxis.categories ?? [] where !known.insert(name).inserted {
      return Finding(.failed, .repeatedCategory(name))
    }
    return Finding(.passed, .places)
  }

  /// As many series as can be told apart by ear.
  private static let seriesLimit = 6

  var seriesCount: Finding {
    let count = chart.series.count
    return Finding(
      Verdict(count, atMost: Self.seriesLimit), .seriesCount(count, atMost: Self.seriesLimit))
  }

  /// More digits are not kept in mind.
  private static let digitLimit = 6

  /// The number with the most digits, of all that are said with a point.
  var digits: Finding {
    var longest = (quantity: Quantity(0), digits: 0)
    func look(at quantity: Quantity) {
      // The words of the author are no number.
      guard quantity.value.isFinite, quantity.text == nil else { return }
      let digits = quantity.digitCount
      if digits > longest.digits { longest = (quantity, digits) }
    }
    for series in chart.series {
      for value in series.y { look(at: chart.quantity(value)) }
      if chart.xAxis.kind == .number {
        for x in series.x { if case .number(let quantity) = chart.place(x) { look(at: quantity) } }
      }
      for values in series.additional where values.texts.isEmpty {
        for value in values.values { look(at: quantity(value, of: values)) }
      }
    }
    return Finding(
      Verdict(longest.digits, atMost: Self.digitLimit),
      .digits(longest.quantity, longest.digits, atMost: Self.digitLimit))
  }

  /// One of the values beside those of the points, on the y axis or on one of its own.
  private func quantity(_ value: Double, of values: AdditionalValues) -> Quantity {
    switch values.name {
    case .named, .share:
      Quantity(value, fractionDigits: values.fractionDigits, unit: values.unit)
    default: chart.quantity(value)
    }
  }
}

extension Quantity {
  /// The digits from the first that is not zero on; zeros at the end of a whole number are heard as
  /// its size.
  fileprivate var digitCount: Int {
    if let digits { return digits.count(where: \.isNumber) }
    var size = abs(value)
    for _ in 0..<min(max(fractionDigits, 0), 15) { size *= 10 }
    guard size < 1e18 else { return 0 }
    var whole = Int(size.rounded())
    if fractionDigits < 1 { while whole > 0, whole % 10 == 0 { whole /= 10 } }
    return whole == 0 ? 0 : String(whole).count
  }
}
