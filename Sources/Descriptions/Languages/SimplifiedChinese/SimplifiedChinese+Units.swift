extension SimplifiedChinese {
  func noun(_ unit: UnitOfMeasure) -> Noun {
    switch unit {
    case .meter: Noun("米")
    case .gram: Noun("克")
    case .liter: Noun("升")
    case .watt: Noun("瓦")
    case .wattHour: Noun("瓦时")
    case .volt: Noun("伏")
    case .ampere: Noun("安")
    case .ohm: Noun("欧姆")
    case .hertz: Noun("赫兹")
    case .pascal: Noun("帕")
    case .byte: Noun("字节")
    case .second: Noun("秒")
    case .celsius: Noun("摄氏度")
    case .fahrenheit: Noun("华氏度")
    case .degree: Noun("度")
    // Its word goes before the number; voices know the sign.
    case .percent: Noun("%")
    case .mile: Noun("英里")
    case .foot: Noun("英尺")
    case .pound: Noun("磅")
    case .tonne: Noun("吨")
    case .squareMeter: Noun("平方米")
    case .squareKilometer: Noun("平方千米")
    case .cubicMeter: Noun("立方米")
    case .euro: Noun("欧元")
    case .dollar: Noun("美元")
    case .sterling: Noun("英镑")
    case .yen: Noun("日元")
    case .minute: noun(.time(.minute))
    case .hour: noun(.time(.hour))
    case .day: noun(.time(.day))
    }
  }

  func prefix(_ prefix: UnitPrefix, of unit: UnitOfMeasure) -> String {
    switch prefix {
    case .micro: "微"
    case .milli: "毫"
    case .centi: "厘"
    case .hecto: "百"
    case .kilo: "千"
    case .mega: "兆"
    case .giga: "吉"
    case .tera: "太"
    }
  }

  func each(_ unit: UnitDenominator) -> String {
    switch unit {
    case .second: "每秒"
    case .minute: "每分钟"
    case .hour: "每小时"
    case .day: "每天"
    case .kilometer: "每千米"
    case .squareMeter: "每平方米"
    case .cubicMeter: "每立方米"
    case .liter: "每升"
    case .kilogram: "每千克"
    }
  }
}
