extension Spanish {
  func noun(_ unit: UnitOfMeasure) -> Noun {
    switch unit {
    case .meter: Noun("metro", "metros")
    case .gram: Noun("gramo", "gramos")
    case .liter: Noun("litro", "litros")
    case .watt: Noun("vatio", "vatios")
    case .wattHour: Noun("vatio hora", "vatios hora")
    case .volt: Noun("voltio", "voltios")
    case .ampere: Noun("amperio", "amperios")
    case .ohm: Noun("ohmio", "ohmios")
    case .hertz: Noun("hercio", "hercios")
    case .pascal: Noun("pascal", "pascales")
    case .byte: Noun("byte", "bytes")
    case .second: Noun("segundo", "segundos")
    case .celsius: Noun("grado Celsius", "grados Celsius")
    case .fahrenheit: Noun("grado Fahrenheit", "grados Fahrenheit")
    case .degree: Noun("grado", "grados")
    case .percent: Noun("por ciento")
    case .mile: Noun("milla", "millas")
    case .foot: Noun("pie", "pies")
    case .pound: Noun("libra", "libras")
    case .tonne: Noun("tonelada", "toneladas")
    case .squareMeter: Noun("metro cuadrado", "metros cuadrados")
    case .squareKilometer: Noun("kilómetro cuadrado", "kilómetros cuadrados")
    case .cubicMeter: Noun("metro cúbico", "metros cúbicos")
    case .euro: Noun("euro", "euros")
    case .dollar: Noun("dólar estadounidense", "dólares estadounidenses")
    case .sterling: Noun("libra esterlina", "libras esterlinas")
    case .yen: Noun("yen", "yenes")
    case .minute: noun(.time(.minute))
    case .hour: noun(.time(.hour))
    case .day: noun(.time(.day))
    }
  }

  func prefix(_ prefix: UnitPrefix, of unit: UnitOfMeasure) -> String {
    switch (prefix, unit) {
    case (.micro, .meter): "micró"
    case (.milli, .meter): "milí"
    case (.centi, .meter): "centí"
    case (.hecto, .meter): "hectó"
    case (.kilo, .meter): "kiló"
    case (.micro, _): "micro"
    case (.milli, _): "mili"
    case (.centi, _): "centi"
    case (.hecto, _): "hecto"
    case (.kilo, _): "kilo"
    case (.mega, _): "mega"
    case (.giga, _): "giga"
    case (.tera, _): "tera"
    }
  }

  func each(_ unit: UnitDenominator) -> String {
    switch unit {
    case .second: "por segundo"
    case .minute: "por minuto"
    case .hour: "por hora"
    case .day: "por día"
    case .kilometer: "por kilómetro"
    case .squareMeter: "por metro cuadrado"
    case .cubicMeter: "por metro cúbico"
    case .liter: "por litro"
    case .kilogram: "por kilogramo"
    }
  }
}
