import Synchronization

/// Something large that was made of a page for some settings, kept until it is wanted for other ones.
///
/// It follows from the page, so two pages are the same whether it was made or not; copies of a page share it, and
/// whoever changes what is shown puts a new one in its place.
struct Recent<Key: Equatable & Sendable, Made: Sendable>: Sendable {
  private final class Place: Sendable {
    let last = Mutex<(key: Key, made: Made)?>(nil)
  }

  private let place = Place()

  /// The thing that was made for a key; made by `make` where another one came last.
  func value(for key: Key, _ make: () -> Made) -> Made {
    if let last = place.last.withLock({ $0 }), last.key == key { return last.made }
    let made = make()
    place.last.withLock { $0 = (key, made) }
    return made
  }
}

extension Recent: Equatable {
  static func == (a: Recent, b: Recent) -> Bool { true }
}
