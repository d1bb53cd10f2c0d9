import Foundation

/// A PulseAudio of its own for one test: its only sink is heard by nobody but can be recorded.
public final class SoundServer {
  /// The reason that no server came up.
  public struct ServerFailure: Error, CustomStringConvertible {
    /// The step that failed.
    public let description: String
  }

  /// Frames a second of a recording.
  public static let sampleRate = 48_000.0

  private let folder: String
  private var server: ChildProcess

  /// Starts a server and waits until it answers.
  ///
  /// - Parameter sampleRate: Frames a second of its sink.
  /// - Throws: `Failure` where none comes up.
  public init(sampleRate: Int = 48_000) throws {
    folder = try Self.makeFolder()
    try Self.write(
      """
      load-module module-null-sink norewinds=1 sink_name=cap rate=\(sampleRate) channels=2 \
        format=float32le
      load-module module-native-protocol-unix socket=\(folder)/native auth-anonymous=1
      set-default-sink cap
      """, to: folder + "/pulse.pa")
    try Self.write(
      """
      pcm.!default { type pulse hint { show on description "pulse" } }
      """, to: folder + "/asound.conf")
    server = try Self.run(in: folder)
  }

  private static func run(in folder: String) throws -> ChildProcess {
    let server = try ChildProcess(
      [
        "pulseaudio", "-n", "-F", folder + "/pulse.pa", "--daemonize=no", "--exit-idle-time=-1",
        "--use-pid-file=no", "--disable-shm=yes",
      ], environment: environment(folder))
    let socket = folder + "/native"
    guard wait(until: { answers(socket) || !server.isRunning }), server.isRunning else {
      throw ServerFailure(description: "pulseaudio did not come up")
    }
    return server
  }

  deinit { stop() }

  /// The variables a client needs to play here.
  public var environment: [String: String] { Self.environment(folder) }

  /// Records what the sink plays from now on.
  public func record() throws -> Recording {
    try Recording(file: folder + "/capture.raw", environment: environment)
  }

  /// The number of streams that play here; below 0 where the server does not say.
  public var streamCount: Int {
    let file = folder + "/streams"
    guard
      let question = try? ChildProcess(
        ["pactl", "list", "short", "sink-inputs"], environment: environment, output: file),
      wait(until: { !question.isRunning }),
      let answer = try? String(contentsOfFile: file, encoding: .utf8)
    else { return -1 }
    return answer.split(separator: "\n").count
  }

  /// Ends the server at once, as a crash would.
  public func kill() { server.end(SIGKILL) }

  /// Starts a server in the place of one that was killed.
  public func restart() throws { server = try Self.run(in: folder) }

  /// Stops the server in its tracks, as a machine under stress would.
  public func freeze() { server.send(SIGSTOP) }

  /// Lets a frozen server go on.
  public func thaw() { server.send(SIGCONT) }

  /// Ends the server and removes its files.
  public func stop() {
    server.end(SIGTERM)
    try? FileManager.default.removeItem(atPath: folder)
  }

  static func environment(_ folder: String) -> [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": folder, "XDG_RUNTIME_DIR": folder, "PULSE_RUNTIME_PATH": folder + "/runtime",
      "PULSE_STATE_PATH": folder + "/state", "PULSE_SERVER": "unix:\(folder)/native",
      "PULSE_COOKIE": folder + "/cookie",
      "ALSA_CONFIG_PATH": folder + "/asound.conf", "JACK_NO_START_SERVER": "1",
      // The environment of a test that runs at the same time may name one.
      "JACK_DEFAULT_SERVER": "none",
    ]
  }

  static func makeFolder() throws -> String {
    // Short: the path of a socket has room for about a hundred bytes.
    var template = Array((NSTemporaryDirectory() + "/sound-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw ServerFailure(description: "no temporary folder") }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func write(_ text: String, to file: String) throws {
    try text.write(toFile: file, atomically: false, encoding: .utf8)
  }

  static func answers(_ path: String) -> Bool {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { room in
      for (index, byte) in path.utf8.prefix(room.count - 1).enumerated() { room[index] = byte }
    }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }
}

/// A recording that runs until it is stopped.
public final class Recording {
  private let recorder: ChildProcess
  private let file: String

  init(file: String, environment: [String: String]) throws {
    self.file = file
    recorder = try ChildProcess(
      [
        "parec", "--raw", "--latency-msec=20", "-d", "cap.monitor", "--rate=48000",
        "--channels=2", "--format=float32le",
      ], environment: environment, output: file)
    guard wait(until: { Self.size(of: file) > 0 }) else {
      throw SoundServer.ServerFailure(description: "parec records nothing")
    }
  }

  /// The number of seconds that are recorded so far.
  public var seconds: Double { Double(Self.size(of: file)) / 8 / SoundServer.sampleRate }

  /// The sound recorded so far.
  public func samples() -> StereoSamples {
    let data = FileManager.default.contents(atPath: file) ?? Data()
    let values = data.withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Float.self) }
    }
    return StereoSamples(interleaved: values, sampleRate: SoundServer.sampleRate)
  }

  /// Ends the recording and hands out what was recorded.
  public func stop() -> StereoSamples {
    recorder.end(SIGTERM)
    return samples()
  }

  private static func size(of file: String) -> Int {
    var status = stat()
    return stat(file, &status) == 0 ? Int(status.st_size) : 0
  }
}
