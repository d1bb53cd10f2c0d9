import Tables

extension DayOrder {
  /// The order that is usual by the locale of some environment variables: the month first in the United States, where
  /// the year stands before both, and where nothing is said.
  init(of environment: [String: String]) {
    let name = ["LC_ALL", "LC_TIME", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let parts = (name ?? "C").prefix { $0 != "." && $0 != "@" }.split { "_-".contains($0) }
    let language = parts.first?.lowercased() ?? ""
    let region = parts.dropFirst().first { $0.count == 2 }?.uppercased()
    self =
      Self.monthFirstLanguages.contains(language) || Self.monthFirstRegions.contains(region ?? "")
        || language == "en" && region == nil
      ? .monthFirst : .dayFirst
  }

  /// Of the Unicode CLDR: those whose short dates have the month before the day.
  private static let monthFirstLanguages: Set = [
    "", "c", "posix", "ja", "zh", "ko", "hu", "lt", "mn", "fa", "sv",
  ]
  private static let monthFirstRegions: Set = ["US", "PH", "PR", "GU", "CA"]
}
