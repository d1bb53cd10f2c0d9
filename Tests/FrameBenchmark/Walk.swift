import Charts
import Explorer
import Screen

/// A program on a terminal that is timed key by key.
struct Walk {
  private(set) var model: Model

  /// Opens charts, and draws the first frame.
  init(_ deck: [Chart]) {
    model = Model(deck: deck, settings: Settings(isSoundOn: false), size: size)
    _ = view(model, size)
  }

  /// The time of a key and of its frame, in milliseconds.
  mutating func press(_ key: Key) -> (key: Double, frame: Double) {
    (milliseconds { _ = update(&model, .key(key)) }, milliseconds { _ = view(model, size) })
  }

  /// The times to the frames of a key that is pressed again and again.
  mutating func press(_ key: Key, times: Int) -> [Double] {
    (0..<times).map { _ in
      let time = press(key)
      return time.key + time.frame
    }
  }

  /// Presses a key, and waits for what is measured beside the keys.
  ///
  /// - Returns: The time to the frame that the key has, and to that of the answer.
  mutating func wait(_ key: Key) -> (first: Double, answer: Double) {
    var effects: [Effect] = []
    let first = milliseconds {
      effects = update(&model, .key(key))
      _ = view(model, size)
    }
    let answer = milliseconds {
      for case .look(let lookup) in effects {
        _ = update(&model, .found(lookup.number, lookup.found))
      }
      _ = view(model, size)
    }
    return (first, first + answer)
  }
}
