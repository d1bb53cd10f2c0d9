import Charts

/// The kinds of places that other words lead to.
enum PlaceKind: CaseIterable {
  /// A number without a unit, which sounds like a value unless the axis is said with it.
  case bareNumber
  case number, category, range
  case year, month, week, day
  /// A day of the week.
  case weekday
  /// A time of day with its date.
  case moment
  /// A time of day alone.
  case clock
}

extension PlaceKind {
  init(_ place: Place) {
    self =
      switch place {
      case .number(let quantity):
        // Words of the author, as “hour 4”, name what is counted themselves.
        if quantity.text?.contains(where: \.isLetter) == true {
          .category
        } else {
          quantity.unit?.isEmpty == false ? .number : .bareNumber
        }
      case .category: .category
      case .weekday: .weekday
      case .range: .range
      case .date(_, let precision, _, let span): PlaceKind(precision, span)
      }
  }

  init(_ precision: DatePrecision, _ span: DateSpan) {
    self =
      switch precision {
      case .year: .year
      case .quarter, .month: .month
      case .week: .week
      case .day: .day
      case .minute, .second, .millisecond, .microsecond: span == .day ? .clock : .moment
      }
  }
}
