extension Spanish {
  func words(live phrase: LivePhrase) -> String {
    switch phrase {
    case .waiting: "Esperando datos"
    case .waitingFor(let file): "Esperando datos de \(file)"
    case .missing(let file): "\(file) aún no existe: se espera"
    case .new(let number): count(number, Noun("nueva", "nuevas"))
    case .live: "En vivo"
    case .liveFrom(let file): "En vivo desde \(file)"
    case .paused: "En pausa; las filas nuevas se guardan"
    case .behind(let time): "\(time) de retraso"
    case .following: "Se sigue lo más reciente"
    case .nothingToFollow: "Nada que seguir: ya están todos los datos"
    case .lost(let time): "Sin datos desde hace \(time)"
    case .back(let time): "Otra vez datos, tras \(time)"
    case .ended: "Fin de la entrada"
    case .unfit(let number): count(number, Noun("no encaja", "no encajan"))
    case .loaded: "Todo leído"
    case .stopped: "Lectura detenida"
    case .missingCells(1): "1 celda sin valor"
    case .missingCells(let number): "\(count(number)) celdas sin valor"
    case .truncated(let file): "\(file) se recortó: se sigue desde su inicio"
    case .replaced(let file): "\(file) fue reemplazado: se sigue el nuevo"
    case .alarm: "Alarma"
    }
  }
}
