extension Phrasebook {
  func setting(_ setting: SettingOutline) -> String {
    switch setting {
    case .language(let name): labeled(.language, name)
    case .theme(let name):
      labeled(.theme, ThemeName(rawValue: name).map { words(theme: $0) } ?? name)
    case .volume(let volume):
      labeled(.volume, format.percent(whole: Int((volume * 100).rounded())))
    case .order(let isTogether): labeled(.order, isTogether ? .together : .inTurn)
    case .verbosity(let verbosity): labeled(.verbosity, .words(verbosity))
    case .caption(let parts):
      labeled(words(screen: .caption), list(parts.map { words(screen: .captionPart($0)) }))
    case .glyphs(let glyphs): labeled(.glyphs, .drawnWith(glyphs))
    case .glyphScale(let scale): labeled(.glyphScale, .scale(count(scale)))
    case .valuesWhilePlaying(let isOn): labeled(.valuesWhilePlaying, isOn ? .isOn : .isOff)
    case .readingSpeed(let speed): labeled(.readingSpeed, factor(speed))
    case .speech(.off): labeled(.speech, .isOff)
    case .speech(.auto): labeled(.speech, .ifAvailable)
    case .speech(.on): labeled(.speech, .isOn)
    case .sameAxes(let isOn): labeled(.sameAxes, isOn ? .sameAxesOn : .isOff)
    case .screenReader(.off): labeled(.screenReader, .isOff)
    case .screenReader(.quiet): labeled(.screenReader, .quietScreen)
    case .screenReader(.plain): labeled(.screenReader, .plainLines)
    case .verticalPoints(let isOn): labeled(.verticalPoints, isOn ? .isOn : .isOff)
    case .sound(let setting): soundSetting(setting)
    case .crosshair(let isOn): labeled(.crosshair, isOn ? .isOn : .isOff)
    case .pixels(.off): labeled(.pixels, .isOff)
    case .pixels(.auto): labeled(.pixels, .ifAvailable)
    // Both are names.
    case .pixels(.kitty): labeled(words(screen: .pixels), "kitty")
    case .pixels(.sixel): labeled(words(screen: .pixels), "Sixel")
    }
  }

  private func labeled(_ name: ScreenPhrase, _ value: String) -> String {
    labeled(words(screen: name), value)
  }

  private func labeled(_ name: ScreenPhrase, _ value: ScreenPhrase) -> String {
    labeled(words(screen: name), words(screen: value))
  }
}
