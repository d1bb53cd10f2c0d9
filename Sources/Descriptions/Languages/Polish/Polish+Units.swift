extension Polish {
  func noun(_ unit: UnitOfMeasure) -> Noun {
    switch unit {
    case .meter: Noun(one: "metr", few: "metry", many: "metrów", other: "metra")
    case .gram: Noun(one: "gram", few: "gramy", many: "gramów", other: "grama")
    case .liter: Noun(one: "litr", few: "litry", many: "litrów", other: "litra")
    case .watt: Noun(one: "wat", few: "waty", many: "watów", other: "wata")
    case .wattHour:
      Noun(one: "watogodzina", few: "watogodziny", many: "watogodzin", other: "watogodziny")
    case .volt: Noun(one: "wolt", few: "wolty", many: "woltów", other: "wolta")
    case .ampere: Noun(one: "amper", few: "ampery", many: "amperów", other: "ampera")
    case .ohm: Noun(one: "om", few: "omy", many: "omów", other: "oma")
    case .hertz: Noun(one: "herc", few: "herce", many: "herców", other: "herca")
    case .pascal: Noun(one: "paskal", few: "paskale", many: "paskali", other: "paskala")
    case .byte: Noun(one: "bajt", few: "bajty", many: "bajtów", other: "bajta")
    case .second: Noun(one: "sekunda", few: "sekundy", many: "sekund", other: "sekundy")
    case .celsius:
      Noun(
        one: "stopień Celsjusza", few: "stopnie Celsjusza", many: "stopni Celsjusza",
        other: "stopnia Celsjusza")
    case .fahrenheit:
      Noun(
        one: "stopień Fahrenheita", few: "stopnie Fahrenheita", many: "stopni Fahrenheita",
        other: "stopnia Fahrenheita")
    case .degree: Noun(one: "stopień", few: "stopnie", many: "stopni", other: "stopnia")
    case .percent: Noun(one: "procent", few: "procent", many: "procent", other: "procenta")
    case .mile: Noun(one: "mila", few: "mile", many: "mil", other: "mili")
    case .foot: Noun(one: "stopa", few: "stopy", many: "stóp", other: "stopy")
    case .pound: Noun(one: "funt", few: "funty", many: "funtów", other: "funta")
    case .tonne: Noun(one: "tona", few: "tony", many: "ton", other: "tony")
    case .squareMeter:
      Noun(
        one: "metr kwadratowy", few: "metry kwadratowe", many: "metrów kwadratowych",
        other: "metra kwadratowego")
    case .squareKilometer:
      Noun(
        one: "kilometr kwadratowy", few: "kilometry kwadratowe", many: "kilometrów kwadratowych",
        other: "kilometra kwadratowego")
    case .cubicMeter:
      Noun(
        one: "metr sześcienny", few: "metry sześcienne", many: "metrów sześciennych",
        other: "metra sześciennego")
    case .euro: Noun("euro")
    case .dollar:
      Noun(
        one: "dolar amerykański", few: "dolary amerykańskie", many: "dolarów amerykańskich",
        other: "dolara amerykańskiego")
    case .sterling:
      Noun(
        one: "funt szterling", few: "funty szterlingi", many: "funtów szterlingów",
        other: "funta szterlinga")
    case .yen: Noun(one: "jen", few: "jeny", many: "jenów", other: "jena")
    case .minute: noun(.time(.minute))
    case .hour: noun(.time(.hour))
    case .day: noun(.time(.day))
    }
  }

  func prefix(_ prefix: UnitPrefix, of unit: UnitOfMeasure) -> String {
    switch prefix {
    case .micro: "mikro"
    case .milli: "mili"
    case .centi: "centy"
    case .hecto: "hekto"
    case .kilo: "kilo"
    case .mega: "mega"
    case .giga: "giga"
    case .tera: "tera"
    }
  }

  func each(_ unit: UnitDenominator) -> String {
    switch unit {
    case .second: "na sekundę"
    case .minute: "na minutę"
    case .hour: "na godzinę"
    case .day: "na dzień"
    case .kilometer: "na kilometr"
    case .squareMeter: "na metr kwadratowy"
    case .cubicMeter: "na metr sześcienny"
    case .liter: "na litr"
    case .kilogram: "na kilogram"
    }
  }
}
