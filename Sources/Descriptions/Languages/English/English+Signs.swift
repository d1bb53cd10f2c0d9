extension English {
  func words(sign: SignPhrase) -> String {
    switch sign {
    case .minus: "minus"
    case .plusMinus: "plus or minus"
    case .times: "times"
    case .range: "to"
    case .arrow: "to"
    case .equal: "equals"
    case .unequal: "is not"
    case .less: "less than"
    case .greater: "greater than"
    case .atMost: "at most"
    case .atLeast: "at least"
    case .contains: "contains"
    case .about: "about"
    }
  }

  func condition(_ column: String, _ sign: SignPhrase, _ value: String) -> String {
    let verb =
      switch sign {
      case .less, .greater, .atMost, .atLeast: "is "
      default: ""
      }
    return "\(column) \(verb)\(words(sign: sign)) \(value)"
  }
}
