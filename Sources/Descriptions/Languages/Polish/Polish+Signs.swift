extension Polish {
  func words(sign: SignPhrase) -> String {
    switch sign {
    case .minus: "minus"
    case .plusMinus: "plus minus"
    case .times: "razy"
    case .range: "do"
    case .arrow: "do"
    case .equal: "równe"
    case .unequal: "różne od"
    case .less: "mniejsze niż"
    case .greater: "większe niż"
    case .atMost: "najwyżej"
    case .atLeast: "co najmniej"
    case .contains: "zawiera"
    case .about: "około"
    }
  }
}
