import Sonification

extension SimplifiedChinese {
  func words(soundSetting phrase: SoundSettingPhrase) -> String {
    switch phrase {
    case .sound: "声音"
    case .pitchRange: "音高范围"
    case .duration: "时长"
    case .short: "短"
    case .usual: "标准"
    case .long: "长"
    case .instrument: "音色"
    case .mono: "全部居中"
    case .moveTones: "移动时的声音"
    case .cue: "提示音"
    case .hertz(let low, let high): "\(low)至\(high)Hz"
    case .played(.soft): "柔和"
    case .played(.reed): "簧片"
    case .played(.string): "拉弦"
    case .played(.bell): "钟"
    case .played(.pluck): "拨弦"
    case .played(.flute): "长笛"
    case .played(.wood): "木质"
    case .played(.zither): "齐特琴"
    case .played(.square): "方波"
    case .played(.triangle): "三角波"
    case .played(.noise): "噪声"
    case .marked(.gap): "缺失"
    case .marked(.zeroCrossing): "零"
    case .marked(.gridline): "网格线"
    case .marked(.seriesStart): "系列开始"
    case .marked(.boundary): "两端"
    case .marked(.minimum): "最低值"
    case .marked(.maximum): "最高值"
    case .marked(.threshold): "阈值"
    case .marked(.turningPoint): "转折点"
    case .marked(.spike): "尖峰"
    case .marked(.outlier): "离群值"
    }
  }
}
