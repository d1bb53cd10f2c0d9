import Tables

/// The extent of an axis.
public enum AxisExtent: Equatable, Sendable {
  case none
  case numbers(Quantity, Quantity)
  /// The first and last date; what both share is said once.
  case dates(
    Double, Double, DatePrecision, timeZone: String, DateSpan, isConverted: Bool = false,
    hasZone: Bool = true)
  case categories(count: Int, first: String, last: String)
  /// Rows, the first at the top.
  case rows(count: Int, first: String, last: String)
}

/// The time zone that times of day are said in.
public struct SaidTimeZone: Equatable, Sendable {
  /// Its IANA name.
  public var name: String
  /// True where the data has its times in other zones.
  public var isConverted: Bool

  /// Zones whose IANA name is that of their clocks in winter alone.
  private static let summerNames = [
    "CET": "CEST", "EET": "EEST", "MET": "MEST", "WET": "WEST",
  ]

  /// Its name as it is said, which is untrue of no time of the year: "CET/CEST".
  package var saidName: String { Self.summerNames[name].map { "\(name)/\($0)" } ?? name }
}

extension AxisExtent {
  /// The time zone to be said with it: that of times of day, but not of a clock without a date, which
  /// shows what the data wrote, nor of times that are of no zone.
  public var timeZone: SaidTimeZone? {
    guard
      case .dates(let first, let last, let precision, let zone, _, let isConverted, let hasZone) =
        self, hasZone, precision > .day, first < -86_400 || last >= 2 * 86_400
    else { return nil }
    return SaidTimeZone(name: zone, isConverted: isConverted)
  }
}

extension Chart {
  /// The extent of the x axis.
  public var xAxisExtent: AxisExtent {
    guard let extent = xExtent else { return .none }
    switch xAxis.kind {
    case .category:
      // A text that comes again has a place of its own but is no other category.
      let names = shownCategories ?? []
      // Of a million names most of the time would be spent on growing the set.
      var known = Set<String>(minimumCapacity: names.count)
      var last = ""
      for name in names where known.insert(name).inserted { last = name }
      return .categories(count: known.count, first: names.first ?? "", last: last)
    case .date(let precision):
      // Periods are said as they were written.
      if let words = xAxis.words, let first = words.said(extent.lowerBound),
        let last = words.said(extent.upperBound)
      {
        return .categories(count: words.texts.count, first: first, last: last)
      }
      return .dates(
        extent.lowerBound, extent.upperBound, xAxis.saidPrecision ?? precision,
        timeZone: xAxis.timeZone,
        dateSpan, isConverted: xAxis.isConverted,
        hasZone: xAxis.hasTimeZone || xAxis.timeZone != "UTC")
    case .number:
      var shown = extent
      if let width = xAxis.binWidth {
        shown = extent.lowerBound - width / 2...extent.upperBound + width / 2
        if let reach = xAxis.binReach, window == nil {
          shown =
            min(shown.lowerBound, reach.lowerBound)...max(shown.upperBound, reach.upperBound)
        }
      }
      func quantity(_ value: Double) -> Quantity {
        xAxis.quantity(
          value,
          fractionDigits: xAxis.binWidth == nil
            ? xAxis.saidDigits(of: value) : xAxis.fractionDigits)
      }
      return .numbers(quantity(shown.lowerBound), quantity(shown.upperBound))
    }
  }

  /// The extent of the y axis: that of pitch, and the values beyond it, which are drawn, too; and zero, where marks
  /// stand on it.
  public var yAxisExtent: AxisExtent {
    guard var range = isRound ? pointExtent : valueRange else { return .none }
    if standsOnZero { range = min(range.lowerBound, 0)...max(range.upperBound, 0) }
    return .numbers(told(range.lowerBound), told(range.upperBound))
  }

  /// An end of the y axis, with the digits of the series that has it, as it is told of that.
  private func told(_ end: Double) -> Quantity {
    let own = series.indices.filter { index in
      statistics(of: index).map {
        series[index].y[$0.lowest] == end || series[index].y[$0.highest] == end
      } ?? false
    }
    return own.map { quantity(end, of: series[$0]) }
      .min { $0.fractionDigits < $1.fractionDigits } ?? quantity(end)
  }

  /// True of marks that are drawn from zero on, as long as nobody stated another range.
  private var standsOnZero: Bool {
    !isRound && yAxis.statedRange == nil && type.projections.includesZero
      && yAxis.effectiveScale == .linear
      && yAxis.valueKind != .clock
  }
}
