import ArgumentParser
import Descriptions
import PortAudioOutput

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", _superCommandName: Earshot.name,
    abstract: "The audio output devices, the default one marked.")

  @OptionGroup(title: "Words") var words: WordOptions

  func run() throws {
    try reporting(in: words) {
      let devices = PortAudioOutput.devices()
      if devices.isEmpty { StandardError.write(try words.chosen().text(.silent(.noDevice))) }
      for device in devices {
        let mark = device.isDefault ? "*" : " "
        try StandardOutput.write(line: "\(mark) \(device.name) (\(device.hostInterface))")
      }
    }
  }
}
