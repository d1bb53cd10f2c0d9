import Synchronization

/// Something large that was made of a value for some settings, kept until it is wanted for other ones.
///
/// It follows from the value, so two values are the same whether it was made or not; copies of a value share it,
/// and whoever changes the value puts a new one in its place.
package struct Recent<Key: Equatable & Sendable, Made: Sendable>: Sendable {
  private final class Place: Sendable {
    let last = Mutex<(key: Key, made: Made)?>(nil)
  }

  private let place = Place()

  package init() {}

  /// The thing that was made for a key; made by `make` where another one came last.
  package func value(for key: Key, _ make: () -> Made) -> Made {
    if let last = place.last.withLock({ $0 }), last.key == key { return last.made }
    let made = make()
    place.last.withLock { $0 = (key, made) }
    return made
  }
}

extension Recent: Equatable {
  package static func == (a: Recent, b: Recent) -> Bool { true }
}
