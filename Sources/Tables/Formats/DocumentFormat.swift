/// One form in which tables or charts are written: how it is recognized, and how it is read.
protocol DocumentFormat {
  /// The endings that its files' names have.
  static var endings: [String] { get }

  /// True where an input that begins so is in this form and in no other.
  static func recognizes(_ beginning: TextBeginning) -> Bool

  /// The tables or charts that the input holds.
  static func document(_ input: InputText) throws(InputProblem) -> Document
}

extension DocumentFormat {
  static var endings: [String] { [] }

  static func recognizes(_ beginning: TextBeginning) -> Bool { false }
}
