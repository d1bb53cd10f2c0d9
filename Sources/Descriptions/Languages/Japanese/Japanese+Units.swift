extension Japanese {
  func noun(_ unit: UnitOfMeasure) -> Noun {
    switch unit {
    case .meter: Noun("メートル")
    case .gram: Noun("グラム")
    case .liter: Noun("リットル")
    case .watt: Noun("ワット")
    case .wattHour: Noun("ワット時")
    case .volt: Noun("ボルト")
    case .ampere: Noun("アンペア")
    case .ohm: Noun("オーム")
    case .hertz: Noun("ヘルツ")
    case .pascal: Noun("パスカル")
    case .byte: Noun("バイト")
    case .second: Noun("秒")
    case .celsius: Noun("度")
    case .fahrenheit: Noun("華氏度")
    case .degree: Noun("度")
    case .percent: Noun("パーセント")
    case .mile: Noun("マイル")
    case .foot: Noun("フィート")
    case .pound: Noun("ポンド")
    case .tonne: Noun("トン")
    case .squareMeter: Noun("平方メートル")
    case .squareKilometer: Noun("平方キロメートル")
    case .cubicMeter: Noun("立方メートル")
    case .euro: Noun("ユーロ")
    case .dollar: Noun("米ドル")
    case .sterling: Noun("ポンド")
    case .yen: Noun("円")
    case .minute: noun(.time(.minute))
    case .hour: noun(.time(.hour))
    case .day: noun(.time(.day))
    }
  }

  func prefix(_ prefix: UnitPrefix, of unit: UnitOfMeasure) -> String {
    switch prefix {
    case .micro: "マイクロ"
    case .milli: "ミリ"
    case .centi: "センチ"
    case .hecto: "ヘクト"
    case .kilo: "キロ"
    case .mega: "メガ"
    case .giga: "ギガ"
    case .tera: "テラ"
    }
  }

  func each(_ unit: UnitDenominator) -> String {
    switch unit {
    case .second: "毎秒"
    case .minute: "毎分"
    case .hour: "毎時"
    case .day: "毎日"
    case .kilometer: "毎キロメートル"
    case .squareMeter: "毎平方メートル"
    case .cubicMeter: "毎立方メートル"
    case .liter: "毎リットル"
    case .kilogram: "毎キログラム"
    }
  }
}
