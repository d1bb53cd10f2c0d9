/// The things that the tutorial says.
public enum TutorialSentence: Equatable, Sendable {
  case title
  /// The lesson of a step, its keys as help shows them, and which step of how many it is.
  case step(Lesson, keys: String, number: Int, of: Int)
  /// The key that says a step again, and the one that leaves the tutorial.
  case ways(again: String, leave: String)
  /// The lesson of a step; in a list, the keys that choose a row and close it.
  case lesson(Lesson, choose: String, close: String)
  case end
  case left
  /// The key that starts the tutorial, for those who have never heard of it.
  case offer(key: String)
}

/// A lesson of the tutorial.
public enum Lesson: CaseIterable, Sendable {
  case point, back, highest, play, rotor, items, list, help
}
