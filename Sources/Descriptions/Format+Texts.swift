import FoundationEssentials
import FoundationInternationalization

/// Sentences, lists of names and excerpts of what a file says.
extension Format {
  /// Sentences one after the other, each with one full stop: a text that ends in one, as of an
  /// abbreviation, gets no second.
  package func joined(_ sentences: [String]) -> String {
    let stop = sentenceSeparator.prefix(1)
    return sentences.enumerated().map { index, sentence in
      if index == sentences.count - 1 { return sentence }
      return sentence
        + (sentence.hasSuffix(stop) ? sentenceSeparator.dropFirst() : sentenceSeparator[...])
    }.joined()
  }

  /// Names to choose from; of very many, which come from a file, the first ones.
  func excerpts(_ names: [String]) -> [String] {
    let limit = 20
    return names.prefix(limit).map(excerpt) + (names.count > limit ? ["…"] : [])
  }

  /// Several things of which all are meant: "4 and 23".
  package func listed(_ texts: [String]) -> String {
    texts.formatted(.list(type: .and).locale(locale))
  }

  /// Names of which one is to be chosen: ".wav or .mid".
  func alternatives(_ names: [String]) -> String {
    names.formatted(.list(type: .or).locale(locale))
  }

  /// A name as it is said: without marks at its end, and of one that nobody would listen to, as a command line of a thousand
  /// letters is, the start.
  func sayable(_ name: String) -> String {
    let limit = 120
    let name = withoutEnd(name)
    return name.utf8.count > limit && name.count > limit ? name.prefix(limit - 1) + "…" : name
  }

  /// A name without the marks at its end that would part or end the sentence it stands in, as the comma of "No,".
  ///
  /// A full stop goes with a number and a mark at the start or behind a word of five letters: shorter ones are often abbreviations.
  func withoutEnd(_ name: String) -> String {
    let marks = ",;:，、；："
    guard let last = name.last, last == "." || marks.contains(last) else { return name }
    var told = name[...]
    while let last = told.last, marks.contains(last) || last == " " { told.removeLast() }
    if told.last == ".", told.dropLast().last?.isLetter == true {
      let word = told.dropLast().reversed().prefix(while: \.isLetter)
      let number = told.prefix(while: \.isNumber)
      let isNumbered = !number.isEmpty && [".", ")"].contains(told.dropFirst(number.count).first)
      if word.count > 4 || isNumbered { told.removeLast() }
    }
    return told.contains { $0.isLetter || $0.isNumber } ? String(told) : name
  }

  /// The start of a text that may be as long as its file.
  func excerpt(_ text: String) -> String {
    let limit = 60
    return text.count > limit ? text.prefix(limit) + "…" : text
  }

  /// The path of a file; of one that nobody would listen to, the start and the end, which has its name.
  func pathExcerpt(_ path: String) -> String {
    let limit = 250
    return path.count > limit ? path.prefix(limit / 2) + "…" + path.suffix(limit / 2) : path
  }
}
