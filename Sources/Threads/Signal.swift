import Glibc

/// Something to wait for, with a limit.
///
/// It takes no file descriptor, which might be refused.
package final class Signal: Sendable {
  private struct SignalState {
    var lock = pthread_mutex_t()
    var condition = pthread_cond_t()
    var isRaised = false
  }

  /// Only touched under its lock; a lock must not move.
  nonisolated(unsafe) private let state: UnsafeMutablePointer<SignalState>

  package init() {
    state = .allocate(capacity: 1)
    state.initialize(to: SignalState())
    pthread_mutex_init(&state.pointee.lock, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    // A limit is not touched by somebody who sets the clock.
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(&state.pointee.condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(&state.pointee.condition)
    pthread_mutex_destroy(&state.pointee.lock)
    state.deallocate()
  }

  /// Lets whoever waits go on.
  package func raise() {
    pthread_mutex_lock(&state.pointee.lock)
    state.pointee.isRaised = true
    pthread_cond_broadcast(&state.pointee.condition)
    pthread_mutex_unlock(&state.pointee.lock)
  }

  /// Waits until it is raised, at most `milliseconds`; negative waits for ever.
  package func wait(milliseconds: Int32) -> Bool {
    var deadline = timespec()
    clock_gettime(CLOCK_MONOTONIC, &deadline)
    let nanoseconds = deadline.tv_nsec + Int(milliseconds % 1000) * 1_000_000
    deadline.tv_sec += Int(milliseconds / 1000) + nanoseconds / 1_000_000_000
    deadline.tv_nsec = nanoseconds % 1_000_000_000

    pthread_mutex_lock(&state.pointee.lock)
    defer { pthread_mutex_unlock(&state.pointee.lock) }
    var isLate = false
    while !state.pointee.isRaised, !isLate {
      if milliseconds < 0 {
        pthread_cond_wait(&state.pointee.condition, &state.pointee.lock)
      } else {
        isLate =
          pthread_cond_timedwait(&state.pointee.condition, &state.pointee.lock, &deadline) != 0
      }
    }
    return state.pointee.isRaised
  }

  /// Forgets that it was raised.
  package func clear() {
    pthread_mutex_lock(&state.pointee.lock)
    state.pointee.isRaised = false
    pthread_mutex_unlock(&state.pointee.lock)
  }
}
