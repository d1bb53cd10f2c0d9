/// A sound as data: every tone with its time, pitch, loudness and place.
public struct Score: Equatable, Sendable {
  /// The stretch of the score that sounds one series, and how its x runs along the time.
  public struct SeriesPart: Equatable, Sendable {
    /// The index of the series among those the score was made from.
    public var series: Int
    /// The start of the part, in seconds.
    public var start: Double
    /// Its length, in seconds.
    public var length: Double
    /// The x of the point it begins with.
    public var firstX: Double
    /// The x of the point it ends with; below `firstX` when it is heard backwards.
    public var lastX: Double
    /// Seconds between the onsets of its first and last point.
    public var span: Double

    /// Makes a part.
    public init(
      series: Int, start: Double, length: Double, firstX: Double, lastX: Double, span: Double
    ) {
      self.series = series
      self.start = start
      self.length = length
      self.firstX = firstX
      self.lastX = lastX
      self.span = span
    }

    /// The time at which `x` is heard, in seconds from the start of the score.
    public func time(of x: Double) -> Double {
      guard lastX != firstX else { return start }
      // In halves, as an axis may be wider than the largest number.
      let share = (x / 2 - firstX / 2) / (lastX / 2 - firstX / 2)
      return start + span * min(max(share, 0), 1)
    }

    /// The x that is heard at `time`, in seconds from the start of the score.
    public func x(at time: Double) -> Double {
      guard span > 0 else { return firstX }
      let share = (time - start) / span
      return 2 * (firstX / 2 + (lastX / 2 - firstX / 2) * min(max(share, 0), 1))
    }
  }

  /// The tones, ordered by their start.
  public var tones: [Tone]
  /// The parts, ordered by their start.
  public var parts: [SeriesPart]
  /// The length of the whole, in seconds.
  public var length: Double
  /// The number of points in the data, the missing ones left out.
  public var pointCount: Int
  /// The number of points that are played; a gap's tick is none.
  public var playedCount: Int
  /// The number of notes of all points that are made of several; 0 where there are none.
  public var noteCount = 0
  /// The number of those notes that are played.
  public var playedNoteCount = 0
  /// The scale on which a straight glide is straight: the logarithm of the frequency, or the
  /// frequency.
  public var glide: SonificationSettings.PitchScale
  /// True where a synthesizer goes on from the start after the end, for ever; files have it once.
  package var isLoop = false

  /// A score without a sound.
  public static let silence = Score(tones: [], parts: [], length: 0, pointCount: 0, playedCount: 0)

  /// Makes a score.
  public init(
    tones: [Tone], parts: [SeriesPart], length: Double, pointCount: Int, playedCount: Int,
    glide: SonificationSettings.PitchScale = .log
  ) {
    self.glide = glide
    self.tones = tones
    self.parts = parts
    self.length = length
    self.pointCount = pointCount
    self.playedCount = playedCount
  }
}

/// One stretch of sound: a note, a piece of a glide, or a tick.
public struct Tone: Equatable, Sendable {
  /// The tones that a series may sound at once.
  public enum Layer: Int, CaseIterable, Sendable {
    /// The line, or a note.
    case line
    /// The lowest of dense points.
    case lower
    /// The highest of dense points.
    case upper
    /// A point that stands out of dense ones.
    case accent
  }

  /// Its start, in seconds from the start of the score.
  public var start: Double
  /// Its length, in seconds, attack and release included.
  public var length: Double
  /// Its frequency at the start, in Hz; of a noise tick the lower edge of its band.
  public var frequency: Double
  /// Its frequency at the end, in Hz; between them the pitch is straight.
  public var endFrequency: Double
  /// Its loudness, 1 for the reference tone; equal-loudness is already in it.
  public var gain: Double
  /// Its loudness at the end.
  public var endGain: Double
  /// Its place at the start, −1 (left) … 1 (right).
  public var pan: Double
  /// Its place at the end.
  public var endPan: Double
  /// The instrument that plays it.
  public var instrument: Instrument
  /// The series it belongs to.
  public var series: Int
  /// The place among those that its series sounds at once.
  public var layer: Layer
  /// True where it goes on from the tone before it in its series and layer: same phase, no attack between.
  public var isConnected: Bool
  /// The tremolo that a second measure is heard by; `nil` without one.
  package var pulse: Pulse?
  /// The kind of cue that it is; `nil` for a tone that is data.
  public var cue: Cue?

  /// A tremolo: so many swings a second, between the full loudness and a share of it.
  package struct Pulse: Equatable, Sendable {
    var rate: Double
    var floor: Double
  }

  /// Makes a tone.
  public init(
    start: Double, length: Double, frequency: Double, endFrequency: Double, gain: Double,
    endGain: Double, pan: Double, endPan: Double, instrument: Instrument, series: Int,
    isConnected: Bool, cue: Cue? = nil, layer: Layer = .line
  ) {
    self.layer = layer
    self.cue = cue
    self.start = start
    self.length = length
    self.frequency = frequency
    self.endFrequency = endFrequency
    self.gain = gain
    self.endGain = endGain
    self.pan = pan
    self.endPan = endPan
    self.instrument = instrument
    self.series = series
    self.isConnected = isConnected
  }
}

extension Tone {
  /// A series and a layer of it, of which one tone sounds at a time.
  struct Voice: Hashable {
    var series: Int
    var layer: Layer
  }

  var voice: Voice { Voice(series: series, layer: layer) }
}

/// The player of a tone; each has a timbre of its own.
public enum Instrument: String, CaseIterable, Sendable {
  /// Nearly a sine, held: the default.
  case soft
  /// Low partials with a tremolo, as a harmonica.
  case reed
  /// High partials with a slow attack and vibrato, as a bowed string.
  case string
  /// Few partials far apart that die away, as a vibraphone.
  case bell
  /// A soft octave that dies away fast, as a plucked string.
  case pluck
  /// Nearly a sine in breath, coming in slowly, as a flute.
  case flute
  /// Odd partials that die away fast, as a marimba.
  case wood
  /// High partials that die away fast, as a plucked string of steel.
  case zither
  /// Odd partials, held, as a square wave: for those who ask for it.
  case square
  /// Odd partials falling fast: the voice of the cues, which no series gets.
  case triangle
  /// Noise from 1.5 to 5 kHz: marks a gap, carries no pitch.
  case noise

  /// Those that the first series can have.
  public static let pitched: [Instrument] = voices + [.square]

  /// Those that the series get, in their order.
  static let voices: [Instrument] = [
    .soft, .reed, .string, .bell, .pluck, .flute, .wood, .zither,
  ]
}
