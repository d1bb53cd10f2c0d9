import Foundation
import SoundTesting
import Synchronization
import TerminalTesting

/// The number of breaks in the sound of the program while every processor is busy.
struct UnderrunReport {
  let folder: String

  func print() throws {
    let server = try SoundServer()
    defer { server.stop() }
    let table = folder + "/line.csv"
    try Data("x,y\n0,0\n1,1\n".utf8).write(to: URL(filePath: table))
    let program = try EmulatedTerminal(
      Command.product(named: "earshot"), [table, "--duration", "10"],
      environment: EmulatedTerminal.environment.merging(server.environment) { $1 })
    try program.wait(for: "Question mark: help")
    let recording = try server.record()
    let load = Load()
    defer { load.stop() }
    program.press(.enter)
    try program.wait(for: "Complete", timeout: .seconds(60))
    let sound = recording.stop()
    Swift.print("10 s of sound under load: \(Self.gaps(sound)) gaps in the recording")
  }

  /// The number of breaks of a millisecond or more between the sound's beginning and its end.
  private static func gaps(_ sound: StereoSamples) -> Int {
    let isSilent = zip(sound.left, sound.right).map { abs($0) + abs($1) < 1e-5 }
    guard let first = isSilent.firstIndex(of: false), let last = isSilent.lastIndex(of: false)
    else { return 0 }
    var gaps = 0
    var run = 0
    for silent in isSilent[first...last] {
      run = silent ? run + 1 : 0
      if run == 48 { gaps += 1 }
    }
    return gaps
  }
}

/// Threads that keep every processor busy, two for each.
private final class Load: Sendable {
  private let isOver = Atomic(false)

  init() {
    for _ in 0..<(2 * ProcessInfo.processInfo.activeProcessorCount) {
      Thread.detachNewThread { [self] in
        while !isOver.load(ordering: .relaxed) {}
      }
    }
  }

  func stop() { isOver.store(true, ordering: .relaxed) }
}
