/// The language that a command line names, found before it is parsed: what the parser has to say is said
/// in it.
struct TypedLanguage {
  /// The last one, as the parser has it; `nil` where there is none.
  private(set) var tag: String?
  /// The arguments without it.
  private(set) var others: [String] = []

  init(_ arguments: [String]) {
    let option = "--language"
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        others += [argument] + rest
        return
      }
      if argument == option, let value = rest.first, !value.hasPrefix("-") {
        tag = value
        rest.removeFirst()
      } else if argument.hasPrefix(option + "=") {
        tag = String(argument.dropFirst(option.count + 1))
      } else {
        others.append(argument)
      }
    }
  }
}
