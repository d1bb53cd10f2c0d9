extension Portuguese {
  func words(sign: SignPhrase) -> String {
    switch sign {
    case .minus: "menos"
    case .plusMinus: "mais ou menos"
    case .times: "vezes"
    case .range: "a"
    case .arrow: "para"
    case .equal: "igual a"
    case .unequal: "diferente de"
    case .less: "menor que"
    case .greater: "maior que"
    case .atMost: "no máximo"
    case .atLeast: "no mínimo"
    case .contains: "contém"
    case .about: "aproximadamente"
    }
  }
}
