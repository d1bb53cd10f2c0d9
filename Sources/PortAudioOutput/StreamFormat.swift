import CPortAudio

/// The format that a device is asked to take.
struct StreamFormat: Equatable {
  var channelCount: Int
  /// Frames a second.
  var sampleRate: Double

  /// The formats to ask of a device, the best first: stereo before its rate, which nobody hears.
  static func all(for device: PaDeviceInfo) -> [StreamFormat] {
    let most = min(max(Int(device.maxOutputChannels), 1), 2)
    let rates =
      device.defaultSampleRate == 48_000 ? [48_000] : [48_000, device.defaultSampleRate]
    return (1...most).reversed().flatMap { count in
      rates.map { StreamFormat(channelCount: count, sampleRate: $0) }
    }
  }

  /// True for an error that says that another format may do.
  static func isRefusal(_ error: PaError) -> Bool {
    error == paInvalidSampleRate.rawValue || error == paInvalidChannelCount.rawValue
  }
}
