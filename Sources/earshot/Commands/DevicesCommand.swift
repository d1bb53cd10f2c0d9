import ArgumentParser
import Descriptions
import Glibc
import PortAudioOutput

struct DevicesCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(.devices, superCommandName: Earshot.name)
  }

  @OptionGroup(.words) var words: LanguageOption

  func run() throws {
    try reporting(in: words) {
      let language = try words.chosen()
      let devices: [AudioDevice]
      switch PortAudioOutput.devices() {
      case .success(let found): devices = found
      case .failure(let reason):
        StandardError.write(language.text(.sound(.silent(reason))))
        throw ExitCode(EX_UNAVAILABLE)
      }
      if devices.isEmpty { StandardError.write(language.text(.sound(.silent(.noDevice)))) }
      for device in devices {
        let mark = device.isDefault ? "*" : " "
        try StandardOutput.write(line: "\(mark) \(device.name) (\(device.hostInterface))")
      }
    }
  }
}
