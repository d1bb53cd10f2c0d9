import Glibc

/// A thread of its own that takes no signals: those belong to the main thread.
package enum Thread {
  /// Runs `work` on a new thread; `false` where there can be none.
  @discardableResult
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    var all = sigset_t()
    var previous = sigset_t()
    sigfillset(&all)
    // A new thread inherits the mask, so no signal can slip in before it blocks them itself.
    pthread_sigmask(SIG_SETMASK, &all, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Work(work))
    let error = pthread_create(
      &thread, nil,
      { raw in
        if let raw { Unmanaged<Work>.fromOpaque(raw).takeRetainedValue().run() }
        return nil
      }, box.toOpaque())
    guard error == 0 else {
      box.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
