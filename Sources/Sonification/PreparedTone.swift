/// A tone in frames and steps, as the renderer needs it: nothing here needs memory management.
struct PreparedTone {
  /// The frames in which it sounds.
  var start: Int
  var end: Int
  /// The frames of the chain of connected tones it belongs to.
  var chainStart: Int
  var chainEnd: Int
  /// The share of the chain's attack and release that one frame is.
  var attack: Double = 1
  var release: Double = 1
  /// True where it goes on with the phase of the tone before it.
  var isConnected: Bool
  /// Turns a frame at the start; each frame multiplies by the ratio and adds the slope.
  var increment: Double
  var incrementRatio: Double = 1
  var incrementSlope: Double = 0
  /// The gain at the start, and what each frame multiplies it by.
  var gain: Double
  var gainRatio: Double
  /// The place at the start, and what each frame adds to it.
  var pan: Double
  var panSlope: Double
  /// The range of the instrument's partials in the table of all.
  var timbre: Timbre.PartialRange
  /// The course of its voice in time, and the seconds of a frame.
  var articulation: Articulation
  /// True where nothing of it changes in time.
  var isPlain: Bool
  var frameSeconds: Double
  /// The upper edge of the band of noise over its lower one: 5 kHz over 1.5 kHz.
  private static let noiseWidth = 10.0 / 3
  /// True for noise, which has no partials.
  var isNoise: Bool
  /// The coefficients of the noise's filter.
  var filter = BandPass.Coefficients.passing

  /// Prepares `tone`, or nothing where it has no frame or no loudness to sound.
  init?(_ tone: Tone, sampleRate: Double, glide: SonificationSettings.PitchScale) {
    guard tone.canSound else { return nil }
    let end = tone.start + tone.length
    start = Int((tone.start * sampleRate).rounded())
    self.end = Int((end * sampleRate).rounded())
    guard self.end > start else { return nil }
    chainStart = start
    chainEnd = self.end
    isConnected = tone.isConnected
    let frames = Double(self.end - start)
    increment = tone.frequency / sampleRate
    switch glide {
    case .log: incrementRatio = Power.root(tone.endFrequency / tone.frequency, frames)
    case .linear: incrementSlope = (tone.endFrequency - tone.frequency) / sampleRate / frames
    }
    // A ratio cannot reach zero; a millionth is as silent.
    gain = max(tone.gain, 1e-6)
    gainRatio = Power.root(max(tone.endGain, 1e-6) / gain, frames)
    pan = tone.pan
    panSlope = (tone.endPan - tone.pan) / frames
    timbre = Timbre.PartialRange(tone.instrument)
    articulation = Articulation(tone.instrument)
    if let pulse = tone.pulse {
      articulation.shape = .trembling(rate: Float(pulse.rate), floor: Float(pulse.floor))
    }
    isPlain = articulation.isPlain
    frameSeconds = 1 / sampleRate
    isNoise = tone.instrument == .noise
    if isNoise {
      filter = BandPass.Coefficients(
        from: tone.frequency, to: tone.frequency * Self.noiseWidth, sampleRate: sampleRate)
    } else if articulation.breath > 0 {
      filter = BandPass.Coefficients(
        from: articulation.breathBand.lowest, to: articulation.breathBand.highest,
        sampleRate: sampleRate)
    }
  }

  /// Attack and release: 5 ms and 20 ms, shorter in the same proportion in a short chain.
  mutating func setChain(_ frames: Range<Int>, sampleRate: Double) {
    chainStart = frames.lowerBound
    chainEnd = frames.upperBound
    articulation = articulation.lasting(Double(frames.count) / sampleRate)
    let shrink = min(Double(frames.count) / (0.025 * sampleRate), 1)
    attack = 1 / max(0.005 * sampleRate * shrink, 1)
    release = 1 / max(0.020 * sampleRate * shrink, 1)
  }
}

extension Tone {
  /// True where its values are such that it can be rendered at all.
  var canSound: Bool {
    let end = start + length
    return start >= 0 && start < end && end < 1e6 && gain >= 0 && gain < 1e3 && endGain >= 0
      && endGain < 1e3 && frequency > 0 && frequency < 1e6 && endFrequency > 0
      && endFrequency < 1e6 && abs(pan) <= 1 && abs(endPan) <= 1
  }
}
