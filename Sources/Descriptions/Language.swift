import Charts
import FoundationEssentials
import FoundationInternationalization
import Tables

/// A language: what is to be said, in its words.
public protocol Language: Sendable {
  /// The language and, where it counts, its script, as BCP 47 has them: "en", "ja", "zh-Hans".
  var code: String { get }
  /// The language's name among those who speak it.
  var name: String { get }
  /// The format of its numbers and dates in another region than the one its words are from.
  var regional: Format? { get set }
  /// The format of its numbers and dates.
  var format: Format { get }
  /// The words of a sentence, with the data in it as it came.
  func words(_ sentence: Sentence) -> String
  /// The words of a fact, with the data in it as it came.
  func words(_ fact: Fact) -> String
  /// The words of a problem: what, where, and what to do, by options in that spelling.
  func words(_ problem: Problem, options: OptionSpelling) -> String
  /// The action of a key, as help says it.
  func text(_ action: KeyAction) -> String
  /// The purpose of a command on one line; behind an empty one more about it, where there is more.
  func words(command: CommandPhrase) -> String
  /// The purpose of an option or an argument, as a sentence begins with it.
  func words(option: OptionPhrase) -> String
  /// A name that stands for a value, as between angle brackets.
  func words(value: ValuePhrase) -> String
  func words(help: HelpPhrase) -> String
  /// A text as a voice should have it: signs that voices pass over as words, and those of `units` that have one.
  func spoken(_ text: String, units: [String]) -> String
  /// The keys as words by their labels, for voices that are silent on signs; a key without a label
  /// is found under "".
  static var keyNames: [String: String] { get }
  /// The words that one may search help for to find a key, besides those of its row.
  static var searchWords: [KeyAction: String] { get }
}

extension Language {
  /// The tag that finds the language, with a region where numbers and dates follow one: "es-MX".
  public var tag: String {
    guard let region = regional?.region else { return code }
    let parts = code.split(separator: "-")
    // A code may have a region of its own, which another one replaces: "pt-BR", "pt-PT".
    let kept = parts.prefix(1) + parts.dropFirst().filter { !Languages.isRegion($0) }
    return (kept + [region[...]]).joined(separator: "-")
  }

  /// The name of another language in this one: "German", "allemand".
  package func name(of language: any Language) -> String {
    format.locale.localizedString(forIdentifier: language.code) ?? language.name
  }

  /// The same words, with numbers and dates as that region writes them if it is known.
  fileprivate func written(in region: String) -> any Language {
    var language = self
    language.regional = format.written(in: region)
    return language
  }

  /// The words of a sentence, on one line and safe for a terminal.
  public func text(_ sentence: Sentence) -> String {
    switch sentence {
    case .fact(let fact) where fact.isCompact: compact.words(sentence).withoutControls
    case .chartDescription, .seriesDescription, .comparison, .stretch, .stretches:
      compact.words(sentence).withoutControls
    default: words(sentence).withoutControls
    }
  }
  /// The words of a fact, on one line and safe for a terminal, without options of the command, which whoever
  /// uses another program cannot type.
  public func text(_ fact: Fact) -> String { text(fact, options: .program) }
  /// The words of a fact, on one line and safe for a terminal, with an option that helps where it is one that
  /// can be typed.
  public func text(_ fact: Fact, options: OptionSpelling) -> String {
    var language = fact.isCompact ? compact : self
    if options == .command {
      var format = language.format
      format.namesOptions = true
      language.regional = format
    }
    return language.words(options == .command ? fact : fact.withoutOption).withoutControls
  }
  /// The same words, with large numbers in words.
  private var compact: Self {
    var language = self
    var format = format
    format.isCompact = true
    language.regional = format
    return language
  }
  /// The words of a problem, on one line and safe for a terminal, as a program that uses the libraries takes
  /// their advice.
  public func text(_ problem: Problem) -> String { text(problem, options: .program) }
  /// The words of a problem, on one line and safe for a terminal, with the names of options in that spelling.
  public func text(_ problem: Problem, options: OptionSpelling) -> String {
    let told = (self as? any Phrasebook)?.told(problem) ?? problem.shortened(by: format)
    return words(told, options: options).withoutControls
  }
}

extension String {
  /// The text on one line: a blank for what breaks or advances a line, and the replacement
  /// character for every other control and for what turns the text around it, so that no data can steer a
  /// terminal.
  var withoutControls: String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: scalar.turnsText
      }
    }
    guard unicodeScalars.contains(where: isControl) else { return self }
    var plain = ""
    for scalar in replacing("\r\n", with: "\n").unicodeScalars {
      let isBlank =
        ("\t"..."\r").contains(scalar) || scalar == "\u{85}"
        || scalar.properties.generalCategory != .control && !scalar.turnsText
      let shown: Unicode.Scalar = !isControl(scalar) ? scalar : isBlank ? " " : "\u{FFFD}"
      plain.unicodeScalars.append(shown)
    }
    return plain
  }
}

extension Unicode.Scalar {
  /// True of what embeds, overrides or isolates the direction of the text behind it, or changes its shapes and digits,
  /// as deprecated controls do.
  package var turnsText: Bool {
    ("\u{202A}"..."\u{202E}").contains(self) || ("\u{2066}"..."\u{206F}").contains(self)
  }
}

/// The languages; to add one is one folder in `Languages` and one line here.
public enum Languages {
  /// Every language, the default one first.
  public static let all: [any Language] = [
    English(), Japanese(), SimplifiedChinese(), German(), French(), Spanish(), Portuguese(),
    Polish(),
  ]

  /// The language for a tag such as "ja", "ja_JP.UTF-8" or "zh-Hans"; `nil` if there is none.
  ///
  /// Script and region do not change the words: a reader of another Chinese is nearer to this one
  /// than to English. Numbers and dates follow the region.
  public static func language(_ tag: String) -> (any Language)? {
    let bare = tag.split(whereSeparator: { $0 == "." || $0 == "@" }).first ?? ""
    let parts = bare.lowercased().split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let wanted = parts.first else { return nil }
    let found = all.first { $0.code.split(separator: "-").first.map(String.init) == String(wanted) }
    guard let found, let region = parts.dropFirst().first(where: isRegion) else { return found }
    return found.written(in: region.uppercased())
  }

  /// Two letters or three digits, as in "MX" or "419".
  fileprivate static func isRegion(_ part: some StringProtocol) -> Bool {
    part.count == 2 ? part.allSatisfy(\.isLetter) : part.count == 3 && part.allSatisfy(\.isNumber)
  }

  /// The language the environment asks for: the first of these that is set decides.
  public static func language(of environment: [String: String]) -> any Language {
    variable(of: environment).flatMap { environment[$0] }.flatMap(language) ?? all[0]
  }

  /// The variable that decides which language the environment asks for, if any is set.
  package static func variable(of environment: [String: String]) -> String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].first { environment[$0]?.isEmpty == false }
  }
}
