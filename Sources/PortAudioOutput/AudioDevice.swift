import CPortAudio
import Sonification

/// A sound device as PortAudio lists it.
package struct AudioDevice: Equatable, Sendable {
  package var name: String
  package var hostInterface: String
  package var isDefault: Bool

  /// The names among `names` that `text` may mean: the one that it is, else all that it is a part of,
  /// whatever the case, each once.
  package static func names(_ names: [String], meantBy text: String) -> [String] {
    if names.contains(text) { return [text] }
    let part = text.lowercased()
    return names.enumerated().filter { index, name in
      name.lowercased().contains(part) && names.firstIndex(of: name) == index
    }.map(\.element)
  }

  /// The output devices with their numbers; PortAudio must be initialized.
  static func outputs() -> [(index: PaDeviceIndex, device: AudioDevice)] {
    let count = Pa_GetDeviceCount()
    guard count > 0 else { return [] }
    let standard = Pa_GetDefaultOutputDevice()
    return (0..<count).compactMap { index in
      guard let info = Pa_GetDeviceInfo(index), info.pointee.maxOutputChannels > 0,
        let name = info.pointee.name
      else { return nil }
      let interface = Pa_GetHostApiInfo(info.pointee.hostApi)?.pointee.name
      let device = AudioDevice(
        name: String(cString: name),
        hostInterface: interface.map { String(cString: $0) } ?? "",
        isDefault: index == standard)
      return (index, device)
    }
  }

  /// Begins PortAudio, for as long as it takes to list the output devices where it was not begun.
  static func listOutputs(_ library: inout Library) -> Result<[AudioDevice], Silence> {
    let wasBegun = library.isBegun
    if let reason = library.begin() { return reason == .noDevice ? .success([]) : .failure(reason) }
    defer { if !wasBegun { library.end() } }
    return .success(outputs().map(\.device))
  }
}
