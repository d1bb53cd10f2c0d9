extension French {
  func noun(_ unit: UnitOfMeasure) -> Noun {
    switch unit {
    case .meter: Noun("mètre", "mètres")
    case .gram: Noun("gramme", "grammes")
    case .liter: Noun("litre", "litres")
    case .watt: Noun("watt", "watts")
    case .wattHour: Noun("wattheure", "wattheures")
    case .volt: Noun("volt", "volts")
    case .ampere: Noun("ampère", "ampères")
    case .ohm: Noun("ohm", "ohms")
    case .hertz: Noun("hertz")
    case .pascal: Noun("pascal", "pascals")
    case .byte: Noun("octet", "octets")
    case .second: Noun("seconde", "secondes")
    case .celsius: Noun("degré Celsius", "degrés Celsius")
    case .fahrenheit: Noun("degré Fahrenheit", "degrés Fahrenheit")
    case .degree: Noun("degré", "degrés")
    case .percent: Noun("pour cent")
    case .mile: Noun("mille terrestre", "milles terrestres")
    case .foot: Noun("pied", "pieds")
    case .pound: Noun("livre", "livres")
    case .tonne: Noun("tonne", "tonnes")
    case .squareMeter: Noun("mètre carré", "mètres carrés")
    case .squareKilometer: Noun("kilomètre carré", "kilomètres carrés")
    case .cubicMeter: Noun("mètre cube", "mètres cubes")
    case .euro: Noun("euro", "euros")
    case .dollar: Noun("dollar des États-Unis", "dollars des États-Unis")
    case .sterling: Noun("livre sterling", "livres sterling")
    case .yen: Noun("yen", "yens")
    case .minute: noun(.time(.minute))
    case .hour: noun(.time(.hour))
    case .day: noun(.time(.day))
    }
  }

  func prefix(_ prefix: UnitPrefix, of unit: UnitOfMeasure) -> String {
    switch prefix {
    case .micro: "micro"
    case .milli: "milli"
    case .centi: "centi"
    case .hecto: "hecto"
    case .kilo: "kilo"
    case .mega: "méga"
    case .giga: "giga"
    case .tera: "téra"
    }
  }

  func each(_ unit: UnitDenominator) -> String {
    switch unit {
    case .second: "par seconde"
    case .minute: "par minute"
    case .hour: "par heure"
    case .day: "par jour"
    case .kilometer: "par kilomètre"
    case .squareMeter: "par mètre carré"
    case .cubicMeter: "par mètre cube"
    case .liter: "par litre"
    case .kilogram: "par kilogramme"
    }
  }
}
