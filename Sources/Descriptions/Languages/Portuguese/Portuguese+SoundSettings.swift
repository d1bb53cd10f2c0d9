import Sonification

extension Portuguese {
  func words(soundSetting phrase: SoundSettingPhrase) -> String {
    switch phrase {
    case .sound: "Som"
    case .pitchRange: "Faixa de tons"
    case .duration: "Duração"
    case .short: "curta"
    case .usual: "habitual"
    case .long: "longa"
    case .instrument: "Instrumento"
    case .mono: "Tudo no centro"
    case .moveTones: "Tons ao se mover"
    case .cue: "Sinal"
    case .hertz(let low, let high): "de \(low) a \(high) Hz"
    case .played(.soft): "suave"
    case .played(.reed): "palheta"
    case .played(.string): "corda friccionada"
    case .played(.bell): "sino"
    case .played(.pluck): "corda dedilhada"
    case .played(.flute): "flauta"
    case .played(.wood): "madeira"
    case .played(.zither): "cítara"
    case .played(.square): "onda quadrada"
    case .played(.triangle): "triângulo"
    case .played(.noise): "ruído"
    case .marked(.gap): "lacunas"
    case .marked(.zeroCrossing): "zero"
    case .marked(.gridline): "linhas de grade"
    case .marked(.seriesStart): "início de uma série"
    case .marked(.boundary): "extremidades"
    case .marked(.minimum): "menor valor"
    case .marked(.maximum): "maior valor"
    case .marked(.threshold): "limiares"
    case .marked(.turningPoint): "pontos de virada"
    case .marked(.spike): "picos"
    case .marked(.outlier): "valores atípicos"
    }
  }
}
