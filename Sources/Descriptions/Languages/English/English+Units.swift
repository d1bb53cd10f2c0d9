extension English {
  func noun(_ unit: UnitOfMeasure) -> Noun {
    switch unit {
    case .meter: Noun("meter", "meters")
    case .gram: Noun("gram", "grams")
    case .liter: Noun("liter", "liters")
    case .watt: Noun("watt", "watts")
    case .wattHour: Noun("watt hour", "watt hours")
    case .volt: Noun("volt", "volts")
    case .ampere: Noun("ampere", "amperes")
    case .ohm: Noun("ohm", "ohms")
    case .hertz: Noun("hertz")
    case .pascal: Noun("pascal", "pascals")
    case .byte: Noun("byte", "bytes")
    case .second: Noun("second", "seconds")
    case .celsius: Noun("degree Celsius", "degrees Celsius")
    case .fahrenheit: Noun("degree Fahrenheit", "degrees Fahrenheit")
    case .degree: Noun("degree", "degrees")
    case .percent: Noun("percent")
    case .mile: Noun("mile", "miles")
    case .foot: Noun("foot", "feet")
    case .pound: Noun("pound", "pounds")
    case .tonne: Noun("tonne", "tonnes")
    case .squareMeter: Noun("square meter", "square meters")
    case .squareKilometer: Noun("square kilometer", "square kilometers")
    case .cubicMeter: Noun("cubic meter", "cubic meters")
    case .euro: Noun("euro", "euros")
    case .dollar: Noun("US dollar", "US dollars")
    case .sterling: Noun("pound sterling", "pounds sterling")
    case .yen: Noun("yen")
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
    case .mega: "mega"
    case .giga: "giga"
    case .tera: "tera"
    }
  }

  func each(_ unit: UnitDenominator) -> String {
    switch unit {
    case .second: "per second"
    case .minute: "per minute"
    case .hour: "per hour"
    case .day: "per day"
    case .kilometer: "per kilometer"
    case .squareMeter: "per square meter"
    case .cubicMeter: "per cubic meter"
    case .liter: "per liter"
    case .kilogram: "per kilogram"
    }
  }
}
