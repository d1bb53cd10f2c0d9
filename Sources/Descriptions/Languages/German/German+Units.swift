extension German {
  func noun(_ unit: UnitOfMeasure) -> Noun {
    switch unit {
    case .meter: Noun("Meter")
    case .gram: Noun("Gramm")
    case .liter: Noun("Liter")
    case .watt: Noun("Watt")
    case .wattHour: Noun("Wattstunde", "Wattstunden")
    case .volt: Noun("Volt")
    case .ampere: Noun("Ampere")
    case .ohm: Noun("Ohm")
    case .hertz: Noun("Hertz")
    case .pascal: Noun("Pascal")
    case .byte: Noun("Byte")
    case .second: Noun("Sekunde", "Sekunden")
    case .celsius: Noun("Grad Celsius")
    case .fahrenheit: Noun("Grad Fahrenheit")
    case .degree: Noun("Grad")
    case .percent: Noun("Prozent")
    case .mile: Noun("Meile", "Meilen")
    case .foot: Noun("Fuß")
    case .pound: Noun("Pfund")
    case .tonne: Noun("Tonne", "Tonnen")
    case .squareMeter: Noun("Quadratmeter")
    case .squareKilometer: Noun("Quadratkilometer")
    case .cubicMeter: Noun("Kubikmeter")
    case .euro: Noun("Euro")
    case .dollar: Noun("US-Dollar")
    case .sterling: Noun("Pfund Sterling")
    case .yen: Noun("Yen")
    case .minute: noun(.time(.minute))
    case .hour: noun(.time(.hour))
    case .day: noun(.time(.day))
    }
  }

  func prefix(_ prefix: UnitPrefix, of unit: UnitOfMeasure) -> String {
    switch prefix {
    case .micro: "Mikro"
    case .milli: "Milli"
    case .centi: "Zenti"
    case .hecto: "Hekto"
    case .kilo: "Kilo"
    case .mega: "Mega"
    case .giga: "Giga"
    case .tera: "Tera"
    }
  }

  func each(_ unit: UnitDenominator) -> String {
    switch unit {
    case .second: "pro Sekunde"
    case .minute: "pro Minute"
    case .hour: "pro Stunde"
    case .day: "pro Tag"
    case .kilometer: "pro Kilometer"
    case .squareMeter: "pro Quadratmeter"
    case .cubicMeter: "pro Kubikmeter"
    case .liter: "pro Liter"
    case .kilogram: "pro Kilogramm"
    }
  }
}
