import Charts
import Foundation
import Tables

/// A language: every sentence in its words, one exhaustive switch.
public protocol Language: Sendable {
  /// The tag of the language, as BCP 47 has it: "en", "ja", "zh-Hans".
  var tag: String { get }
  /// How its numbers and dates are written.
  var format: Format { get }
  /// The words of a sentence.
  func text(_ sentence: Sentence) -> String
  /// The words of a fact.
  func text(_ fact: Fact) -> String
  /// The words of a problem: what, where, and what to do.
  func text(_ problem: Problem) -> String
  /// What a key does, as help says it.
  func text(_ action: KeyAction) -> String
}

/// The languages; to add one is one file in `Languages` and one line here.
public enum Languages {
  /// Every language, the default one first.
  public static let all: [any Language] = [English()]

  /// The language for a tag such as "ja", "ja_JP.UTF-8" or "zh-Hans"; `nil` if there is none.
  public static func language(_ tag: String) -> (any Language)? {
    let bare = tag.split(whereSeparator: { $0 == "." || $0 == "@" }).first ?? ""
    let parts = bare.lowercased().split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let wanted = parts.first else { return nil }
    return all.first { $0.tag.split(separator: "-").first.map(String.init) == String(wanted) }
  }

  /// The language the environment asks for: the first of these that is set decides.
  public static func language(of environment: [String: String]) -> any Language {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = environment[name], !value.isEmpty { return language(value) ?? all[0] }
    }
    return all[0]
  }
}
