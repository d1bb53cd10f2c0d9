import Charts
import Descriptions
import Screen
import Sonification

/// The settings that can be changed on the screen, in their order there.
enum SettingRow: CaseIterable {
  case language, theme, volume, order, verbosity, valuesWhilePlaying, readingSpeed,
    screenReader, verticalPoints, speech, glyphScale, glyphs, pixels, crosshair, caption, sameAxes

  /// Those that change a picture or its words.
  fileprivate static let seen: [SettingRow] = [.language, .theme, .glyphs, .glyphScale, .sameAxes]

  /// The settings it changes.
  var preferences: [Preference] { self == .screenReader ? [.plain, .quiet] : [preference] }

  /// The setting it changes, or the first of them.
  var preference: Preference {
    switch self {
    case .language: .language
    case .theme: .theme
    case .volume: .volume
    case .order: .order
    case .verbosity: .verbosity
    case .caption: .caption
    case .valuesWhilePlaying: .sayValues
    case .readingSpeed: .readingSpeed
    case .glyphScale: .glyphScale
    case .glyphs: .glyphs
    case .sameAxes: .sameAxes
    case .screenReader: .plain
    case .verticalPoints: .verticalPoints
    case .speech: .speech
    case .pixels: .pixels
    case .crosshair: .crosshair
    }
  }
}

/// The settings as the list shows and changes them.
extension Settings {
  /// The captions that are turned through; an option or the configuration file may ask for any other.
  private static let captions: [[CaptionPart]] = [
    CaptionPart.allCases, [.series, .place, .value, .unit],
    [.value, .unit, .place, .series, .change],
    [.value, .unit, .change], [.value, .unit], [.value], [.place, .value], [.place, .change],
  ]
  /// The volumes that are turned through.
  private static let volumes = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

  func outline(of row: SettingRow) -> SettingOutline {
    switch row {
    case .language: .language(language.name)
    case .theme: .theme(theme)
    case .volume: .volume(sonification.volume)
    case .order: .order(isTogether: sonification.order == .together)
    case .verbosity: .verbosity(verbosity)
    case .caption: .caption(captionParts ?? CaptionPart.allCases)
    case .valuesWhilePlaying: .valuesWhilePlaying(saysValues)
    case .readingSpeed: .readingSpeed(readingSpeed)
    case .glyphScale: .glyphScale(glyphScale)
    case .glyphs: .glyphs(glyphs)
    case .sameAxes: .sameAxes(hasSameAxes)
    case .screenReader: .screenReader(screenReader)
    case .verticalPoints: .verticalPoints(walksPointsVertically)
    case .speech: .speech(speech)
    case .pixels: .pixels(pixels)
    case .crosshair: .crosshair(hasCrosshair)
    }
  }

  /// Gives a setting its next value, or with a negative `delta` the one before; lists of names go
  /// round, amounts have ends.
  ///
  /// - Returns: `true` where there is such a value.
  fileprivate mutating func change(_ row: SettingRow, by delta: Int) -> Bool {
    switch row {
    case .language:
      languageTag = Languages.all.map(\.tag).neighbor(of: language.code, by: delta)
    case .theme: theme = themes.neighbor(of: theme, by: delta)
    case .volume:
      guard let volume = Self.volumes.step(from: sonification.volume, by: delta) else {
        return false
      }
      sonification.volume = volume
    case .order:
      sonification.order = sonification.order == .together ? .sequential : .together
    case .verbosity: verbosity = verbosity.next(by: delta)
    case .caption:
      let texts = Self.captions.map(CaptionPart.text)
      let current = CaptionPart.text(of: captionParts ?? CaptionPart.allCases)
      let parts = CaptionPart.parts(texts.neighbor(of: current, by: delta))
      captionParts = parts == CaptionPart.allCases ? nil : parts
    case .valuesWhilePlaying: saysValues.toggle()
    case .readingSpeed:
      guard let speed = Self.speeds.step(from: readingSpeed, by: delta) else { return false }
      readingSpeed = speed
    case .glyphScale:
      guard GlyphScale.range.contains(glyphScale + delta) else { return false }
      glyphScale += delta
    case .glyphs:
      let names = GlyphSet.allCases.filter { hasOctants || $0 != .octant }.map(\.rawValue)
      glyphs = GlyphSet(rawValue: names.neighbor(of: glyphs.rawValue, by: delta)) ?? glyphs
      areGlyphsGuessed = false
    case .sameAxes: hasSameAxes.toggle()
    case .pixels:
      let names = PixelChoice.allCases.map(\.rawValue)
      pixels = PixelChoice(rawValue: names.neighbor(of: pixels.rawValue, by: delta)) ?? pixels
    case .crosshair: hasCrosshair.toggle()
    case .screenReader:
      let modes = ScreenReaderMode.allCases
      let names = modes.map(\.rawValue)
      let name = names.neighbor(of: screenReader.rawValue, by: delta)
      screenReader = ScreenReaderMode(rawValue: name) ?? screenReader
    case .verticalPoints: hasVerticalPoints = !walksPointsVertically
    case .speech:
      let names = SpeechChoice.allCases.map(\.rawValue)
      speech = SpeechChoice(rawValue: names.neighbor(of: speech.rawValue, by: delta)) ?? speech
    }
    return true
  }

  /// A setting as the configuration file has it.
  fileprivate func kept(_ row: SettingRow) -> [Effect] {
    guard row == .screenReader else {
      return [.keep(name: row.preference.name, value: value(of: row))]
    }
    return [
      .keep(name: Preference.plain.name, value: "\(screenReader == .plain)"),
      .keep(name: Preference.quiet.name, value: "\(screenReader == .quiet)"),
    ]
  }

