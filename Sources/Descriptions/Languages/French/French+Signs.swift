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
}
