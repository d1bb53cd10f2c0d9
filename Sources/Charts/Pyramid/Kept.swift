import Synchronization

/// Something made of a value when it is first asked for, and kept as long as the value is.
///
/// It follows from the value, so two values are the same whether it was made or not; copies of the value share
/// it, and whoever changes the value puts a new one in its place.
struct Kept<Made: Sendable>: Sendable {
  private final class Place: Sendable {
    let made = Mutex<Made?>(nil)
  }

  private let place = Place()

  /// The thing that was made; made by `make` if it is not there yet.
  func value(_ make: () -> Made) -> Made {
    place.made.withLock { made in
      if let made { return made }
      let new = make()
      made = new
      return new
    }
  }
}

extension Kept: Equatable {
  static func == (a: Kept, b: Kept) -> Bool { true }
}
