/// Reads cells with tabs between them.
enum TabSeparatedText: DocumentFormat {
  static let endings = ["tsv", "tab"]

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    .table(try DelimitedText(input, fixedDelimiter: .tab).table())
  }
}
