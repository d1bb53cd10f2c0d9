import TerminalTesting

/// The probe in an emulated terminal, with its first frame shown.
func probe(
  _ changes: [String: String?] = [:],
  standardInput: EmulatedTerminal.StandardInput = .terminal, areSignalsBlocked: Bool = false,
  columns: Int = 60, rows: Int = 10
) throws -> EmulatedTerminal {
  var environment = EmulatedTerminal.environment
  for (name, value) in changes { environment[name] = value }
  let terminal = try EmulatedTerminal(
    Command.product(named: "terminal-probe"), environment: environment,
    standardInput: standardInput, areSignalsBlocked: areSignalsBlocked,
    columns: columns, rows: rows)
  try terminal.wait { $0.lines[0] == "last: nothing" && $0.isSettled }
  return terminal
}

extension EmulatedTerminal {
  /// True when the probe's frame is there down to its last cell, and the cursor back in its place.
  var isSettled: Bool {
    lines.last?.last == "#" && cursor == (3, 5)
  }

  /// True when the terminal is as it was before the program came.
  var isAsBefore: Bool {
    !isAlternateScreen && isCursorVisible && settings == initialSettings
  }
}
