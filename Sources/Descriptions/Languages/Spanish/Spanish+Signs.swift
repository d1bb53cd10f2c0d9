extension Spanish {
  func words(sign: SignPhrase) -> String {
    switch sign {
    case .minus: "menos"
    case .plusMinus: "más o menos"
    case .times: "veces"
    case .range: "a"
    case .arrow: "a"
    case .equal: "igual a"
    case .unequal: "distinto de"
    case .less: "menor que"
    case .greater: "mayor que"
    case .atMost: "como máximo"
    case .atLeast: "como mínimo"
    case .contains: "contiene"
    case .about: "aproximadamente"
    }
  }
}
