import Sonification

extension French {
  func words(soundSetting phrase: SoundSettingPhrase) -> String {
    switch phrase {
    case .sound: "Son"
    case .pitchRange: "Étendue des hauteurs"
    case .duration: "Durée"
    case .short: "courte"
    case .usual: "habituelle"
    case .long: "longue"
    case .instrument: "Instrument"
    case .mono: "Tout au centre"
    case .moveTones: "Sons en se déplaçant"
    case .cue: "Signal"
    case .hertz(let low, let high): "\(low) à \(high) Hz"
    case .played(.soft): "doux"
    case .played(.reed): "anche"
    case .played(.string): "corde frottée"
    case .played(.bell): "cloche"
    case .played(.pluck): "corde pincée"
    case .played(.flute): "flûte"
    case .played(.wood): "bois"
    case .played(.zither): "cithare"
    case .played(.square): "onde carrée"
    case .played(.triangle): "triangle"
    case .played(.noise): "bruit"
    case .marked(.gap): "lacunes"
    case .marked(.zeroCrossing): "zéro"
    case .marked(.gridline): "lignes de grille"
    case .marked(.seriesStart): "début d’une série"
    case .marked(.boundary): "extrémités"
    case .marked(.minimum): "valeur minimale"
    case .marked(.maximum): "valeur maximale"
    case .marked(.threshold): "seuils"
    case .marked(.turningPoint): "retournements"
    case .marked(.spike): "pics"
    case .marked(.outlier): "valeurs aberrantes"
    }
  }
}
