import Foundation

/// The last words that a program prints, where it can be run and ends well.
func words(of command: [String]) -> [String]? {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = command
  let output = Pipe()
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { return nil }
  return told.split(whereSeparator: \.isWhitespace).map(String.init)
}

/// The needs of a process of its own: seconds of wall time, and megabytes at most.
struct Cost {
  var seconds: Double
  var megabytes: Int

  init?(_ words: [String]?) {
    guard let words, words.count >= 2, let seconds = Double(words[words.count - 2]),
      let megabytes = Int(words[words.count - 1])
    else { return nil }
    self.seconds = seconds
    self.megabytes = megabytes
  }
}

/// The processors that a process may use.
enum Processors: CaseIterable {
  case one, all

  var name: String { self == .one ? "1 processor" : "all processors" }

  /// The command for a process on them.
  func command(_ words: [String]) -> [String] {
    (self == .one ? ["taskset", "-c", "0"] : []) + words
  }
}
