import Sonification

extension Japanese {
  func words(soundSetting phrase: SoundSettingPhrase) -> String {
    switch phrase {
    case .sound: "音"
    case .pitchRange: "音の高さの範囲"
    case .duration: "長さ"
    case .short: "短い"
    case .usual: "標準"
    case .long: "長い"
    case .instrument: "楽器"
    case .mono: "すべて中央"
    case .moveTones: "移動中の音"
    case .cue: "合図"
    case .hertz(let low, let high): "\(low)から\(high)Hz"
    case .played(.soft): "柔らかい音"
    case .played(.reed): "リード"
    case .played(.string): "弓で弾く弦"
    case .played(.bell): "ベル"
    case .played(.pluck): "はじく弦"
    case .played(.flute): "フルート"
    case .played(.wood): "木"
    case .played(.zither): "ツィター"
    case .played(.square): "矩形波"
    case .played(.triangle): "三角波"
    case .played(.noise): "ノイズ"
    case .marked(.gap): "欠損区間"
    case .marked(.zeroCrossing): "ゼロ"
    case .marked(.gridline): "目盛線"
    case .marked(.seriesStart): "系列の始まり"
    case .marked(.boundary): "端"
    case .marked(.minimum): "最小値"
    case .marked(.maximum): "最大値"
    case .marked(.threshold): "しきい値"
    case .marked(.turningPoint): "転換点"
    case .marked(.spike): "急な山や谷"
    case .marked(.outlier): "外れ値"
    }
  }
}
