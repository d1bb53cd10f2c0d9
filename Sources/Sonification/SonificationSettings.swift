/// The choices by which data becomes sound.
public struct SonificationSettings: Equatable, Sendable {
  /// A named set of defaults.
  public enum Preset: String, CaseIterable, Sendable {
    /// 200–2000 Hz, logarithmic, slices with their mean, their range and what stands out.
    case natural
    /// 150–2600 Hz, linear, smoothed by 0.35, as many points as the Audiograph library plays; unlike
    /// there, spikes stay.
    case audiograph
  }

  /// The length of each series or, in the preset `audiograph`, of the whole output.
  public enum Duration: Equatable, Sendable {
    /// 60 ms a point, but at least 2 s and at most 3 s.
    case short
    /// 60 ms a point, but at least 3 s and at most 10 s.
    case recommended
    /// 19.9 s, at most 20 s.
    case long
    /// The whole output lasts exactly this many seconds, 0.02 … 3600; others are brought back
    /// into that range.
    case exactly(Double)
  }

  /// The spread of equal steps of the data over the frequencies.
  public enum PitchScale: String, CaseIterable, Sendable {
    /// Equal steps are equal intervals.
    case log
    /// Equal steps are equal differences in Hz.
    case linear
  }

  /// The order of several series: in turn or at once.
  public enum Order: String, CaseIterable, Sendable {
    case sequential
    case together
  }

  /// The tones that a pitch may be, as the keys of a piano whose A is 440 Hz.
  public enum Tuning: String, CaseIterable, Sendable {
    /// Any pitch.
    case none
    /// All twelve of an octave.
    case chromatic
    /// The seven of C major.
    case major
    /// The five of C major that go with each other.
    case pentatonic
  }

  /// The means by which a second measure of the points is heard.
  public enum Mapping: String, CaseIterable, Sendable {
    /// The higher, the louder: the lowest is 18 dB quieter than the highest.
    case loudness
    /// The higher, the rougher: a tremolo of 70 Hz, as deep as the value is high.
    case roughness
    /// The higher, the quicker each note flutters: 6 to 30 times a second.
    case tempo
  }

  /// The meaning of the place between the ears.
  public enum Pan: String, CaseIterable, Sendable {
    /// The place along x, from the left to the right.
    case x
    /// The series: the first from the left, the second from the right, the next two between them.
    case series
    /// Nothing: all is in the center.
    case none
  }

  /// The sound of a line where more than four points fall on 70 ms.
  public enum Density: String, CaseIterable, Sendable {
    /// The mean glides as the tone, 12 dB below it the lowest and the highest, and accents mark the
    /// points that stand out.
    case both
    /// The mean with the accents.
    case line
    /// The lowest and the highest with the accents.
    case range
    /// The lowest and the highest in turn as one line.
    case extremes
  }

  /// The preset the other defaults came from; it also chooses the way points are reduced.
  public var preset: Preset
  /// The length of each series, or of the whole output.
  public var duration: Duration
  /// The frequency of the lowest value, in Hz.
  public var minimumFrequency: Double
  /// The frequency of the highest value, in Hz.
  public var maximumFrequency: Double
  /// The scale of the pitches between them.
  public var pitchScale: PitchScale
  /// The weight of the newest value in an exponential moving average, 0.0001 … 1; 1 is the data.
  public var smoothing: Double
  /// 0 is silence, 1 keeps below −6 dBFS, 2 below 0 dBFS.
  public var volume: Double
  /// True to give the highest value the lowest pitch.
  public var isInverted: Bool
  /// The order of several series: in turn or at once.
  public var order: Order
  /// True to sound every tone in the center, for one ear.
  public var isMono: Bool
  /// The cues that sound beside the data.
  public var cues: Set<Cue>
  /// True to hear the lowest and the highest value before the graph; these take 1.2 s that come on
  /// top, unless the whole lasts exactly what was asked for.
  public var hasLegend: Bool
  /// True to hear a continuous series in equal steps of y, a short note each, so that its slope is
  /// their tempo; otherwise it glides.
  ///
  /// A discrete series sounds the same either way: between its points there is nothing, so there
  /// is no slope either, and a note between two of them would be data that nobody gave.
  public var isSlopeMode: Bool

  /// The sound of many points in little time, in the preset `natural`.
  public var density = Density.both
  /// The meaning of the place between the ears.
  public var pan = Pan.x
  /// The tones that the pitches are brought to, the nearest each; close values may become one tone.
  public var tuning = Tuning.none
  /// The means by which the second measure of the points is heard, where there is one.
  public var mapping: Mapping?
  /// True to hear a note for each point of a line in place of a glide.
  public var hasNotes = false
  /// The indices of series that are not heard; they keep their share of the pitches, and the
  /// others their instruments.
  public var muted: Set<Int> = []
  /// The instrument of the first series, the others following in their order; `nil` is the soft
  /// one.
  public var instrument: Instrument?

  /// Makes the defaults of `preset`.
  public init(preset: Preset = .natural) {
    self.preset = preset
    duration = .recommended
    volume = 1
    isInverted = false
    order = .sequential
    isMono = false
    cues = [.gap]
    hasLegend = false
    isSlopeMode = false
    switch preset {
    case .natural:
      minimumFrequency = 200
      maximumFrequency = 2000
      pitchScale = .log
      smoothing = 1
    case .audiograph:
      minimumFrequency = 150
      maximumFrequency = 2600
      pitchScale = .linear
      smoothing = 0.35
    }
  }
}
