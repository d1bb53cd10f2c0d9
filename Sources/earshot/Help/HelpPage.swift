import Descriptions
import Screen

/// The help of a command, laid out for a language and a width.
///
/// The parser writes its headings in English and counts characters instead of columns. So it is asked
/// for lines without an end, which are laid out here. Its own words are those that English has for the
/// same phrases; a line that is none of them stays as it is.
struct HelpPage {
  private let language: any Language
  /// The most that a line takes.
  private let columns: Int
  private let english = Languages.all[0]

  /// The columns before the texts of options, as the parser has them.
  private static let margin = 26
  /// Narrower, the text of an option stands below it and has nearly all of the line.
  private static let leastColumnsAside = 60
  /// A blank at which no line is broken, and the joiner of letters between which a line might be.
  private static let (blank, joiner): (Character, Character) = ("\u{2007}", "\u{2060}")
  /// The parts that stay together: of a usage, the name of a key, a range.
  private let whole = /\[[^\]]+\]|<[^<> ][^<>]*>|[0-9.]+ … [0-9.]+/

  init(in language: any Language, columns: Int) {
    self.language = language
    // A word of usual length should fit.
    self.columns = max(columns, 20)
  }

  /// True for an answer to somebody who asks for help, not for a version or a script.
  static func isPage(_ text: String) -> Bool {
    text.hasPrefix(Languages.all[0].text(.heading(.overview)).uppercased())
  }

  /// The page of a text that the parser wrote with lines of any length.
  func text(_ page: String) -> String {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let margin = String(repeating: " ", count: Self.margin)
    var rows: [String] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if let text = text(of: line, under: .overview, isLoud: true) {
        rows += indented(headed(.overview, sentence(text), isLoud: true), by: 0)
      } else if let text = text(of: line, under: .usage, isLoud: true) {
        rows += usage(text, isLoud: true)
      } else if let heading = heading(line) {
        rows.append(heading)
      } else if let direction = direction(line) {
        rows += indented(direction, by: 2)
      } else if line.hasPrefix("  ") {
        // A label that reaches the margin has its text on the next line.
        if index < lines.count, lines[index].hasPrefix(margin) {
          rows += entry(line, String(lines[index].dropFirst(Self.margin)))
          index += 1
        } else {
          rows += entry(
            String(line.prefix(Self.margin)), String(line.dropFirst(Self.margin)))
        }
      } else {
        rows += indented(line, by: 0)
      }
    }
    return rows.joined(separator: "\n")
  }

  /// The lines behind a mistake: the help of the option it is about, how the command is called, and
  /// where there is more.
  func appendix(_ text: String, hasUsage: Bool) -> String {
    text.split(separator: "\n").map(String.init).flatMap { line -> [String] in
      if let text = self.text(of: line, under: .help, isLoud: false) {
        let label = headed(.help, " ")
        return beside(
          label, String(text.trimmingPrefix(" ")), at: label.columns, below: 2)
      }
      if let text = self.text(of: line, under: .usage, isLoud: false) {
        return hasUsage ? usage(text, isLoud: false) : []
      }
      return direction(line).map { indented($0, by: 2) } ?? [line]
    }.joined(separator: "\n")
  }

  /// A text behind its heading.
  func headed(_ heading: HelpHeading, _ text: String, isLoud: Bool = false) -> String {
    let heading = language.text(.heading(heading))
    // A wide colon has its gap within it.
    let gap = heading.last.map { $0.columns > 1 } ?? true ? "" : " "
    return (isLoud ? heading.uppercased() : heading) + gap + text
  }

  // MARK: Lines

  /// The rest of a line that begins with a heading of the parser.
  private func text(of line: String, under heading: HelpHeading, isLoud: Bool) -> String? {
    let heading = english.text(.heading(heading))
    let start = (isLoud ? heading.uppercased() : heading) + " "
    return line.hasPrefix(start) ? String(line.dropFirst(start.count)) : nil
  }

  /// A line that is a heading alone; those of groups are in the language already.
  private func heading(_ line: String) -> String? {
    for heading in HelpHeading.allCases {
      let isOfParser = line == english.text(.heading(heading)).uppercased()
      let isOfGroup = line == language.words(help: .heading(heading)).uppercased() + ":"
      if isOfParser || isOfGroup { return language.text(.heading(heading)).uppercased() }
    }
    return nil
  }

  /// A line that says where there is more.
  private func direction(_ line: String) -> String? {
    for phrase in [HelpPhrase.detailedHelp, HelpPhrase.moreInformation] {
      // A line break in place of the command parts the words around it.
      let ends = english.words(help: phrase("\n")).split(separator: "\n")
      guard ends.count == 2, line.hasPrefix("  " + ends[0]), line.hasSuffix(ends[1]) else {
        continue
      }
      let command = line.dropFirst(2 + ends[0].count).dropLast(ends[1].count)
      return language.words(help: phrase(named(String(command))))
    }
    return nil
  }

  private func usage(_ text: String, isLoud: Bool) -> [String] {
    let label = headed(.usage, "", isLoud: isLoud)
    return beside(label, named(text), at: label.columns, below: 2)
  }

  /// An option, argument or command with its text.
  private func entry(_ line: String, _ text: String) -> [String] {
    let label = named(line.trimmingSuffix(while: \.isWhitespace))
      .replacing(
        "(\(english.text(.defaultValue)))", with: "(\(language.text(.defaultValue)))")
    return text.isEmpty
      ? [label] : beside(label + " ", sentence(text), at: Self.margin, below: 4)
  }

  // MARK: Words

  /// A sentence, in the language where it is one of the parser's own.
  private func sentence(_ text: String) -> String {
    for option in [OptionPhrase.version, .help] {
      let sentence = Sentence.option(option, values: [], initial: nil)
      if text == english.text(sentence) { return language.text(sentence) }
    }
    return text == english.words(command: .help) ? language.words(command: .help) : text
  }

  /// A command line with the parser's own names of values in the language.
  private func named(_ line: String) -> String {
    [ValuePhrase.subcommand, .subcommands, .options].reduce(line) { line, value in
      line.replacing(
        "<\(english.words(value: value))>", with: "<\(language.words(value: value))>")
    }
  }

  // MARK: Layout

  /// A text whose lines begin at `margin`, the first beside a label with its gap; where there is little
  /// room, below it and behind fewer blanks.
  private func beside(
    _ label: String, _ text: String, at margin: Int, below: Int
  ) -> [String] {
    let isBelow = columns < Self.leastColumnsAside
    guard !isBelow, label.columns <= margin else {
      return [label.trimmingSuffix(while: \.isWhitespace)]
        + indented(text, by: isBelow ? below : margin)
    }
    var rows = indented(text, by: margin)
    let gap = String(repeating: " ", count: margin - label.columns)
    rows[0] = label + gap + rows[0].dropFirst(margin)
    return rows
  }

  /// The lines of a text behind blanks; as the parser breaks them, the last column stays free but in
  /// the last.
  private func indented(_ text: String, by indent: Int) -> [String] {
    let room = columns - indent
    var rest = text.replacing(whole) { part in
      part.output.map { String($0 == " " ? Self.blank : $0) }.joined(separator: "\(Self.joiner)")
    }
    var lines = rest.columns > room ? rest.wrapped(to: room - 1) : []
    // The last two may be one that takes the last column, too.
    let end = lines.suffix(2)
    lines.removeLast(end.count)
    rest = lines.reduce(rest, Self.rest)
    if rest.columns > room, let line = end.first {
      lines.append(line)
      rest = Self.rest(of: rest, after: line)
    }
    let indentation = String(repeating: " ", count: indent)
    return (lines + [rest]).map { line in
      let plain = line.filter { $0 != Self.joiner }.map { $0 == Self.blank ? " " : $0 }
      return (indentation + String(plain)).trimmingSuffix(while: \.isWhitespace)
    }
  }

  /// A text without its first line and the blanks behind it.
  private static func rest(of text: String, after line: String) -> String {
    String(text.dropFirst(line.count).trimmingPrefix(while: \.isWhitespace))
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !isTrimmed($0) }.map(index(after:)) ?? startIndex)])
  }
}
