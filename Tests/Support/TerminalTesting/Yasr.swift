import Foundation

/// The screen reader yasr on a terminal, with a program in it and a voice that writes.
public final class Yasr {
  /// True where the screen reader is installed.
  public static var isInstalled: Bool { access(path, X_OK) == 0 }

  /// The terminal of the screen reader, into which keys are typed.
  public let terminal: EmulatedTerminal

  private static let path = "/usr/bin/yasr"
  private let folder: TemporaryFolder

  /// Starts the screen reader with the program at `path`.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments.
  ///   - environment: All variables of both.
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  /// - Throws: `SpawnFailure` where it cannot be started.
  public init(
    _ path: String, _ arguments: [String],
    environment: [String: String] = EmulatedTerminal.environment, columns: Int = 80, rows: Int = 24
  ) throws {
    folder = try TemporaryFolder()
    // The protocol of the speech servers of Emacspeak is text, a line a command.
    let voice = try folder.file(
      "voice", "#!/bin/sh\nexec cat >> \(folder.path)/commands\n", isProgram: true)
    // No keys of its own: each goes to the program.
    let configuration = try folder.file(
      "yasr.conf",
      """
      [normalkeys]
      [reviewkeys]
      [options]
      cursor tracking=full
      synthesizer=emacspeak server
      synthesizer port=|\(voice)
      key echo=off
      shell=/bin/sh
      special=off
      up and down arrows=speak line
      DisableKey=6925
      [Emacspeak server]
      rate=175
      punctuation=some

      """)
    terminal = try EmulatedTerminal(
      Self.path, ["-C", configuration, "--", path] + arguments, environment: environment,
      columns: columns, rows: rows)
  }

  /// Everything that was spoken so far, an element an utterance.
  public var heard: [String] {
    folder.text("commands").split(separator: "\n").compactMap { command in
      guard command.hasPrefix("q {"), command.hasSuffix("}") else { return nil }
      return String(command.dropFirst(3).dropLast())
    }
  }
}
