import Sonification

extension Phrasebook {
  func soundSetting(_ setting: SoundSettingOutline) -> String {
    switch setting {
    case .page: words(soundSetting: .sound)
    case .pitchRange(let lowest, let highest):
      labeled(
        words(soundSetting: .pitchRange),
        words(
          soundSetting: .hertz(
            format.number(lowest, fractionDigits: 0), format.number(highest, fractionDigits: 0))))
    case .duration(let duration):
      labeled(words(soundSetting: .duration), self.duration(duration))
    case .instrument(let instrument):
      labeled(words(soundSetting: .instrument), words(soundSetting: .played(instrument)))
    case .mono(let isOn): labeled(words(soundSetting: .mono), isOn: isOn)
    case .moveTones(let isOn): labeled(words(soundSetting: .moveTones), isOn: isOn)
    case .cue(let cue, let isOn):
      labeled(
        list([words(soundSetting: .cue), words(soundSetting: .marked(cue))]), isOn: isOn)
    }
  }

  private func duration(_ duration: SonificationSettings.Duration) -> String {
    switch duration {
    case .short: words(soundSetting: .short)
    case .recommended: words(soundSetting: .usual)
    case .long: words(soundSetting: .long)
    case .exactly(let seconds): length(seconds)
    }
  }

  private func labeled(_ label: String, isOn: Bool) -> String {
    labeled(label, words(screen: isOn ? .isOn : .isOff))
  }
}
