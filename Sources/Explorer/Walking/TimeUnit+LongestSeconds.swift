import Tables

extension TimeUnit {
  /// The seconds of the longest of its kind.
  var longestSeconds: Double {
    switch self {
    case .minute: 60
    case .hour: 3_600
    case .day: 86_400
    case .week: 7 * 86_400
    case .month: 31 * 86_400
    case .quarter: 92 * 86_400
    case .year: 366 * 86_400
    }
  }
}
