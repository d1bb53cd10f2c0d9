extension Phrasebook {
  func heading(_ heading: HelpHeading) -> String {
    // The blank behind a colon within a line is no part of a heading.
    let text = words(help: .heading(heading)) + colon
    return text.hasSuffix(" ") ? String(text.dropLast()) : text
  }

  /// An option in one sentence: what it is for, its values and its default.
  func option(_ option: OptionPhrase, values: [String], initial: String?) -> String {
    var clause = words(option: option)
    if !values.isEmpty { clause = labeled(clause, choices(values)) }
    if let initial { clause += parenthesized(labeled(words(screen: .defaultValue), initial)) }
    // The stop alone: a verb would make one out of keywords.
    let stop = format.sentenceSeparator.prefix(1)
    return clause.hasSuffix(stop) ? clause : clause + stop
  }
}
