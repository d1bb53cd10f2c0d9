import Sonification

extension Spanish {
  func words(soundSetting phrase: SoundSettingPhrase) -> String {
    switch phrase {
    case .sound: "Sonido"
    case .pitchRange: "Intervalo de tonos"
    case .duration: "Duración"
    case .short: "corta"
    case .usual: "habitual"
    case .long: "larga"
    case .instrument: "Instrumento"
    case .mono: "Todo en el centro"
    case .moveTones: "Tonos al moverse"
    case .cue: "Señal"
    case .hertz(let low, let high): "de \(low) a \(high) Hz"
    case .played(.soft): "suave"
    case .played(.reed): "lengüeta"
    case .played(.string): "cuerda frotada"
    case .played(.bell): "campana"
    case .played(.pluck): "cuerda pulsada"
    case .played(.flute): "flauta"
    case .played(.wood): "madera"
    case .played(.zither): "cítara"
    case .played(.square): "onda cuadrada"
    case .played(.triangle): "triángulo"
    case .played(.noise): "ruido"
    case .marked(.gap): "huecos"
    case .marked(.zeroCrossing): "cero"
    case .marked(.gridline): "líneas de cuadrícula"
    case .marked(.seriesStart): "inicio de una serie"
    case .marked(.boundary): "extremos"
    case .marked(.minimum): "valor más bajo"
    case .marked(.maximum): "valor más alto"
    case .marked(.threshold): "umbrales"
    case .marked(.turningPoint): "puntos de giro"
    case .marked(.spike): "picos"
    case .marked(.outlier): "valores atípicos"
    }
  }
}
