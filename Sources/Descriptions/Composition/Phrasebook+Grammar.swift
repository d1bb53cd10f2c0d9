import Charts
import FoundationEssentials

extension Phrasebook {
  // Made when the language first speaks: a start in another one need not wait for it.
  var format: Format { regional ?? Self.style }

  func count(_ number: Int) -> String { format.count(number) }

  /// A number and what is counted, in the form that goes with it.
  func count(_ number: Int, _ noun: Noun) -> String {
    format.count(number) + wordGap + form(number, noun)
  }

  /// Numbers above zero, each with where it is counted.
  func counts(_ numbers: (count: Int, place: String)...) -> String {
    numbers.filter { $0.count > 0 }.map { count($0.count) + wordGap + $0.place }
      .joined(separator: comma)
  }

  /// The form of a word that goes with a number.
  func form(_ number: Int, _ noun: Noun) -> String {
    noun.form(format.plural.category(.init(number)))
  }

  func count(_ number: Int, _ countable: Countable) -> String { count(number, noun(countable)) }

  func numbered(_ noun: Countable, _ number: Int, of count: Int, _ among: Among) -> String {
    form(1, self.noun(noun)) + wordGap
      + self.number(self.count(number), of: self.count(count), among)
  }

  /// A length of time, with the digits it is told with.
  func length(_ seconds: Double) -> String {
    let (text, digits) = (format.seconds(seconds), format.secondsDigits(seconds))
    let category = format.plural.category(.init(seconds, fractionDigits: digits))
    return text + wordGap + noun(.second).form(category)
  }

  /// A name from the data, which may be empty.
  func named(_ name: String) -> String {
    name.isEmpty ? unnamed : format.sayable(name)
  }

  /// A series at the start of a sentence.
  func subject(_ series: String) -> String {
    guard series.isEmpty else { return format.withoutEnd(series) }
    return unnamedSeries == unnamed ? unnamed : capitalized(unnamedSeries)
  }

  /// A series within a sentence.
  func object(_ series: String) -> String { series.isEmpty ? unnamedSeries : series }

  var unnamedSeries: String { unnamed }

  func yearsInShort(_ first: String, _ last: String) -> String? { nil }

  // MARK: Joints

  var comma: String { ", " }
  var colon: String { ": " }
  var semicolon: String { "; " }
  var wordGap: String { " " }
  var copula: String { colon }

  /// A label and what it labels, as a sentence or a part of one.
  func statement(_ label: String, _ text: String) -> String { label + copula + text }

  func parenthesized(_ text: String) -> String { " (\(text))" }

  func topic(_ word: String, of name: String) -> String { name + comma + word }

  func about(_ name: String, _ told: String) -> String { name + colon + told }

  func value(_ value: String, at place: String) -> String { value + wordGap + place }

  func value(_ value: String, inSentenceAt place: String) -> String {
    self.value(value, at: place)
  }

  func value(_ value: String, over stretch: String) -> String { value + comma + stretch }

  // MARK: Sentences

  func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// A sentence that may begin with the word before the first end of a range; a name stays as it is.
  func begun(_ sentence: String) -> String {
    format.rangeWords.from.contains { sentence.hasPrefix($0 + " ") }
      ? capitalized(sentence) : sentence
  }

  /// The clause with its full stop, unless it ends with that of an abbreviation or a name.
  func sentence(_ clause: String) -> String {
    let stop = format.sentenceSeparator.prefix(1)
    // Without words there is no sentence.
    return clause.isEmpty || clause.hasSuffix(stop) ? clause : clause + stop
  }

  /// Sentences, each with its full stop, one after the other.
  func joined(_ sentences: [String]) -> String {
    sentences.filter { !$0.isEmpty }.joined(separator: String(format.sentenceSeparator.dropFirst()))
  }

  /// A sentence, then more of it, without a full stop at the end.
  func then(_ first: String, _ second: String?) -> String {
    second.map { first + format.sentenceSeparator + $0 } ?? first
  }

  /// The parts that there are, as one sentence has them: no comma stands next to a fraction that is
  /// written with one.
  func list(_ parts: [String?]) -> String {
    parts.compactMap(\.self).filter { !$0.isEmpty }.reduce("") { told, part in
      told.isEmpty ? part : told + (endsInDecimalComma(told) ? semicolon : comma) + part
    }
  }

  private func endsInDecimalComma(_ text: String) -> Bool {
    let fraction = text.reversed().prefix { ("0"..."9").contains($0) }.count
    let rest = text.dropLast(fraction)
    return fraction > 0 && rest.last == "," && rest.dropLast().last?.isNumber == true
      && format.decimalSeparator == ","
  }

  /// Names to choose from.
  func choices(_ names: [String]) -> String { names.joined(separator: format.listSeparator) }

  /// The key with a label as a sentence begins with it; a letter stays as it is typed.
  func keyAtStart(_ label: String) -> String {
    let name = keyName(label)
    return name.count > 1 ? name.prefix(1).uppercased() + name.dropFirst() : name
  }

  /// The key with a label as a word within a sentence.
  func keyName(_ label: String) -> String {
    if let name = Self.keyNames[label] { return name }
    let isCapital = label.count == 1 && label != label.lowercased()
    return isCapital ? words(screen: .capital(label)) : label
  }

  /// The key with a label as keyboards call it where the language is spoken; a sign stays one.
  func keycap(_ label: String) -> String { label.count > 1 ? keyAtStart(label) : label }

  /// Several keys as words: "left arrow or h".
  func keyNames(_ labels: String) -> String {
    let names = labels.split(separator: " ").map { keyName(String($0)) }
    return names.dropFirst().reduce(names.first ?? "") { words(screen: .either($0, $1)) }
  }

  /// Several keys with a gap between their labels.
  func keycaps(_ labels: String) -> String {
    labels.split(separator: " ").map { keycap(String($0)) }.joined(separator: " ")
  }

  func listed(_ texts: [String]) -> String { format.listed(texts) }

  /// A name after a word that leads to it: the words for one that is missing are no name and stand in
  /// quotation marks.
  func mentioned(_ name: String) -> String { name == unnamed ? quoted(name) : name }

  /// A label and what it labels.
  func labeled(_ label: String, _ text: String) -> String { label + colon + text }

  /// A word, in the series if there are several.
  func topic(_ word: String, of series: String?) -> String {
    series.map { topic(word, of: named($0)) } ?? capitalized(word)
  }
}
