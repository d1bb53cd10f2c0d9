import Foundation

/// The screen reader Fenrir on a terminal, with a program in it and a voice that writes.
public final class Fenrir {
  /// True where the screen reader is installed.
  public static var isInstalled: Bool { path != nil }

  /// The terminal of the screen reader, into which keys are typed.
  public let terminal: EmulatedTerminal

  private static let path: String? = {
    let paths = ["/usr/bin/fenrir", "/usr/local/bin/fenrir"]
    return paths.first { access($0, X_OK) == 0 }
  }()
  private let folder: TemporaryFolder

  /// Starts the screen reader with the program at `path`.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments.
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  /// - Throws: `SpawnFailure` where it cannot be started.
  public init(_ path: String, _ arguments: [String], columns: Int = 80, rows: Int = 24) throws {
    folder = try TemporaryFolder()
    let voice = try folder.file(
      "voice", "#!/bin/sh\nprintf '%s\\n' \"$1\" >> \(folder.path)/words\n", isProgram: true)
    let words = ([path] + arguments).map { "'\($0)'" }.joined(separator: " ")
    let program = try folder.file("program", "#!/bin/sh\nexec \(words)\n", isProgram: true)
    // As its packages set it, but for the drivers: a terminal within a terminal, and no sound.
    let settings = try folder.file(
      "settings.conf",
      """
      [sound]
      enabled=False
      driver=dummyDriver
      [speech]
      enabled=True
      driver=genericDriver
      genericSpeechCommand=\(voice) "fenrirText"
      autoReadIncoming=True
      rate=0.65
      pitch=0.5
      volume=1.0
      [braille]
      enabled=False
      driver=dummyDriver
      [screen]
      driver=ptyDriver
      encoding=auto
      screenUpdateDelay=0.05
      [keyboard]
      driver=ptyDriver
      keyboardLayout=pty
      charEcho=False
      wordEcho=False
      interruptOnKeyPress=False
      [general]
      debugLevel=0
      debugFile=\(folder.path)/log
      punctuationProfile=default
      punctuationLevel=some
      newLinePause=True
      emoticons=True
      shell=\(program)
      [focus]
      cursor=True
      highlight=False
      [remote]
      enable=False
      [barrier]
      enabled=True

      """)
    // Without a place to remember it at, nothing is offered at a first start.
    let environment = [
      "XDG_STATE_HOME": "/dev/null",
      "HOME": folder.path, "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8",
      "TERM": "linux",
    ]
    terminal = try EmulatedTerminal(
      Self.path ?? "", ["-e", "-s", settings], environment: environment, columns: columns,
      rows: rows)
  }

  /// Everything that was spoken so far, an element an utterance.
  public var heard: [String] {
    folder.text("words").split(separator: "\n").map(String.init)
  }
}
