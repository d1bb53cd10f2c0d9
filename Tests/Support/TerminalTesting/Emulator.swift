import CVTerm

/// A terminal without a window: bytes in, a screen out.
public final class Emulator {
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private var callbacks = UnsafeMutablePointer<VTermScreenCallbacks>.allocate(capacity: 1)

  private(set) var isCursorVisible = true
  private(set) var isAlternateScreen = false
  private(set) var columns: Int
  private(set) var rows: Int
  /// The rows since the last byte or resize; a wait asks for them again and again.
  private var shownLines: [String]?
  /// The answer of the terminal to questions, to be sent back.
  private var answer: [UInt8] = []

  /// An empty screen of a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    terminal = vterm_new(Int32(rows), Int32(columns))
    screen = vterm_obtain_screen(terminal)
    vterm_set_utf8(terminal, 1)
    vterm_screen_enable_altscreen(screen, 1)

    let user = Unmanaged.passUnretained(self).toOpaque()
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = { property, value, user in
      guard let value, let user else { return 0 }
      let emulator = Unmanaged<Emulator>.fromOpaque(user).takeUnretainedValue()
      switch property {
      case VTERM_PROP_CURSORVISIBLE: emulator.isCursorVisible = shim_is_true(value) != 0
      case VTERM_PROP_ALTSCREEN: emulator.isAlternateScreen = shim_is_true(value) != 0
      default: break
      }
      return 1
    }
    vterm_screen_set_callbacks(screen, callbacks, user)
    vterm_output_set_callback(
      terminal,
      { bytes, count, user in
        guard let bytes, let user else { return }
        let emulator = Unmanaged<Emulator>.fromOpaque(user).takeUnretainedValue()
        emulator.answer += UnsafeRawBufferPointer(start: bytes, count: count)
      }, user)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    callbacks.deallocate()
  }

  /// Shows `bytes`.
  public func show(_ bytes: [UInt8]) { bytes.withUnsafeBytes { _ = feed($0) } }

  /// Shows `bytes`; returns what the terminal has to say to them.
  func feed(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    shownLines = nil
    if let start = bytes.bindMemory(to: CChar.self).baseAddress {
      _ = vterm_input_write(terminal, start, bytes.count)
    }
    defer { answer = [] }
    return answer
  }

  func resize(columns: Int, rows: Int) {
    shownLines = nil
    self.columns = columns
    self.rows = rows
    vterm_set_size(terminal, Int32(rows), Int32(columns))
  }

  /// The place of the cursor.
  public var cursor: (x: Int, y: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return (Int(position.col), Int(position.row))
  }

  /// The cell at a place.
  public func cell(x: Int, y: Int) -> ScreenCell {
    var cell = VTermScreenCell()
    // The right half of a wide character says -1 where the character would be.
    guard vterm_screen_get_cell(screen, VTermPos(row: Int32(y), col: Int32(x)), &cell) != 0 else {
      return ScreenCell(VTermScreenCell())
    }
    return ScreenCell(cell)
  }

  /// The rows as text, without trailing spaces.
  var lines: [String] {
    let lines = shownLines ?? (0..<rows).map(line)
    shownLines = lines
    return lines
  }

  private func line(_ y: Int) -> String {
    var line = ""
    var x = 0
    while x < columns {
      let cell = cell(x: x, y: y)
      line += cell.isSolid ? "█" : cell.text.isEmpty ? " " : cell.text
      x += max(cell.columns, 1)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