  private func value(of row: SettingRow) -> String {
    switch row {
    case .language, .theme, .order, .verbosity, .caption, .glyphs, .speech, .screenReader, .pixels:
      "\"\(plainValue(of: row))\""
    case .volume, .valuesWhilePlaying, .readingSpeed, .glyphScale, .sameAxes, .verticalPoints,
      .crosshair:
      plainValue(of: row)
    }
  }

  /// The value as an option has it.
  private func plainValue(of row: SettingRow) -> String {
    switch row {
    case .language: languageTag
    case .theme: theme
    case .volume: "\(sonification.volume)"
    case .order: sonification.order.rawValue
    case .verbosity: verbosity.rawValue
    case .caption: CaptionPart.text(of: captionParts ?? CaptionPart.allCases)
    case .valuesWhilePlaying: "\(saysValues)"
    case .readingSpeed: "\(readingSpeed)"
    case .glyphScale: "\(glyphScale)"
    case .glyphs: areGlyphsGuessed ? "auto" : glyphs.rawValue
    case .sameAxes: "\(hasSameAxes)"
    case .screenReader: screenReader.rawValue
    case .verticalPoints: "\(walksPointsVertically)"
    case .speech: speech.rawValue
    case .pixels: pixels.rawValue
    case .crosshair: "\(hasCrosshair)"
    }
  }

  /// Remembers that a setting is kept, and so is there without an option.
  mutating func notePreset(_ row: SettingRow) {
    if presets[row.preference.name] != nil { presets[row.preference.name] = plainValue(of: row) }
  }

  /// The options for what is seen and read otherwise than without them.
  var arguments: [String] {
    SettingRow.seen.flatMap { row -> [String] in
      let (name, value) = (row.preference.name, plainValue(of: row))
      // A size that is kept here makes another picture where it is not.
      let isKept = row == .glyphScale && glyphScale > GlyphScale.range.lowerBound
      guard let preset = presets[name], preset != value || isKept else { return [] }
      guard row == .sameAxes else { return ["--" + name, value] }
      // A flag cannot be taken back by an option.
      return hasSameAxes ? ["--" + name] : []
    }
  }
}

/// The settings: changed while the program runs, and kept.
extension Model {
  /// Changes the chosen setting, and what depends on it, says it and has it kept.
  mutating func changeSetting(_ overlay: Overlay, by delta: Int) -> [Effect] {
    guard SettingRow.allCases.indices.contains(overlay.selected) else {
      return open(.soundSettings)
    }
    let row = SettingRow.allCases[overlay.selected]
    let former = settings.language
    let walkedVertically = settings.walksPointsVertically
    guard settings.change(row, by: delta) else {
      return give(.edge(delta < 0 ? .firstItem : .lastItem))
    }
    var answer = Answer([.setting(settings.outline(of: row))])
    var farewell: String?
    switch row {
    case .language:
      let language = settings.language
      rename { language.renaming($0, from: former) }
      // First in the words of those who have chosen it, by itself: a voice speaks one language at a time.
      farewell = former.text(.setting(.language(former.name(of: language))))
    case .theme: answer.effects = [.useTheme(settings.theme)]
    case .volume:
      // The new volume is heard at once, on the point one stands on.
      if settings.isSoundOn, page.point != nil { answer.sound = page.pointSound }
    case .order: page.chooseWholeChart(settings)
    case .sameAxes: layOut()
    case .screenReader:
      answer.effects = [.useScreen(settings.screenReader)]
      // Plain lines turn the arrows, if nobody has said how they are to be.
      if settings.walksPointsVertically != walkedVertically {
        answer.words.append(.setting(settings.outline(of: .verticalPoints)))
      }
    case .verbosity: page.listDetails(settings.verbosity)
    case .verticalPoints, .caption, .valuesWhilePlaying, .readingSpeed, .glyphScale, .glyphs,
      .pixels, .crosshair:
      break
    case .speech:
      // A voice that was not there is tried again.
      speech = OwnSpeech()
      if settings.speech != .off { answer.effects = [.tryVoice] }
    }
    answer.effects += settings.kept(row)
    settings.notePreset(row)
    guard let farewell else { return give(answer) }
    return announce(farewell, in: former, before: answer)
  }

  /// Says the new value first, which holds until the end, and then that it will not be there again.
  mutating func sayNotKept(_ name: String, _ file: String, _ reason: String?) -> [Effect] {
    let outline =
      SettingRow.allCases.first { $0.preference.name == name }.map { settings.outline(of: $0) }
      ?? SoundSettingRow.all.first { row in row.preferences.contains { $0.name == name } }
      .map { settings.outline(of: $0) }
    guard let outline else { return [] }
    return announce(
      [.settingNotKept(outline, file: file, reason: reason)],
      priority: .problem, about: .setting)
  }
}

extension [String] {
  /// The name after or before `name` in the ring of all; the first where it is unknown.
  func neighbor(of name: String, by delta: Int) -> String {
    guard let index = firstIndex(of: name) else { return first ?? name }
    return self[((index + delta) % count + count) % count]
  }
}

extension [Double] {
  /// The step above or below `value`; `nil` at the end.
  fileprivate func step(from value: Double, by delta: Int) -> Double? {
    delta > 0 ? first { $0 > value + 1e-9 } : last { $0 < value - 1e-9 }
  }
}
