/// The output of `git log` as a plain table: a row for each commit, with its author and its time, and, as far as `--stat`,
/// `--shortstat` or `--numstat` tells of them, the numbers of files and lines that it changed.
///
///     commit 3f6b1c0…
///     Author: Ann <ann@example.org>
///     Date:   Sat Nov 28 21:57:18 2026 +0000
///
///         Read reports
///
///      2 files changed, 25 insertions(+), 19 deletions(-)
struct CommitReport: ProgramReport {
  private(set) var bytes: [UInt8] = []
  let skippedLines = 0

  private struct Commit {
    var name: String
    var author = ""
    var date = ""
    var subject = ""
    /// Files, lines added and lines deleted.
    var changes: [Int]?
  }

  init?(_ bytes: [UInt8]) {
    guard bytes.count <= ProgramReports.mostBytes,
      let first = ProgramReports.firstLine(of: bytes), Self.commit(first) != nil
    else { return nil }
    var commits: [Commit] = []
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let name = Self.commit(line) {
        commits.append(Commit(name: String(name.prefix(8))))
        continue
      }
      let last = commits.count - 1
      if line.hasPrefix("Author:") {
        commits[last].author = Self.text(line.dropFirst(7).prefix { $0 != "<" })
      } else if line.hasPrefix("Date:") || line.hasPrefix("AuthorDate:") {
        commits[last].date = Self.date(line.drop { $0 != ":" }.dropFirst())
      } else if line.hasPrefix("    ") {
        if commits[last].subject.isEmpty { commits[last].subject = Self.text(line) }
      } else if let changes = Self.changes(line) {
        commits[last].changes = changes
      } else if let lines = Self.numbers(line) {
        let before = commits[last].changes ?? [0, 0, 0]
        commits[last].changes = zip(before, [1] + lines).map(+)
      }
    }
    guard commits.allSatisfy({ !$0.date.isEmpty }) else { return nil }
    let hasChanges = commits.contains { $0.changes != nil }
    let names = ["date", "author"] + (hasChanges ? ["files", "insertions", "deletions"] : [])
    self.bytes = ProgramReports.bytes(
      of: [names + ["subject", "commit"]]
        + commits.map { commit in
          [commit.date, commit.author]
            + (hasChanges ? (commit.changes ?? [0, 0, 0]).map(String.init) : [])
            + [commit.subject, commit.name]
        })
  }

  /// The name behind "commit", of at least seven digits of sixteen.
  private static func commit(_ line: Substring) -> Substring? {
    guard line.hasPrefix("commit ") else { return nil }
    let name = line.dropFirst(7).prefix { $0.isHexDigit }
    return name.count >= 7 ? name : nil
  }

  /// A text that fits a cell.
  private static func text(_ line: Substring) -> String {
    line.split(whereSeparator: \.isWhitespace).joined(separator: " ").filter { $0 != "\"" }
  }

  /// The date as ISO 8601 has it where it is one of "Sat Nov 28 21:57:18 2026 +0000", else as it is.
  private static func date(_ text: Substring) -> String {
    let words = text.split(separator: " ").map(String.init)
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    guard words.count == 6, let month = months.firstIndex(of: words[1]), let day = Int(words[2])
    else { return words.joined(separator: " ") }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let zone = words[5].prefix(3) + ":" + words[5].dropFirst(3)
    return "\(words[4])-\(two(month + 1))-\(two(day))T\(words[3])\(zone)"
  }

  /// The numbers of "2 files changed, 25 insertions(+), 19 deletions(-)", where either of the last two may be missing.
  private static func changes(_ line: Substring) -> [Int]? {
    let parts = line.split(separator: ",").map { $0.split(separator: " ") }
    guard let first = parts.first, first.count == 3, first[2] == "changed",
      let files = Int(first[0]), first[1].hasPrefix("file")
    else { return nil }
    func number(_ sign: String) -> Int {
      parts.first { $0.last?.hasSuffix(sign) == true }?.first.flatMap { Int($0) } ?? 0
    }
    return [files, number("(+)"), number("(-)")]
  }

  /// The lines added and deleted of one file, with tabs between them; "-" stands for those of a binary one.
  private static func numbers(_ line: Substring) -> [Int]? {
    let cells = line.split(separator: "\t")
    guard cells.count == 3 else { return nil }
    let numbers = cells.prefix(2).map { $0 == "-" ? 0 : Int($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
  }
}
