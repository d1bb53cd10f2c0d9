import Foundation

/// A JACK server of its own for one test, without hardware: its only device takes one rate and one
/// number of channels and refuses all others.
public final class JackServer {
  /// True where the programs are there; on Debian they are the package jackd2.
  public static var isInstalled: Bool {
    ["jackd", "jack_wait", "jack_rec"].allSatisfy { access("/usr/bin/" + $0, X_OK) == 0 }
  }

  /// Frames a second.
  public let sampleRate: Double
  /// The variables a client needs to play here.
  public let environment: [String: String]

  private let name: String
  private let folder: String
  private let arguments: [String]
  private let server: ChildProcess
  private var isKilled = false

  /// Starts a server and waits until it answers.
  public init(sampleRate: Int, channelCount: Int) throws {
    self.sampleRate = Double(sampleRate)
    folder = try SoundServer.makeFolder()
    name = "sound-\(getpid())-\(folder.suffix(6))"
    try SoundServer.write("pcm.!default { type hw card 31 }\n", to: folder + "/asound.conf")
    environment = SoundServer.environment(folder).merging(["JACK_DEFAULT_SERVER": name]) { $1 }
    arguments = [
      "jackd", "-n", name, "-r", "-d", "dummy", "-r", "\(sampleRate)", "-p", "512", "-P",
      "\(channelCount)", "-C", "0",
    ]
    server = try ChildProcess(arguments, environment: environment)
    guard Self.answers(name, environment), server.isRunning else {
      throw SoundServer.ServerFailure(description: "jackd did not come up")
    }
  }

  private static func answers(_ name: String, _ environment: [String: String]) -> Bool {
    let waiting = try? ChildProcess(
      ["jack_wait", "-s", name, "-w", "-t", "10"], environment: environment)
    return waiting.map { waiting in wait(until: { !waiting.isRunning }) } ?? false
  }

  deinit { stop() }

  /// The sound that the client's `port` plays for a number of whole seconds from now on.
  public func record(_ port: String, seconds: Int) throws -> [Float] {
    let file = folder + "/capture.wav"
    let recorder = try ChildProcess(
      ["jack_rec", "-f", file, "-d", "\(seconds)", "-b", "16", port], environment: environment)
    guard wait(until: { !recorder.isRunning }) else {
      throw SoundServer.ServerFailure(description: "jack_rec does not end")
    }
    let data = FileManager.default.contents(atPath: file) ?? Data()
    return try WaveContents(Array(data)).samples
  }

  /// Ends the server at once, as a crash would.
  public func kill() {
    isKilled = true
    server.end(SIGKILL)
  }

  /// Ends the server and removes its files.
  public func stop() {
    server.end(SIGTERM)
    if isKilled, let heir = try? ChildProcess(arguments, environment: environment) {
      // A server of the same name takes over the shared memory of the killed one, of which the
      // machine has room for eight, and gives it back.
      _ = Self.answers(name, environment)
      heir.end(SIGTERM)
      isKilled = false
    }
    try? FileManager.default.removeItem(atPath: folder)
  }
}
