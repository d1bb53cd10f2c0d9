import Glibc

/// Plays the tones of one series on a channel of a MIDI track.
struct MIDIVoice {
  /// The widest bend of a note, in semitones to either side: the one that players commonly allow.
  static let bendRange = 24.0
  /// Ticks between two bends of a glide.
  ///
  /// At 5 ms four series at once still fit the 3,125 bytes a second of a MIDI cable.
  static let bendInterval = 5

  private(set) var track: MIDITrack
  private let channel: UInt8
  private let glide: SonificationSettings.PitchScale
  // The last values that the channel was told, so that it is not told them again.
  private var program: UInt8?
  private var bend: Int?
  private var pan: UInt8?
  private var expression: UInt8?

  /// Sets up the channel in `track`.
  init(
    _ track: MIDITrack, channel: UInt8, volume: UInt8, glide: SonificationSettings.PitchScale
  ) {
    self.track = track
    self.channel = channel
    self.glide = glide
    self.track.control(.volume, volume, channel: channel, at: 0)
    // Registered parameter 0 is the bend range; parameter 127, 127 closes it again.
    self.track.control(.parameter, 0, channel: channel, at: 0)
    self.track.control(.parameterFine, 0, channel: channel, at: 0)
    self.track.control(.dataEntry, UInt8(Self.bendRange), channel: channel, at: 0)
    self.track.control(.dataEntryFine, 0, channel: channel, at: 0)
    self.track.control(.parameter, 127, channel: channel, at: 0)
    self.track.control(.parameterFine, 127, channel: channel, at: 0)
  }

  private struct ControlPoint {
    var tick: Int
    var pitch: Double
    var gain: Double
    var pan: Double
  }

  /// Plays tones of which each goes on from the one before it.
  mutating func play(_ chain: ArraySlice<Tone>) {
    guard let first = chain.first, let last = chain.last else { return }
    var samples = chain.flatMap(samples)
    // Under a tick there is nothing to sample; the note is struck all the same.
    if samples.isEmpty { samples = [sample(of: first, at: 0, tick: MIDIFile.tick(first.start))] }
    let end = max(MIDIFile.tick(last.start + last.length), samples[0].tick + 1)
    select(first.instrument, at: samples[0].tick)
    var start = 0
    while start < samples.count {
      // As much as one note reaches, with the rounding of its key on either side.
      var (low, high) = (samples[start].pitch, samples[start].pitch)
      var next = start + 1
      while next < samples.count {
        let (lower, higher) = (min(low, samples[next].pitch), max(high, samples[next].pitch))
        guard higher - lower <= 2 * Self.bendRange - 2 else { break }
        (low, high) = (lower, higher)
        next += 1
      }
      let key = UInt8(min(max(((low + high) / 2).rounded(), 0), 127))
      strike(
        key, samples[start..<next], until: next < samples.count ? samples[next].tick : end)
      start = next
    }
  }

  private mutating func strike(_ key: UInt8, _ samples: ArraySlice<ControlPoint>, until end: Int) {
    let loudest = samples.reduce(1e-6) { max($0, $1.gain) }
    guard let start = samples.first?.tick else { return }
    for sample in samples {
      let bend = (sample.pitch - Double(key)) / Self.bendRange * 8192
      set(bend: Int(min(max(bend.rounded() + 8192, 0), 16_383)), at: sample.tick)
      set(pan: UInt8((64 + 63 * sample.pan).rounded()), at: sample.tick)
      set(expression: MIDIFile.level(sample.gain / loudest), at: sample.tick)
    }
    track.noteOn(key, velocity: MIDIFile.velocity(loudest), channel: channel, at: start)
    track.noteOff(key, channel: channel, at: max(end, start + 1))
  }

  private func samples(of tone: Tone) -> [ControlPoint] {
    let start = MIDIFile.tick(tone.start)
    let end = MIDIFile.tick(tone.start + tone.length)
    let isSteady =
      tone.frequency == tone.endFrequency && tone.gain == tone.endGain && tone.pan == tone.endPan
    let step = isSteady ? max(end - start, 1) : Self.bendInterval
    return stride(from: start, to: end, by: step).map { tick in
      sample(of: tone, at: Double(tick - start) / Double(end - start), tick: tick)
    }
  }

  private func sample(of tone: Tone, at share: Double, tick: Int) -> ControlPoint {
    let pitch: Double
    switch glide {
    case .linear:
      pitch = Self.pitch(tone.frequency + (tone.endFrequency - tone.frequency) * share)
    case .log:
      let start = Self.pitch(tone.frequency)
      pitch = start + (Self.pitch(tone.endFrequency) - start) * share
    }
    return ControlPoint(
      tick: tick, pitch: pitch, gain: tone.gain + (tone.endGain - tone.gain) * share,
      pan: tone.pan + (tone.endPan - tone.pan) * share)
  }

  /// The pitch of `frequency` Hz in semitones, as MIDI counts them: 69 is 440 Hz.
  static func pitch(_ frequency: Double) -> Double { 69 + 12 * log2(frequency / 440) }

  private mutating func select(_ instrument: Instrument, at tick: Int) {
    let number = MIDIFile.program(of: instrument)
    if number != program { track.program(number, channel: channel, at: tick) }
    program = number
  }

  private mutating func set(bend value: Int, at tick: Int) {
    if value != bend { track.bend(value, channel: channel, at: tick) }
    bend = value
  }

  private mutating func set(pan value: UInt8, at tick: Int) {
    if value != pan { track.control(.pan, value, channel: channel, at: tick) }
    pan = value
  }

  private mutating func set(expression value: UInt8, at tick: Int) {
    if value != expression { track.control(.expression, value, channel: channel, at: tick) }
    expression = value
  }

  /// Strikes a key of the percussion channel.
  mutating func tap(_ key: UInt8, _ tone: Tone) {
    let start = MIDIFile.tick(tone.start)
    let end = max(MIDIFile.tick(tone.start + tone.length), start + 1)
    track.noteOn(
      key, velocity: MIDIFile.velocity(tone.gain), channel: MIDIFile.percussionChannel, at: start)
    track.noteOff(key, channel: MIDIFile.percussionChannel, at: end)
  }
}
