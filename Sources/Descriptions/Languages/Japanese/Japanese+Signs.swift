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
    case .about: "約"
    }
  }
}
