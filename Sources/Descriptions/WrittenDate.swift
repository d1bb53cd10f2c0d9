import Charts
import Tables

extension Place {
  /// A month or a day that is written as files do: "2023-02", "2023-02-14", also at midnight, as programs write days:
  /// "2023-02-14 00:00:00"; `nil` of any other text.
  init?(writtenDate text: String) {
    let day = text.prefix { !" T".contains($0) }
    guard text.dropFirst(day.count).allSatisfy({ " T:.0Z".contains($0) }) else { return nil }
    let parts = day.split(separator: "-", omittingEmptySubsequences: false)
    let isDigits = parts.allSatisfy { $0.allSatisfy { ("0"..."9").contains($0) } }
    guard isDigits, parts.map(\.count) == [4, 2] || parts.map(\.count) == [4, 2, 2],
      let year = Int(parts[0]), let month = Int(parts[1]),
      let days = CivilDate.days(
        year: year, month: month, day: parts.count > 2 ? Int(parts[2]) ?? 0 : 1)
    else { return nil }
    self = .date(
      Double(days) * 86_400, parts.count > 2 ? .day : .month, timeZone: "UTC", .years)
  }
}

extension Format {
  /// A month or a day that is written as files do, in words; `nil` of any other text.
  package func date(written text: String) -> String? { Place(writtenDate: text).map(place) }
}
