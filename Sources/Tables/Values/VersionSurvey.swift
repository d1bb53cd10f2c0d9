/// Cells that may be versions of a program, as 2.9 and the next, 2.10, are: no decimals.
struct VersionSurvey {
  private static let names: Set<String> = [
    "version", "versions", "ver", "release", "releases", "versión", "versão", "wersja", "wydanie",
    "バージョン", "版", "版本",
  ]

  private var isDotted = false
  private var areAll = true
  /// The last cell, as the texts before and behind its point.
  private var last: (major: String, minor: String)?
  /// True where a 9 behind the point is followed by a 10, which of decimals would be less.
  private var passesTen = false
  private var minors: Set<String> = []

  mutating func add(_ cell: Span<UInt8>) {
    guard areAll else { return }
    var points = 0
    for i in 0..<cell.count {
      if cell[i] == .point { points += 1 } else if !cell[i].isDigit { areAll = false }
    }
    guard areAll, cell.count > 0, cell[0].isDigit, cell[cell.count - 1].isDigit else {
      areAll = false
      return
    }
    guard points == 1, cell.count < 12 else {
      last = nil
      return
    }
    isDotted = true
    let parts = cell.text.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return }
    if let last, last.major == parts[0], last.minor == "9", parts[1] == "10" { passesTen = true }
    if parts[1] == "1" || parts[1] == "10" { minors.insert("\(parts[0]).\(parts[1])") }
    last = (parts[0], parts[1])
  }

  /// True of versions, by the name of their column or by the way they follow each other.
  func areVersions(named name: String) -> Bool {
    guard areAll, isDotted else { return false }
    let word = name.lowercased().split { !$0.isLetter }.last.map(String.init) ?? ""
    if Self.names.contains(word) { return true }
    return passesTen
      && minors.contains { minors.contains("\($0)0") && $0.hasSuffix(".1") }
  }
}
