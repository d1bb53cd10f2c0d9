import Sonification

extension English {
  func words(soundSetting phrase: SoundSettingPhrase) -> String {
    switch phrase {
    case .sound: "Sound"
    case .pitchRange: "Pitch range"
    case .duration: "Duration"
    case .short: "short"
    case .usual: "usual"
    case .long: "long"
    case .instrument: "Instrument"
    case .mono: "Everything in the center"
    case .moveTones: "Tones while moving"
    case .cue: "Cue"
    case .hertz(let low, let high): "\(low) to \(high) Hz"
    case .played(.soft): "soft"
    case .played(.reed): "reed"
    case .played(.string): "string"
    case .played(.bell): "bell"
    case .played(.pluck): "plucked string"
    case .played(.flute): "flute"
    case .played(.wood): "wood"
    case .played(.zither): "zither"
    case .played(.square): "square wave"
    case .played(.triangle): "triangle"
    case .played(.noise): "noise"
    case .marked(.gap): "gaps"
    case .marked(.zeroCrossing): "zero"
    case .marked(.gridline): "grid lines"
    case .marked(.seriesStart): "start of a series"
    case .marked(.boundary): "ends"
    case .marked(.minimum): "lowest value"
    case .marked(.maximum): "highest value"
    case .marked(.threshold): "thresholds"
    case .marked(.turningPoint): "turning points"
    case .marked(.spike): "spikes"
    case .marked(.outlier): "outliers"
    }
  }
}
