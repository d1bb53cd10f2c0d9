/// The action of a key; the key table of the explorer says which key.
public enum KeyAction: String, CaseIterable, Sendable {
  // Points
  case previousPoint, nextPoint, firstPoint, lastPoint, tenthBack, tenthForward
  case lowest, highest, chartLowest, chartHighest
  case previousLandmark, nextLandmark, goTo, search, goToPlace, back, takeBack, bookmark, position
  // The rotor
  case previousItem, nextItem, turnForward, turnBack
  case audioGraph, details, describe, values, table
  case act
  // Sound
  case play, stop, slower, faster, loopStart, loopEnd, loop, direction, sayValues, nextSeries, chord
  case sound, speech
  // Zoom
  case zoomIn, zoomOut, zoomAll
  // Reading
  case readAll, readOn, nextPart, history, verbosity, brailleRow
  // Data that keeps coming
  case follow
  // Charts, looks, the program
  case nextChart, previousChart, chartList, export, settings
  case suggestions, columns, compare, multiples
  case nextTheme, previousTheme, larger, smaller
  case help, tutorial, redraw, quit
}

extension KeyAction {
  /// The name in the configuration file: `next-point`.
  public var name: String {
    var name = ""
    for character in rawValue {
      name += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
    return name
  }
}

/// A purpose of keys; help is grouped by it.
public enum KeyGroup: String, CaseIterable, Sendable {
  /// The keys to learn first.
  case start
  case walk
  case rotor
  case listen
  case read
  case look
  case program
}
