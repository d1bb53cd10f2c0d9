import Charts
import Descriptions

/// The result of a key: its sound, its other requests to the world, and its words.
///
/// A move changes the value it is a function of, such as ``Page``, and returns its answer, which the
/// model performs.
struct Answer: Equatable, Sendable {
  var words: [Sentence]
  var sound: SoundChange
  var effects: [Effect]

  init(_ words: [Sentence], sound: SoundChange = .unchanged, effects: [Effect] = []) {
    self.words = words
    self.sound = sound
    self.effects = effects
  }

  /// There is nothing further that way.
  static func edge(_ edge: Edge) -> Answer { Answer([.edge(edge)], sound: .stop) }
}

/// The effect of an answer on the sound.
enum SoundChange: Equatable, Sendable {
  /// Whatever sounds goes on.
  case unchanged
  /// Whatever plays goes on from where it is, as settings and loop now say.
  case updated
  case stop
  /// The item that the rotor stands on plays from its start.
  case item
  /// Notes at the cursor's place, as heights 0…1; NaN is the sound of a value that is missing.
  case notes([Double])
  /// A note after the lowest, the middle and the highest pitch to compare it with.
  case comparedNote(Double)

  /// The series has nothing at the cursor's place.
  static let missing = notes([.nan])
}
