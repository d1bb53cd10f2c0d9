extension Japanese {
  func words(audit phrase: AuditPhrase) -> String {
    switch phrase {
    case .opening: "開始時"
    case .places: "系列内の位置"
    case .seriesCount: "系列の数"
    case .signs: "系列の記号"
    case .contrast(let theme): "テーマ\(theme)のコントラスト"
    case .largest: "最大の文字でのラベル"
    case .digits: "数値の桁"
    case .beginnings: "名前の始まり"
    case .capitals: "大文字の名前"
    case .columns(let number, let limit): "\(count(number))桁（上限\(count(limit))桁）"
    case .missing: "ありません"
    case .fileName(let name): "\(quoted(name))はファイル名にすぎません"
    case .repeats(let name): "\(quoted(name))が2回以上あります"
    case .most(let number, let limit): "\(count(number))（上限\(count(limit))）"
    case .sameSign(let names): "\(names)が同じです"
    case .pairs(let number, let all): "色の組\(count(all))のうち\(count(number))"
    case .cut(let labels): "\(labels)が途中で切れます"
    case .alike(let names): "\(names)の始まりが同じです"
    case .shorten: "タイトル、名前、単位を短くしてください"
    case .ownWords(let key): "名前を短くするだけでは足りません。\(key)で続きを読めます"
    case .given(let option): "\(option)で指定してください"
    case .otherNames: "別の名前にするか--aggregateを使ってください"
    case .fewerSeries: "--topや--splitで減らせます"
    case .lists(let command): "\(command)で一覧できます"
    case .round: "値を丸めるか、大きな単位にしてください"
    case .differsFirst: "違う部分を先に置いてください"
    case .smallLetters: "音声によっては1文字ずつ読まれます。小文字にしてください"
    }
  }
}
