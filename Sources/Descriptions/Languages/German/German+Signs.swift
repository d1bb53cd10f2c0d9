extension German {
  func words(sign: SignPhrase) -> String {
    switch sign {
    case .minus: "minus"
    case .plusMinus: "plus oder minus"
    case .times: "fach"
    case .range: "bis"
    case .arrow: "nach"
    case .equal: "gleich"
    case .unequal: "ungleich"
    case .less: "kleiner als"
    case .greater: "größer als"
    case .atMost: "höchstens"
    case .atLeast: "mindestens"
    case .contains: "enthält"
    case .about: "ungefähr"
    }
  }
}
