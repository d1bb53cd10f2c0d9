/// The names of columns with bars between groups of them, over rows that have blanks alone: the kernel's counts of what each
/// network interface received and sent have "multicast|bytes" in one word.
struct BarredNames {
  /// The lines, the first with blanks in place of its bars.
  let lines: [[UInt8]]
  /// The names, each of several groups with the heading of its group where there is one.
  let names: [String]
  /// True where the line above has such headings.
  let areSpanned: Bool

  /// Finds such names; `nil` where bars part no names, or these are not as many as the cells of every row.
  ///
  /// - Parameters:
  ///   - lines: The names and rows.
  ///   - above: The line before them.
  init?(_ lines: [[UInt8]], above: [UInt8]?) {
    guard let first = lines.first, lines.count > 1, first.contains(.bar),
      !lines.dropFirst().contains(where: { $0.contains(.bar) })
    else { return nil }
    let parted = first.map { $0 == .bar ? UInt8.space : $0 }
    let groups = Self.cells(first, .bar).map {
      $0.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    let count = groups.reduce(0) { $0 + $1.count }
    guard count > 1,
      lines.dropFirst().allSatisfy({
        BlankLayout.cells(of: $0, 0..<$0.count, gap: 1).count == count
      })
    else { return nil }
    self.lines = [parted] + lines.dropFirst()
    let headings = above.map { Self.cells($0, .bar) } ?? []
    areSpanned = headings.count == groups.count && groups.count > 1
    guard areSpanned else {
      names = groups.flatMap(\.self)
      return
    }
    names = zip(headings, groups).flatMap { heading, names in
      names.map { Self.joined(heading, $0) }
    }
  }

  private static func cells(_ line: [UInt8], _ sign: UInt8) -> [String] {
    line.split(separator: sign, omittingEmptySubsequences: false).map { cell in
      let cell = Array(cell)
      return String(decoding: cell[cell.span.trimmed(0..<cell.count)], as: UTF8.self)
    }
  }

  /// A name behind its heading, "Receive bytes"; a hyphen at the end of that goes on below it.
  private static func joined(_ heading: String, _ name: String) -> String {
    if heading.hasSuffix("-") { return heading.dropLast() + name }
    return heading.isEmpty ? name : "\(heading) \(name)"
  }
}
