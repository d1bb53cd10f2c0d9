import CPseudoTerminal
import Glibc

/// A program could not be started.
public struct SpawnFailure: Error, Equatable {
  /// The program.
  public var path: String
  /// The `errno`.
  public var code: Int32
}

/// Lends `strings` as a null-terminated array of C strings.
func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}

/// A file without a name that holds `bytes`, to be read from its beginning.
func temporaryFile(_ bytes: [UInt8]) throws -> Int32 {
  let file = memory_file()
  guard file >= 0 else { throw SpawnFailure(path: "a file in memory", code: errno) }
  var written = 0
  while written < bytes.count {
    let count = bytes[written...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    guard count > 0 else {
      close(file)
      throw SpawnFailure(path: "a file in memory", code: errno)
    }
    written += count
  }
  lseek(file, 0, SEEK_SET)
  return file
}

/// Waits for the child `process`; nil when it has not ended by `deadline`.
func endOfProcess(
  _ process: pid_t, until deadline: ContinuousClock.Instant
) throws -> EmulatedTerminal.Status? {
  let left = max(deadline - ContinuousClock.now, .zero)
  let milliseconds = Int32(clamping: left.components.seconds * 1000 + 1000)
  var status: Int32 = 0
  switch process_wait(process, milliseconds, &status) {
  case 0: return nil
  case 1:
    let signal = process_signal(status)
    return signal == 0 ? .exit(process_exit_code(status)) : .signal(signal)
  default: throw SpawnFailure(path: "process \(process)", code: errno)
  }
}

/// The state letter of a process as the kernel gives it: "T" is stopped, "Z" waits to be reaped.
func processState(_ process: pid_t) -> Character? {
  guard let file = fopen("/proc/\(process)/stat", "re") else { return nil }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 512)
  let count = fread(&bytes, 1, bytes.count, file)
  // The name before it stands in parentheses and may hold anything.
  let text = String(decoding: bytes[..<count], as: UTF8.self)
  return text.lastIndex(of: ")").flatMap { text[$0...].dropFirst(2).first }
}
