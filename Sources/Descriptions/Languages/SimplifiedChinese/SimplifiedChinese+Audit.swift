extension SimplifiedChinese {
  func words(audit phrase: AuditPhrase) -> String {
    switch phrase {
    case .opening: "开场"
    case .places: "系列中的位置"
    case .seriesCount: "系列数"
    case .signs: "系列的符号"
    case .contrast(let theme): "主题\(theme)的对比度"
    case .largest: "最大字符下的标签"
    case .digits: "数字的位数"
    case .beginnings: "名称的开头"
    case .capitals: "大写的名称"
    case .columns(let number, let limit): "\(count(number))列（上限\(count(limit))列）"
    case .missing: "缺少"
    case .fileName(let name): "\(quoted(name))只是文件名"
    case .repeats(let name): "\(quoted(name))出现多次"
    case .most(let number, let limit): "\(count(number))（上限\(count(limit))）"
    case .sameSign(let names): "\(names)相同"
    case .pairs(let number, let all): "\(count(all))对颜色中的\(count(number))对"
    case .cut(let labels): "\(labels)被截断"
    case .alike(let names): "\(names)开头相同"
    case .shorten: "请缩短标题、名称和单位"
    case .ownWords(let key): "仅缩短名称并不够，按\(key)可继续读"
    case .given(let option): "请用\(option)指定"
    case .otherNames: "请换用其他名称或--aggregate"
    case .fewerSeries: "--top和--split可减少系列"
    case .lists(let command): "\(command)会列出"
    case .round: "请取整或改用更大的单位"
    case .differsFirst: "请把不同之处放在前面"
    case .smallLetters: "有些语音会逐字母拼读，请改用小写"
    }
  }
}
