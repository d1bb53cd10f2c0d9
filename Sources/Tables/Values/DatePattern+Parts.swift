extension DatePattern {
  /// The numbers that the fields of a pattern have in a cell.
  struct Parts {
    var year = 1_970
    var month = 1
    var week: Int?
    var day = 1
    var hour = 0
    var minute = 0
    var second = 0
    var fraction = 0.0
    var precision = DatePrecision.year
    /// Seconds east of Greenwich, where a zone is named.
    var offset: Int?

    mutating func set(_ field: Field, _ value: Int) {
      switch field {
      case .year: year = value
      case .twoDigitYear: year = CivilDate.year(ofTwoDigits: value)
      case .quarter: month = (1...4).contains(value) ? value * 3 - 2 : 0
      case .month, .monthName: month = value
      case .week: week = value
      case .day: day = value
      case .hour: hour = value
      case .minute: minute = value
      case .second: second = value
      case .fraction, .weekday, .zone: break
      }
      precision = max(precision, Self.precision(of: field))
    }

    private static func precision(of field: Field) -> DatePrecision {
      switch field {
      case .year, .twoDigitYear: .year
      case .quarter: .quarter
      case .month, .monthName: .month
      case .weekday, .zone: .year
      case .week, .day: .day
      case .hour, .minute: .minute
      case .second: .second
      case .fraction: .millisecond
      }
    }

    private var firstDay: Int? {
      if let week { return CivilDate.monday(ofWeek: week, in: year) }
      return CivilDate.days(year: year, month: month, day: day)
    }

    /// The time with a distance from UTC behind it.
    func written(offset: Int) -> WrittenDate? {
      guard var date = written(time: nil) else { return nil }
      let whole = date.seconds.rounded(.down)
      date.seconds = CivilDate.moment(whole - Double(offset), fraction: date.seconds - whole)
      (date.isLocal, date.offset) = (false, offset)
      return date
    }

    func written(time: TimeOfDay?) -> WrittenDate? {
      guard let days = firstDay, hour < 24, minute < 60, second < 60 else { return nil }
      let seconds = Double(days * CivilDate.secondsPerDay + hour * 3_600 + minute * 60 + second)
      guard let time else {
        return WrittenDate(
          seconds: CivilDate.moment(seconds, fraction: fraction), precision: precision,
          isLocal: precision > .day)
      }
      let whole = time.seconds.rounded(.down)
      return WrittenDate(
        seconds: CivilDate.moment(
          seconds + whole - Double(time.offset ?? 0), fraction: time.seconds - whole),
        precision: max(precision, time.precision), isLocal: time.offset == nil,
        offset: time.offset ?? 0)
    }
  }
}
