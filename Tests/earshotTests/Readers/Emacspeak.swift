/// The words that Emacspeak says in `M-x shell`, by its rules: what arrives, unless it begins as a prompt does, up to
/// one of its signs, or a line of it begins with a return.
enum Emacspeak {
  /// The words of one arrival; `nil` where it is passed over.
  static func said(_ output: String) -> String? {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.contains(where: { $0.first == "\r" }) { return nil }
    if lines.first?.contains(where: { "#$%>".contains($0) }) == true { return nil }
    return lines.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
