import Foundation

/// A speech-dispatcher of its own for one test: its only voice writes down what it would speak.
public final class SpeechServer {
  /// The reason that no server came up.
  public struct ServerFailure: Error, CustomStringConvertible {
    /// The step that failed.
    public let description: String
  }

  /// True where there is a speech-dispatcher, with the module that runs a program for each utterance.
  public static var isInstalled: Bool { modules != nil }

  /// The folder of the modules that come with the daemon.
  private static let modules: String? = {
    let folders = ["/usr/lib/speech-dispatcher-modules", "/usr/libexec/speech-dispatcher-modules"]
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/speech-dispatcher") else {
      return nil
    }
    return folders.first { FileManager.default.isExecutableFile(atPath: $0 + "/sd_generic") }
  }()

  private let folder: String
  private var server: ChildProcess?

  /// Starts a server and waits until it takes connections.
  ///
  /// - Parameter seconds: The time that its voice takes for each utterance.
  /// - Throws: `ServerFailure` where none comes up.
  public init(speakingFor seconds: Double = 0) throws {
    folder = try SoundServer.makeFolder()
    try FileManager.default.createDirectory(
      atPath: folder + "/modules", withIntermediateDirectories: false)
    try SoundServer.write(
      """
      AudioOutputMethod "alsa"
      DefaultVolume 100
      AddModule "writer" "sd_generic" "writer.conf"
      DefaultModule writer

      """, to: folder + "/speechd.conf")
    let languages = ["en", "de", "pt-BR", "zh"].map {
      "GenericLanguage \"\($0)\" \"\($0)\" \"utf-8\"\nAddVoice \"\($0)\" \"MALE1\" \"\($0)\"\n"
    }
    try SoundServer.write(
      """
      GenericExecuteSynth "printf '%s\\\\t%s\\\\n' '$LANGUAGE' '$DATA' >> \(folder)/heard; sleep \(seconds)"
      GenericRecodeFallback "?"
      \(languages.joined())DefaultVoice "MALE1"

      """, to: folder + "/modules/writer.conf")
    // It opens a sound card before it asks its voice.
    try SoundServer.write("pcm.!default { type null }\n", to: folder + "/asound.conf")
    try start()
  }

  deinit { stop() }

  /// The variables that a client needs to speak here.
  public var environment: [String: String] { ["SPEECHD_ADDRESS": "unix_socket:" + socket] }

  /// The variables with which a client finds no daemon, and starts none.
  public static var absence: [String: String] {
    ["SPEECHD_ADDRESS": "unix_socket:/nonexistent/speechd.sock"]
  }

  /// Has the library in this process speak here.
  public static func adopt(_ environment: [String: String]) {
    for (name, value) in environment { setenv(name, value, 1) }
  }

  /// Starts it, again if it was ended.
  public func start() throws {
    let server = try ChildProcess(
      [
        "speech-dispatcher", "--run-single", "--config-dir", folder, "--socket-path", socket,
        "--log-dir", folder, "--log-level", "5", "--pid-file", folder + "/pid", "--timeout", "0",
        "--module-dir", Self.modules ?? "",
      ], environment: SoundServer.environment(folder))
    self.server = server
    guard wait(until: { SoundServer.answers(socket) || !server.isRunning }), server.isRunning
    else { throw ServerFailure(description: "speech-dispatcher did not come up") }
  }

  /// Ends it at once, as a crash would.
  public func kill() {
    server?.end(SIGKILL)
    try? FileManager.default.removeItem(atPath: socket)
    try? FileManager.default.removeItem(atPath: folder + "/pid")
  }

  /// Stops it in its tracks, as a machine under stress would.
  public func freeze() { server?.send(SIGSTOP) }

  /// Lets a frozen one go on.
  public func thaw() { server?.send(SIGCONT) }

  /// Ends it and removes its files.
  public func stop() {
    server?.end(SIGKILL)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The utterances that the voice began, each with its language and a tab before it.
  public var heard: [String] { Self.lines(folder + "/heard") }

  /// The lines that clients sent, in their order.
  public var received: [String] {
    Self.lines(folder + "/speech-dispatcher.log").compactMap { line in
      line.range(of: ":DATA:|").map { String(line[$0.upperBound...]) }
    }
  }

  private var socket: String { folder + "/socket" }

  private static func lines(_ file: String) -> [String] {
    let data = FileManager.default.contents(atPath: file) ?? Data()
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map(String.init)
  }
}
