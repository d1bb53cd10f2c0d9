/// The tutorial: its steps, and what each teaches.
enum TutorialPhrase {
  case title
  /// The number of a step, of so many.
  case step(Int, of: Int)
  case press(keys: String, Lesson)
  case ways(again: String, leave: String)
  case point, back, highest, play, rotor, items
  case list(choose: String, close: String)
  case help(close: String)
  case end, left
  case offer(key: String)
}
