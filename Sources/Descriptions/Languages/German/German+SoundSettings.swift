import Sonification

extension German {
  func words(soundSetting phrase: SoundSettingPhrase) -> String {
    switch phrase {
    case .sound: "Klang"
    case .pitchRange: "Tonumfang"
    case .duration: "Dauer"
    case .short: "kurz"
    case .usual: "üblich"
    case .long: "lang"
    case .instrument: "Instrument"
    case .mono: "Alles in der Mitte"
    case .moveTones: "Töne beim Bewegen"
    case .cue: "Signal"
    case .hertz(let low, let high): "\(low) bis \(high) Hz"
    case .played(.soft): "weich"
    case .played(.reed): "Zunge"
    case .played(.string): "gestrichene Saite"
    case .played(.bell): "Glocke"
    case .played(.pluck): "gezupfte Saite"
    case .played(.flute): "Flöte"
    case .played(.wood): "Holz"
    case .played(.zither): "Zither"
    case .played(.square): "Rechteckwelle"
    case .played(.triangle): "Dreieckwelle"
    case .played(.noise): "Rauschen"
    case .marked(.gap): "Lücken"
    case .marked(.zeroCrossing): "Null"
    case .marked(.gridline): "Gitterlinien"
    case .marked(.seriesStart): "Anfang einer Reihe"
    case .marked(.boundary): "Enden"
    case .marked(.minimum): "niedrigster Wert"
    case .marked(.maximum): "höchster Wert"
    case .marked(.threshold): "Schwellen"
    case .marked(.turningPoint): "Richtungswechsel"
    case .marked(.spike): "Ausschläge"
    case .marked(.outlier): "Ausreißer"
    }
  }
}
