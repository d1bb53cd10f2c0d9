import Sonification

extension Polish {
  func words(soundSetting phrase: SoundSettingPhrase) -> String {
    switch phrase {
    case .sound: "Dźwięk"
    case .pitchRange: "Zakres wysokości"
    case .duration: "Czas trwania"
    case .short: "krótki"
    case .usual: "zwykły"
    case .long: "długi"
    case .instrument: "Instrument"
    case .mono: "Wszystko pośrodku"
    case .moveTones: "Dźwięki podczas ruchu"
    case .cue: "Sygnał"
    case .hertz(let low, let high): "od \(low) do \(high) Hz"
    case .played(.soft): "miękki"
    case .played(.reed): "stroik"
    case .played(.string): "smyczek"
    case .played(.bell): "dzwon"
    case .played(.pluck): "struna szarpana"
    case .played(.flute): "flet"
    case .played(.wood): "drewno"
    case .played(.zither): "cytra"
    case .played(.square): "fala prostokątna"
    case .played(.triangle): "fala trójkątna"
    case .played(.noise): "szum"
    case .marked(.gap): "luki"
    case .marked(.zeroCrossing): "zero"
    case .marked(.gridline): "linie siatki"
    case .marked(.seriesStart): "początek serii"
    case .marked(.boundary): "końce"
    case .marked(.minimum): "najniższa wartość"
    case .marked(.maximum): "najwyższa wartość"
    case .marked(.threshold): "progi"
    case .marked(.turningPoint): "punkty zwrotne"
    case .marked(.spike): "szczyty i dołki"
    case .marked(.outlier): "wartości odstające"
    }
  }
}
