import Foundation
import SoundTesting
import TerminalTesting

/// The times a second that the threads of the program wake up when nothing happens, long after a sound.
func reportWakeUps() throws {
  guard let server = try? SoundServer() else { return print("pulseaudio is not installed") }
  let terminal = try EmulatedTerminal(
    Command.product(named: "earshot"), [table],
    environment: EmulatedTerminal.environment.merging(server.environment) { $1 })
  try terminal.wait(for: "Question mark: help")
  terminal.press(.right)
  let seconds = 10
  let rest = ContinuousClock.now + .seconds(45)
  try terminal.wait(timeout: .seconds(60)) { _ in ContinuousClock.now > rest }
  let before = switches(of: terminal.program)
  let end = ContinuousClock.now + .seconds(seconds)
  try terminal.wait(timeout: .seconds(60)) { _ in ContinuousClock.now > end }
  let count = Double(switches(of: terminal.program) - before) / Double(seconds)
  print("wake-ups a second, 45 s after a sound: " + String(format: "%.1f", count) + " (goal 0)")
  withExtendedLifetime(server) {}
}

/// The times that the threads of a process gave up their processors by themselves.
private func switches(of process: pid_t) -> Int {
  let folder = "/proc/\(process)/task"
  let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return threads.reduce(0) { sum, thread in
    let status = (try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return sum + (line?.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) } ?? 0)
  }
}
