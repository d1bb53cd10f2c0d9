import FoundationEssentials

extension Problem: CustomStringConvertible, LocalizedError {
  /// The words for whoever uses the program: what, where, and what to do.
  ///
  /// They are in the language that the environment asks for. A program that prints the error says them, and so does one that ends by it.
  public var description: String {
    Languages.language(of: ProcessInfo.processInfo.environment).text(self)
  }

  /// The same words.
  public var errorDescription: String? { description }
}
