extension French {
  func words(sign: SignPhrase) -> String {
    switch sign {
    case .minus: "moins"
    case .plusMinus: "plus ou moins"
    case .times: "fois"
    case .range: "à"
    case .arrow: "vers"
    case .equal: "égal à"
    case .unequal: "différent de"
    case .less: "inférieur à"
    case .greater: "supérieur à"
    case .atMost: "au plus"
    case .atLeast: "au moins"
    case .contains: "contient"
    case .about: "environ"
    }
  }

  // “age d’au moins 18”: a bound stands behind a noun with a preposition.
  func condition(_ column: String, _ sign: SignPhrase, _ value: String) -> String {
    let joint =
      switch sign {
      case .atMost, .atLeast: "d’"
      default: ""
      }
    return "\(column) \(joint)\(words(sign: sign)) \(value)"
  }
}
