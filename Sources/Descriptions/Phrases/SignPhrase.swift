/// Signs that voices pass over, or take for others.
enum SignPhrase: CaseIterable {
  /// The sign of a negative number.
  case minus
  case plusMinus
  /// The sign behind a factor: "1.5×".
  case times
  /// The dash of a range: "10–20".
  case range
  case arrow
  case equal, unequal, less, greater, atMost, atLeast
  /// Of a text that has another one in it.
  case contains
  case about
}
