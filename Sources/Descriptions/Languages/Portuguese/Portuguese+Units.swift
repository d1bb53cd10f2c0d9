extension Portuguese {
  func noun(_ unit: UnitOfMeasure) -> Noun {
    switch unit {
    case .meter: Noun("metro", "metros")
    case .gram: Noun("grama", "gramas")
    case .liter: Noun("litro", "litros")
    case .watt: Noun("watt", "watts")
    case .wattHour: Noun("watt-hora", "watts-hora")
    case .volt: Noun("volt", "volts")
    case .ampere: Noun("ampere", "amperes")
    case .ohm: Noun("ohm", "ohms")
    case .hertz: Noun("hertz")
    case .pascal: Noun("pascal", "pascals")
    case .byte: Noun("byte", "bytes")
    case .second: Noun("segundo", "segundos")
    case .celsius: Noun("grau Celsius", "graus Celsius")
    case .fahrenheit: Noun("grau Fahrenheit", "graus Fahrenheit")
    case .degree: Noun("grau", "graus")
    case .percent: Noun("por cento")
    case .mile: Noun("milha", "milhas")
    case .foot: Noun("pé", "pés")
    case .pound: Noun("libra", "libras")
    case .tonne: Noun("tonelada", "toneladas")
    case .squareMeter: Noun("metro quadrado", "metros quadrados")
    case .squareKilometer: Noun("quilômetro quadrado", "quilômetros quadrados")
    case .cubicMeter: Noun("metro cúbico", "metros cúbicos")
    case .euro: Noun("euro", "euros")
    case .dollar: Noun("dólar americano", "dólares americanos")
    case .sterling: Noun("libra esterlina", "libras esterlinas")
    case .yen: Noun("iene", "ienes")
    case .minute: noun(.time(.minute))
    case .hour: noun(.time(.hour))
    case .day: noun(.time(.day))
    }
  }

  func prefix(_ prefix: UnitPrefix, of unit: UnitOfMeasure) -> String {
    switch (prefix, unit) {
    case (.micro, .meter): "micrô"
    case (.milli, .meter): "milí"
    case (.centi, .meter): "centí"
    case (.hecto, .meter): "hectô"
    case (.kilo, .meter): "quilô"
    case (.micro, .second): "micros"
    case (.milli, .second): "milis"
    case (.micro, _): "micro"
    case (.milli, _): "mili"
    case (.centi, _): "centi"
    case (.hecto, _): "hecto"
    case (.kilo, _): "quilo"
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
    case .day: "por dia"
    case .kilometer: "por quilômetro"
    case .squareMeter: "por metro quadrado"
    case .cubicMeter: "por metro cúbico"
    case .liter: "por litro"
    case .kilogram: "por quilograma"
    }
  }
}
