import CPseudoTerminal
import Foundation
import Glibc

/// A terminal with a program in it: what it shows can be read, and keys can be typed.
///
/// Only of one thread at a time. The program is ended with it.
public final class EmulatedTerminal {
  /// The source of a program's standard input.
  public enum StandardInput: Sendable {
    case terminal
    /// A file with these bytes.
    case bytes([UInt8])
    case descriptor(Int32)
  }

  /// The end of a program.
  public enum Status: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  /// The variables of a program unless a test says otherwise.
  public static let environment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": "/dev/null", "PATH": "/usr/bin:/bin",
  ]

  /// The settings the terminal had before the program started.
  public let initialSettings: TerminalSettings
  /// The program's process.
  public let program: pid_t

  private let emulator: Emulator
  private let leader: pid_t
  private var master: Int32
  private var status: Status?
  /// Every byte the program wrote to the terminal.
  public private(set) var output: [UInt8] = []

  /// Runs the program at `path`, whose only environment is `environment`.
  public init(
    _ path: String, _ arguments: [String] = [],
    environment: [String: String] = EmulatedTerminal.environment, directory: String? = nil,
    standardInput: StandardInput = .terminal, areSignalsBlocked: Bool = false,
    columns: Int = 80, rows: Int = 24
  ) throws {
    var input: Int32 = -1
    var isInputOurs = false
    switch standardInput {
    case .terminal: break
    case .descriptor(let descriptor): input = descriptor
    case .bytes(let bytes):
      input = try temporaryFile(bytes)
      isInputOurs = true
    }
    defer { if isInputOurs { close(input) } }

    var master: Int32 = -1
    var leader: pid_t = 0
    var program: pid_t = 0
    var settings = termios()
    let spawn = areSignalsBlocked ? pty_spawn_blocked : pty_spawn
    let failed = withCStrings([path] + arguments) { arguments in
      withCStrings(environment.withInstruments.map { "\($0)=\($1)" }) { environment in
        spawn(
          path, arguments, environment, directory, input, UInt16(columns), UInt16(rows),
          &master, &leader, &program, &settings) != 0
      }
    }
    guard !failed else { throw SpawnFailure(path: path, code: errno) }
    self.master = master
    self.leader = leader
    self.program = program
    initialSettings = TerminalSettings(settings)
    emulator = Emulator(columns: columns, rows: rows)
  }

  deinit {
    hangUp()
    // While the go-between lives, the number still means this program.
    if status == nil, waitpid(leader, nil, WNOHANG) == 0 {
      kill(program, SIGKILL)
      waitpid(leader, nil, 0)
    }
  }

  /// The rows as text, without trailing spaces.
  public var lines: [String] { emulator.lines }
  /// The whole screen as text.
  public var screen: String { lines.joined(separator: "\n") }
  /// The cell of the cursor, from 0.
  public var cursor: (x: Int, y: Int) { emulator.cursor }
  /// False where the program hid the cursor.
  public var isCursorVisible: Bool { emulator.isCursorVisible }
  /// True while the program is on the screen that is put away at its end.
  public var isAlternateScreen: Bool { emulator.isAlternateScreen }
  /// The terminal's settings now.
  public var settings: TerminalSettings { TerminalSettings(of: master) }

  /// The cell in a column and a row, from 0; an empty one beyond the screen.
  public func cell(x: Int, y: Int) -> ScreenCell { emulator.cell(x: x, y: y) }

  /// All cells of the screen, row by row.
  public var cells: [[ScreenCell]] {
    (0..<emulator.rows).map { y in (0..<emulator.columns).map { cell(x: $0, y: y) } }
  }

  /// True where the screen shows rows of text, of which a solid block may be a blank in a color of its own.
  ///
  /// - Parameter lines: The rows, without trailing spaces.
  /// - Returns: False where a row is another one.
  public func shows(_ lines: [String]) -> Bool {
    let shown = self.lines
    let ground = cell(x: 0, y: cursor.y).background
    return shown.count == lines.count
      && lines.indices.allSatisfy { y in
        if shown[y] == lines[y] { return true }
        var (rest, x) = (lines[y][...], 0)
        while x < emulator.columns {
          let cell = cell(x: x, y: y)
          let glyph = rest.popFirst() ?? " "
          let isFilled = cell.isBlank && (cell.background != ground || cell.isReversed)
          guard cell.isBlank ? glyph == " " || glyph == "█" && isFilled : cell.text == "\(glyph)"
          else { return false }
          x += max(cell.columns, 1)
        }
        return rest.isEmpty
      }
  }

  /// Types `text`.
  public func type(_ text: String) { send(Array(text.utf8)) }

  /// Presses a key that types no text.
  public func press(_ key: TerminalKey) { type(key.rawValue) }

  /// Gives the window another size, of which the program is told.
  public func resize(columns: Int, rows: Int) {
    emulator.resize(columns: columns, rows: rows)
    pty_resize(master, UInt16(columns), UInt16(rows))
  }

  /// Sends a signal to the program alone.
  public func send(signal: Int32) { kill(program, signal) }

  /// Closes the terminal, as when its window is closed.
  public func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// Refuses the program every further descriptor, or allows them again.
  public func refuseDescriptors(_ isRefused: Bool) throws {
    var free = 0
    while access("/proc/\(program)/fd/\(free)", F_OK) == 0 { free += 1 }
    guard process_limit_descriptors(program, isRefused ? UInt(free) : .max) == 0 else {
      throw SpawnFailure(path: "prlimit", code: errno)
    }
  }

  /// True once the program has loaded a library whose file has a name that contains `name`.
  public func hasLoaded(_ name: String) -> Bool {
    // Such a file has no size, so it is read to its end.
    guard
      let maps = try? FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(program)/maps"))
        .readToEnd()
    else { return false }
    return String(decoding: maps, as: UTF8.self).contains(name)
  }

  /// The number of threads of the program.
  public var threadCount: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(program)/task"))?.count ?? 0
  }

  /// True while the program is stopped, as by Ctrl-Z.
  public var isStopped: Bool { processState(program) == "T" }

  /// Waits until `condition` holds, or throws with what is on the screen instead.
  public func wait(
    timeout: Duration = .seconds(20), until condition: (EmulatedTerminal) -> Bool
  ) throws {
    try wait("a condition", timeout, condition)
  }

  private func wait(
    _ what: String, _ timeout: Duration, _ condition: (EmulatedTerminal) -> Bool
  ) throws {
    let deadline = ContinuousClock.now + timeout
    while !condition(self) {
      let isOpen = pump(milliseconds: 5)
      if (!isOpen && !condition(self)) || ContinuousClock.now > deadline {
        throw ScreenMismatch(expected: what, hasEnded: !isOpen, screen: screen)
      }
    }
  }

  /// Waits, without reading any of it, until the program has written so many bytes.
  public func waitUnread(atLeast count: Int32, timeout: Duration = .seconds(20)) throws {
    let deadline = ContinuousClock.now + timeout
    var unread: Int32 = 0
    while ioctl(master, UInt(FIONREAD), &unread) == 0, unread < count {
      guard ContinuousClock.now < deadline else {
        throw ScreenMismatch(
          expected: "\(count) bytes, not \(unread)", hasEnded: false, screen: "")
      }
      poll(nil, 0, 5)
    }
  }

  /// Waits, without reading what it has written, until the program has ended.
  public func waitForEndUnread(timeout: Duration = .seconds(20)) throws {
    let deadline = ContinuousClock.now + timeout
    while let state = processState(program), state != "Z" {
      guard ContinuousClock.now < deadline else {
        throw ScreenMismatch(expected: "the end of the program", hasEnded: false, screen: "")
      }
      poll(nil, 0, 5)
    }
  }

  /// Waits until `text` is on the screen.
  public func wait(for text: String, timeout: Duration = .seconds(20)) throws {
    try wait("“\(text)”", timeout) { $0.screen.contains(text) }
  }

  /// Waits until the program has ended; everything it wrote is then on the screen.
  @discardableResult
  public func waitForExit(timeout: Duration = .seconds(20)) throws -> Status {
    if let status { return status }
    let deadline = ContinuousClock.now + timeout
    while pump(milliseconds: 5) {
      if ContinuousClock.now > deadline {
        throw ScreenMismatch(expected: "the end of the program", hasEnded: false, screen: screen)
      }
    }
    guard let status = try endOfProcess(leader, until: deadline) else {
      throw ScreenMismatch(expected: "the end of the program", hasEnded: false, screen: screen)
    }
    self.status = status
    return status
  }

  /// Takes in what the program has written; false when there is nobody left to write.
  private func pump(milliseconds: Int32) -> Bool {
    guard master >= 0 else { return false }
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return true }
    return withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      let count = read(master, buffer.baseAddress, buffer.count)
      guard count > 0 else { return count < 0 && errno == EINTR }
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      output += bytes
      send(emulator.feed(bytes))
      return true
    }
  }

  private func send(_ bytes: [UInt8]) {
    guard master >= 0, !bytes.isEmpty else { return }
    write(master, bytes, bytes.count)
  }
}

/// A wait that ended without what was waited for.
public struct ScreenMismatch: Error, CustomStringConvertible {
  /// The text or condition waited for.
  public var expected: String
  /// True where the program has ended.
  public var hasEnded: Bool
  /// The text on the screen instead.
  public var screen: String

  /// All of it as a message.
  public var description: String {
    "waited for \(expected)\(hasEnded ? ", the program has ended" : ""); the screen:\n\(screen)"
  }
}
