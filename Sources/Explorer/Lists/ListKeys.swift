import Descriptions
import Screen

/// The keys of a list, said in it.
extension Model {
  /// Says how a list is walked, left, and acted in.
  mutating func sayListKeys() -> [Effect] {
    let isSideBySide = overlay?.kind == .multiples
    func hint(_ hint: Hint, _ action: KeyAction) -> Sentence {
      .keyHint(hint, key: settings.keymap.label(of: [action]))
    }
    func named(_ action: KeyAction) -> Sentence {
      .saidHelpRow(keys: settings.keymap.label(of: [action]), action)
    }
    let isOfSettings = overlay?.kind == .settings || overlay?.kind == .soundSettings
    return announce(
      (isSideBySide ? [hint(.items, .previousPoint), hint(.items, .nextPoint)] : [])
        + [hint(.items, .nextItem)]
        + (isSideBySide ? [hint(.play, .play), named(.zoomIn), named(.zoomOut)] : [])
        + (isOfSettings ? [.settingsTitle(keys: settingLetters)] : [])
        + [hint(.act, .act)]
        + (overlay?.columnIndex == nil
          ? []
          : [.titled(settings.key(of: .bookmark), .columnUse(.leftOut, isChosen: nil))])
        + (overlay?.isOfShelf == true ? [named(.takeBack), named(.compare)] : [])
        + [.listSearch(key: settings.keymap.label(of: [.search])), hint(.close, .stop)])
  }

  /// The letters that change a setting, as voices are silent on arrows.
  private var settingLetters: String {
    [KeyAction.previousPoint, .nextPoint].compactMap { action in
      let labels = settings.keymap.rows.first { $0.action == action }?.keys.map(\.label) ?? []
      return labels.first { $0.count == 1 && $0.first?.isASCII == true } ?? labels.first
    }.joined(separator: " ")
  }
}
