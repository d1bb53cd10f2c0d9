import Descriptions
import Explorer
import Glibc

/// Keys on a chart, with what must hold after each of them.
enum FuzzedKeys {
  static func take(_ bytes: [UInt8]) {
    let session = FuzzedSession(bytes)
    guard let broken = session.broken() else { return }
    // A message of a trap is not in what is built for speed.
    print(broken, session)
    fflush(nil)
    abort()
  }
}
