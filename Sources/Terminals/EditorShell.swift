/// The shells within Emacs, which show lines of text: they have no screen, whatever the terminal is called that
/// Emacs itself runs in.
enum EditorShell {
  /// `M-x shell`; a line that begins as a prompt, up to one of its signs, is not read aloud by Emacspeak.
  case comint
  case eshell

  /// The shell that the environment tells of; `nil` where there is none.
  init?(_ environment: [String: String]) {
    // "28.2,comint", behind which others may have put names of theirs.
    let names = environment["INSIDE_EMACS"]?.split(separator: ",") ?? []
    if names.contains("comint") {
      self = .comint
    } else if names.contains("eshell") {
      self = .eshell
    } else {
      return nil
    }
  }

  /// True of words that are taken for a prompt.
  func isPrompt(_ words: String) -> Bool {
    self == .comint && words.contains { "#$%>".contains($0) }
  }
}
