import Synchronization

/// The files that were read, also those that a chart file led to or a shell made standard input: none of them is written over.
package enum ReadFiles {
  /// A file as it was when it was read; one that took its number later was changed later.
  private struct Identity: Hashable {
    var device: UInt
    var number: UInt
    var size: Int
    var modified: Int

    init(_ state: FileState) {
      (device, number) = (state.device, state.number)
      (size, modified) = (state.size, state.modified)
    }
  }

  private static let identities = Mutex<Set<Identity>>([])

  static func note(_ state: FileState) {
    identities.withLock { _ = $0.insert(Identity(state)) }
  }

  /// True where the file at a path is one of them.
  package static func has(path: String) -> Bool {
    guard let state = FileState(path: path) else { return false }
    return identities.withLock { $0.contains(Identity(state)) }
  }
}
