import CPseudoTerminal
import Glibc

/// A program run without a terminal, from its start to its end.
public enum Command {
  /// The end of a program.
  public struct Result: Equatable, Sendable {
    /// The exit code or the signal that it ended with.
    public var status: EmulatedTerminal.Status
    /// Standard output.
    public var output: [UInt8]
    /// Standard error.
    public var errors: [UInt8]

    /// Standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// Standard error as text.
    public var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// Runs the program at `path` with `input` on its standard input.
  ///
  /// - Throws: `SpawnFailure`, also with `ETIMEDOUT` when it does not end in time.
  public static func run(
    _ path: String, _ arguments: [String] = [],
    environment: [String: String] = EmulatedTerminal.environment, directory: String? = nil,
    input: [UInt8] = [], timeout: Duration = .seconds(60)
  ) throws -> Result {
    // Files, not pipes: nothing can fill up and nobody has to empty it.
    let files = [try temporaryFile(input), try temporaryFile([]), try temporaryFile([])]
    defer { for file in files { close(file) } }
    var process: pid_t = 0
    let failed = withCStrings([path] + arguments) { arguments in
      withCStrings(environment.withInstruments.map { "\($0)=\($1)" }) { environment in
        process_spawn(
          path, arguments, environment, directory, files[0], files[1], files[2], &process) != 0
      }
    }
    guard !failed else { throw SpawnFailure(path: path, code: errno) }
    guard let status = try endOfProcess(process, until: .now + timeout) else {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
      throw SpawnFailure(path: path, code: ETIMEDOUT)
    }
    return Result(status: status, output: contents(files[1]), errors: contents(files[2]))
  }

  /// The path of an executable of this package, built beside the tests that are running.
  public static func product(named name: String) -> String {
    var tests = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    if tests == nil, let own = realpath("/proc/self/exe", nil) {
      tests = String(cString: own)
      free(own)
    }
    let folder = tests?.split(separator: "/", omittingEmptySubsequences: false).dropLast() ?? []
    return (folder + [name[...]]).joined(separator: "/")
  }

  private static func contents(_ file: Int32) -> [UInt8] {
    let size = max(lseek(file, 0, SEEK_END), 0)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(pread(file, buffer.baseAddress, size, 0), 0)
    }
  }
}
