/// The course of a voice in time: struck, swelling or trembling, with vibrato and breath.
///
/// Series are told apart by it where their spectra are alike. It begins anew with each chain of connected
/// tones. A note is one stroke; what lasts longer is struck again, by each voice at a rate of its own, and never
/// dies away wholly, so that no value of a line is lost between two strokes.
struct Articulation: Equatable {
  /// The shape of its loudness, 0 … 1.
  enum Shape: Equatable {
    case held
    /// Struck once, dying away with the time constant `decay` in seconds.
    case struck(decay: Float)
    /// Struck so many times a second, dying away to `floor` each time.
    case restruck(decay: Float, floor: Float, rate: Float = 8)
    /// Coming in from `floor` over so many seconds.
    case swelling(seconds: Float, floor: Float)
    /// Loud and as quiet as `floor` in turn, so many times a second.
    case trembling(rate: Float, floor: Float)
  }

  var shape = Shape.held
  /// The shape of what lasts longer than a note, where it is another one.
  private var lineShape: Shape?
  /// The swings of pitch a second, and their width to either side as a share of the frequency.
  var vibratoRate = 0.0
  var vibratoDepth = 0.0
  /// The share of noise beside the partials, 0 … 1, and the edges of its band in Hz.
  var breath = 0.0
  var breathBand = (lowest: 1500.0, highest: 5000.0)

  /// The articulation of `instrument`.
  init(_ instrument: Instrument) {
    switch instrument {
    case .soft, .square, .triangle, .noise: break
    case .reed: shape = .trembling(rate: 12, floor: 0)
    case .string:
      shape = .swelling(seconds: 0.3, floor: 0)
      // The first values of a line are heard as well.
      lineShape = .swelling(seconds: 0.08, floor: 0.3)
      (vibratoRate, vibratoDepth) = (5.5, 0.008)
    case .bell:
      shape = .struck(decay: 0.11)
      lineShape = .restruck(decay: 0.08, floor: 0.15, rate: 4)
    case .pluck:
      shape = .struck(decay: 0.04)
      lineShape = .restruck(decay: 0.05, floor: 0.15)
    case .wood:
      shape = .struck(decay: 0.025)
      lineShape = .restruck(decay: 0.012, floor: 0.1, rate: 16)
    // Twice in a note, and without a pause along a line, as a mandolin.
    case .zither:
      shape = .restruck(decay: 0.02, floor: 0)
      lineShape = .trembling(rate: 12, floor: 0)
    case .flute:
      shape = .swelling(seconds: 0.3, floor: 0)
      lineShape = .swelling(seconds: 0.08, floor: 0.3)
      breath = 0.68
      breathBand = (100, 5000)
    }
  }

  static func == (first: Articulation, second: Articulation) -> Bool {
    first.shape == second.shape && first.lineShape == second.lineShape
      && first.vibratoRate == second.vibratoRate
      && first.vibratoDepth == second.vibratoDepth && first.breath == second.breath
      && first.breathBand == second.breathBand
  }

  /// True where nothing changes in time, so that nothing needs to be computed.
  var isPlain: Bool { shape == .held && vibratoDepth == 0 && breath == 0 }

  /// The same for a chain of tones of so many seconds.
  func lasting(_ seconds: Double) -> Articulation {
    var articulation = self
    if seconds > Self.longestNote, let lineShape {
      articulation.shape = lineShape
    } else if case .swelling(let length, let floor) = shape, seconds < Timetable.noteLength {
      // A short note would be over before it is loud.
      let share = Float(seconds / Timetable.noteLength)
      articulation.shape = .swelling(seconds: length * share * share, floor: floor)
    }
    return articulation
  }

  /// The longest that is one stroke, in seconds.
  static let longestNote = 0.3

  // Several strokes are as loud as one.
  private static var restruckLevel: Float {
    @_noAllocation @_noLocks get { 0.7 }
  }
  /// The rise of a stroke after another one, in seconds: shorter it would click.
  private static var rise: Float {
    @_noAllocation @_noLocks get { 0.004 }
  }

  /// The loudness `seconds` after the start of the chain, 0 … 1.
  @_noAllocation @_noLocks
  func level(at seconds: Float) -> Float {
    switch shape {
    case .held: return 1
    case .struck(let decay): return Self.fallen(seconds, decay, 0)
    case .restruck(let decay, let floor, let rate):
      let period = 1 / rate
      let stroke = Float(Int(seconds * rate))
      let passed = seconds - stroke * period
      let fallen = Self.fallen(passed, decay, floor)
      guard stroke > 0, passed < Self.rise else { return Self.restruckLevel * fallen }
      let risen = ToneEnvelope.smooth(passed / Self.rise)
      let before = Self.fallen(period + passed, decay, floor)
      return Self.restruckLevel * (risen * fallen + (1 - risen) * before)
    case .swelling(let length, let floor):
      return floor + (1 - floor) * ToneEnvelope.smooth(seconds / length)
    case .trembling(let rate, let floor):
      let wave = Float(Sine.value(at: Double(seconds * rate) + 0.25))
      return floor + (1 - floor) * (0.5 + 0.5 * wave)
    }
  }

  /// The turns that vibrato is ahead or behind by `seconds` after the start, for `turns` a second.
  @_noAllocation @_noLocks
  func ahead(at seconds: Double, of frequency: Double) -> Double {
    guard vibratoDepth > 0 else { return 0 }
    // The integral of a sine that begins at its middle; its mean is no shift in pitch.
    let widest = vibratoDepth * frequency / (2 * .pi * vibratoRate)
    return -widest * Sine.value(at: seconds * vibratoRate + 0.25)
  }

  /// exp(−passed / decay), but at least `floor`, without libm: (1 − x / 1024)¹⁰²⁴.
  @_noAllocation @_noLocks
  private static func fallen(_ passed: Float, _ decay: Float, _ floor: Float) -> Float {
    let base = max(1 - Double(passed / decay) / 1024, 0)
    return floor + (1 - floor) * Float(Power.whole(base, 1024))
  }
}
