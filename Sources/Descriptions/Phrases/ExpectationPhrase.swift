/// The kinds of things that a chart file must have somewhere; a keyword is the same in every language.
enum ExpectationPhrase: CaseIterable {
  case chart, record, text, number, list, range, point, data
}
