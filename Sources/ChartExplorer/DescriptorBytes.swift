import Glibc

/// Writes all of `bytes`, however many calls it takes; `errno` says why it could not.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let buffer = UnsafeRawBufferPointer(rebasing: rest)
    let count = Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

/// Runs `body`, in which a write beyond the size that a limit allows a file fails with a reason, instead of ending the
/// program.
package func failingBeyondSizeLimit<Failure: Error>(_ body: () throws(Failure) -> Void)
  throws(Failure)
{
  var ignoring = sigaction()
  ignoring.__sigaction_handler.sa_handler = SIG_IGN
  var before = sigaction()
  sigaction(SIGXFSZ, &ignoring, &before)
  defer { sigaction(SIGXFSZ, &before, nil) }
  try body()
}

/// Reads all that `descriptor` has; nothing where that fails.
func readAll(_ descriptor: Int32) -> [UInt8]? {
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(descriptor, &block, block.count)
    if count == 0 { return bytes }
    if count > 0 {
      bytes.append(contentsOf: block[..<count])
    } else if errno != EINTR {
      return nil
    }
  }
}
