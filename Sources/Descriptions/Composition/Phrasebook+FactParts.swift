import Charts

/// The parts that facts are told of: a value and its place, an aggregate, how often something repeats.
extension Phrasebook {
  /// A value with where it is.
  func told(_ quantity: Quantity, _ place: Place) -> String {
    value(format.quantity(quantity), at: at(place))
  }

  func largestStep(_ size: Quantity, isRise: Bool, at place: Place) -> String {
    value(format.magnitude(size), at: at(place))
  }

  /// The same where it comes again, or across missing times.
  func largestStep(
    _ size: Quantity, _ start: Place?, _ place: Place, _ often: Occurrence, isRise: Bool
  ) -> String {
    let told =
      start.map { value(format.magnitude(size), over: stretch($0, place)) }
      ?? largestStep(size, isRise: isRise, at: place)
    return often.count > 1 ? words(fact: .firstStep(told, of: often.count)) : told
  }

  /// The reason why a value is an outlier.
  func words(_ reason: OutlierReason) -> String {
    switch reason {
    case .neighbors: words(fact: .farFromNeighbors)
    case .others: words(fact: .farFromOthers)
    case .repetition: words(fact: .unusualInRepetition)
    case .part(let part): words(fact: .unusual(for: partName(part), at: at(part: part)))
    }
  }

  /// The mean and the median, each joined to its label; those of boxes are of their medians, those of means of rows
  /// are not those of the rows.
  func average(
    _ mean: Quantity, _ median: Quantity, _ series: String?, of aggregate: Aggregate? = nil,
    joint: String
  ) -> String {
    let (label, medianLabel) =
      switch aggregate {
      case .mean: (words(fact: .label(.meanOfMeans)), words(fact: .label(.medianOfMeans)))
      case .median: (words(fact: .label(.meanOfMedians)), words(fact: .label(.medianOfMedians)))
      default: (words(fact: .label(.mean)), words(point: .part(.median)))
      }
    return list([
      topic(label, of: series) + joint + format.quantity(mean),
      medianLabel + joint + format.quantity(median),
    ])
  }

  func name(_ aggregate: Aggregate) -> String {
    switch aggregate {
    case .mean: words(fact: .label(.mean))
    case .median: words(point: .part(.median))
    case .sum: words(point: .part(.total))
    case .min: words(point: .lowest(.value))
    case .max: words(point: .highest(.value))
    case .count: words(point: .part(.count))
    case .first: words(fact: .label(.firstValue))
    case .last: words(fact: .label(.lastValue))
    }
  }

  func correlation(_ trend: Trend) -> String {
    let kind = words(fact: .correlation(trend.direction))
    return trend.strength.map { correlation(kind, words(fact: .strength($0))) } ?? kind
  }

  func correlation(_ kind: String, _ strength: String) -> String { list([kind, strength]) }

  func shares(
    _ parts: [NamedShare], others: Int, _ percent: Double, of whole: Quantity
  ) -> String {
    let named = parts.map { "\(place($0.place)) \(format.percent($0.percent))" }
    let rest = others > 0 ? words(fact: .otherShares(others, format.percent(percent))) : nil
    return words(fact: .shares(list(named + [rest]), of: format.quantity(whole)))
  }

  /// After how many points something repeats.
  func interval(_ points: Int, _ span: Span?) -> String {
    words(fact: .every(points)) + (span.flatMap(self.span).map(parenthesized) ?? "")
  }

  private func span(_ span: Span) -> String? {
    guard case .calendar(let number, let unit, let isExact) = span else {
      return format.span(span)
    }
    let length = count(number, .time(unit))
    return isExact ? length : words(fact: .about(length))
  }
}
