extension SimplifiedChinese {
  func words(sign: SignPhrase) -> String {
    switch sign {
    case .minus: "负"
    case .plusMinus: "正负"
    case .times: "倍"
    case .range: "到"
    case .arrow: "到"
    case .equal: "等于"
    case .unequal: "不等于"
    case .less: "小于"
    case .greater: "大于"
    case .atMost: "小于等于"
    case .atLeast: "大于等于"
    case .contains: "包含"
    case .about: "约"
    }
  }
}
