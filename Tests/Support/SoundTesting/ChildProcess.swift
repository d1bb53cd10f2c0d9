import Glibc

/// A program that runs beside the test.
final class ChildProcess {
  /// The reason why a program could not be started.
  struct LaunchFailure: Error, CustomStringConvertible {
    let description: String
  }

  private let identifier: pid_t
  private var isReaped = false

  /// Starts the program that `arguments` begin with, found along the path.
  ///
  /// - Parameters:
  ///   - arguments: The program and its arguments.
  ///   - environment: All its variables.
  ///   - output: The file its standard output goes to; nowhere without one.
  /// - Throws: `LaunchFailure` where it cannot be started.
  init(_ arguments: [String], environment: [String: String], output: String? = nil) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 1, output ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // A thread of the test may block signals; the child must still be stopped by one.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var argumentPointers = arguments.map { strdup($0) } + [nil]
    var variablePointers = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer {
      for pointer in argumentPointers + variablePointers { free(pointer) }
    }
    var child = pid_t()
    let error = posix_spawnp(
      &child, arguments.first ?? "", &actions, &attributes, &argumentPointers, &variablePointers)
    guard error == 0 else {
      throw LaunchFailure(
        description: "\(arguments.first ?? ""): \(String(cString: strerror(error)))")
    }
    identifier = child
  }

  deinit { end(SIGKILL) }

  /// True while it still runs.
  var isRunning: Bool {
    guard !isReaped else { return false }
    isReaped = waitpid(identifier, nil, WNOHANG) == identifier
    return !isReaped
  }

  /// Sends `signal`.
  func send(_ signal: Int32) {
    if isRunning { kill(identifier, signal) }
  }

  /// Sends `signal` and waits for the end.
  func end(_ signal: Int32) {
    guard isRunning else { return }
    kill(identifier, signal)
    waitpid(identifier, nil, 0)
    isReaped = true
  }
}
