/// The sound of a cue.
struct Earcon {
  /// One stroke of it, with its times in seconds and its frequencies in Hz.
  struct Pulse: Equatable {
    var start: Double
    var length: Double
    var frequency: Double
    var endFrequency: Double
  }

  let cue: Cue
  let strokes: [Pulse]
  /// Its loudness next to a note that sounds as loud.
  let level: Double
  private let instrument: Instrument
  /// The share of a stroke that is left at its end: −26 dB, unless it is held.
  private let decay: Double

  /// The sound of `cue`.
  ///
  /// The low tones lie below the data (zero at 100 Hz as in MAIDR, the tick of 150 Hz at a level
  /// of 0.4 as in Erie), the start and the extremes are chords on C (as in MAIDR and Chart2Music),
  /// the chirp lies above the data.
  init(_ cue: Cue, isRising: Bool = true) {
    self.cue = cue
    instrument = cue == .gap ? .noise : .triangle
    // By ISO 532-1, time-varying, 10 phon under a note of 632 Hz.
    level = cue == .gap ? 0.69 : 0.33
    decay = cue == .gap ? 1 : 0.05
    strokes =
      switch cue {
      case .gap: Self.strokes(1500, each: Timetable.tickLength)
      case .zeroCrossing: Self.strokes(100, 100, each: 0.07)
      case .gridline: Self.strokes(150, each: 0.1)
      case .seriesStart: Self.strokes(523.25, 659.26, 783.99, each: 0.06)
      case .boundary: Self.glide(from: 180, to: 90, length: 0.2)
      case .minimum: Self.strokes(392, 261.63, each: 0.075)
      case .maximum: Self.strokes(1046.5, 1567.98, each: 0.075)
      case .turningPoint: Self.strokes(880, each: 0.05)
      case .spike: Self.strokes(1174.66, 1760, 1174.66, each: 0.035)
      case .outlier: Self.strokes(2349.32, 2349.32, 2349.32, each: 0.04)
      case .threshold:
        isRising
          ? Self.glide(from: 2093, to: 4186, length: 0.06)
          : Self.glide(from: 4186, to: 2093, length: 0.06)
      }
  }

  /// The length in seconds.
  var length: Double { strokes.last.map { $0.start + $0.length } ?? 0 }

  /// Its tones from `start` on, in at most `room` seconds, beside notes of at most the gain
  /// `loudest`.
  func tones(at start: Double, room: Double, pan: Double, series: Int, loudest: Double) -> [Tone] {
    let shrink = min(room / length, 1)
    return strokes.map { stroke in
      // Noise has no pitch that it could be as loud as.
      let loudness = cue == .gap ? 1 : EqualLoudness.gain(at: stroke.frequency)
      let gain = level * min(loudness, loudest)
      return Tone(
        start: start + stroke.start * shrink, length: stroke.length * shrink,
        frequency: stroke.frequency, endFrequency: stroke.endFrequency, gain: gain,
        endGain: gain * decay, pan: pan, endPan: pan, instrument: instrument, series: series,
        isConnected: false, cue: cue)
    }
  }

  private static func strokes(_ frequencies: Double..., each length: Double) -> [Pulse] {
    frequencies.enumerated().map { index, frequency in
      Pulse(
        start: Double(index) * length, length: length, frequency: frequency,
        endFrequency: frequency)
    }
  }

  private static func glide(from first: Double, to last: Double, length: Double) -> [Pulse] {
    [Pulse(start: 0, length: length, frequency: first, endFrequency: last)]
  }
}

extension Score {
  /// Composes a cue alone, as a move along the points may ask for it.
  ///
  /// - Parameters:
  ///   - cue: The cue to sound; it need not be switched on.
  ///   - place: The place along x, 0 … 1, which decides the pan; `nil` centers it.
  ///   - isRising: True for a threshold that is passed upwards.
  ///   - settings: The choices by which data becomes sound.
  public init(
    cue: Cue, at place: Double?, isRising: Bool = true, settings: SonificationSettings
  ) {
    let earcon = Earcon(cue, isRising: isRising)
    let pan = settings.isMono || settings.pan == .none ? 0 : Panning.place(place)
    let tones = earcon.tones(
      at: 0, room: earcon.length, pan: pan, series: 0, loudest: Phrase.greatestGain(settings))
    let scale = Phrase.scale(settings)
    self.init(
      tones: tones.map { $0.scaled(by: scale) }, parts: [], length: earcon.length, pointCount: 0,
      playedCount: 0, glide: settings.pitchScale)
  }
}
