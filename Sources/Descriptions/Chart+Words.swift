import Charts

extension Chart {
  /// The chart details: a sentence for each fact, in the order in which the explorer lists them.
  ///
  /// - Parameter language: The language, as `Languages.language("de")` finds it.
  /// - Returns: The sentences, each on one line and safe for a terminal.
  public func details(in language: any Language) -> [String] {
    facts.map { language.text($0.fact) }
  }
}
