import CPortAudio

/// The format that a device is asked to take.
struct StreamFormat: Equatable {
  var channelCount: Int
  /// Frames a second.
  var sampleRate: Double

  /// The formats to ask of a device, the best first: stereo before its rate, which nobody hears.
  ///
  /// Drivers do not always take what they tell. So 44,100 is asked for even where it is not told, and
  /// all the channels of a device that takes neither two nor one.
  static func all(for device: PaDeviceInfo) -> [StreamFormat] {
    let most = max(Int(device.maxOutputChannels), 1)
    let counts = most == 1 ? [1] : most == 2 ? [2, 1] : [2, 1, most]
    var rates = [48_000.0]
    for rate in [device.defaultSampleRate, 44_100] where rate > 0 && !rates.contains(rate) {
      rates.append(rate)
    }
    return counts.flatMap { count in
      rates.map { StreamFormat(channelCount: count, sampleRate: $0) }
    }
  }

  /// True for an error that no other format can help.
  static func isFinal(_ error: PaError) -> Bool {
    let final = [
      paNotInitialized, paDeviceUnavailable, paInvalidDevice, paInsufficientMemory, paTimedOut,
    ]
    return final.contains { $0.rawValue == error }
  }
}
