import Foundation
import TerminalTesting

/// The most memory that a whole render takes, short and long.
///
/// It must run before any other program does: the kernel only tells the most that any took.
struct MemoryReport {
  let folder: String

  func print() throws {
    let table = folder + "/memory.csv"
    try Data("x,y\n0,0\n1,1\n".utf8).write(to: URL(filePath: table))
    // Nothing is kept of the sound: an hour has 700 MB.
    let nowhere = folder + "/nowhere.wav"
    try FileManager.default.createSymbolicLink(
      atPath: nowhere, withDestinationPath: "/dev/null")
    for length in ["10", "3600"] {
      try Peer.run(
        Command.product(named: "earshot"),
        ["render", table, "--duration", length, "-o", nowhere])
      // −1: the children that have ended. The name cannot be used from Swift.
      var usage = rusage()
      getrusage(-1, &usage)
      Swift.print("memory of a render of \(length) s: at most \(usage.ru_maxrss / 1024) MiB")
    }
  }
}
