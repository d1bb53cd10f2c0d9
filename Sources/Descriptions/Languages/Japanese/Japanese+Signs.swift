extension Japanese {
  func words(sign: SignPhrase) -> String {
    switch sign {
    case .minus: "マイナス"
    case .plusMinus: "プラスマイナス"
    case .times: "倍"
    case .range: "から"
    case .arrow: "から"
    case .equal: "イコール"
    case .unequal: "ノットイコール"
    case .less: "小なり"
    case .greater: "大なり"
    case .atMost: "小なりイコール"
    case .atLeast: "大なりイコール"
    case .contains: "に次を含む"
    case .about: "約"
    }
  }

  // “priceが100以上”: what is compared leads to what it is compared with, and the verdict comes last.
  func condition(_ column: String, _ sign: SignPhrase, _ value: String) -> String {
    let verdict =
      switch sign {
      case .unequal: "以外"
      case .less: "より小さい"
      case .greater: "より大きい"
      case .atMost: "以下"
      case .atLeast: "以上"
      case .contains: "を含む"
      default: ""
      }
    return column + "が" + value + verdict
  }
}
