/// Lists, help, settings, and the rest of the screen.
enum ScreenPhrase {
  case hint(Hint)
  case keyGroup(KeyGroup)
  case idle(key: String)
  /// One key or another.
  case either(String, String)
  /// A letter that is typed with Shift.
  case capital(String)
  case chartGroup, axesGroup, seriesGroup, comparisonsGroup, neighborComparisonsGroup
  /// All that a table is charted as, before how many of them are described.
  case charts
  case sampleDeck
  case chartListTitle
  case historyEmpty, dataTitle, readingEnd, closed, onlyOneTheme, onlyOneChart
  case verdict(Verdict)
  case export(ExportKind)
  case exported(String)
  case notExported(String, reason: String)

  /// "Outer ring"; the first of several is the outermost, the last the innermost.
  case ring(Int, of: Int)

  /// The one value that a cell or a column of the picture shows of so many that share it.
  case merged(Merging, Int)
  /// The first and the last of so many bars that a picture on paper shows, and the option that shows others.
  case drawnPart(Int, Int, of: Int)
  /// The number of names that a picture on paper has no room for, and the option that shows them.
  case drawnWithoutNames(axis: Int, legend: Int)
  /// The same of a few names themselves.
  case drawnWithoutThese(String)

  // Settings

  case language, theme, volume, order, verbosity, glyphs, glyphScale, valuesWhilePlaying
  case readingSpeed, sameAxes, speech
  case caption
  case captionPart(CaptionPart)
  case screenReader, quietScreen, plainLines, verticalPoints, crosshair, pixels
  case inTurn, together
  case words(Verbosity)
  case drawnWith(GlyphSet)
  /// The size of glyphs, of four.
  case scale(String)
  case isOn, isOff, ifAvailable, sameAxesOn
  case changed(keys: String)
  case defaultValue
  case notKept(String, file: String, reason: String?)
  /// A file that is being read, and how long that will take.
  case reading(String)
  case timeLeft(String)
  /// The key that opens what is there of an input while it is read.
  case readingKeys(open: String)
  /// Keys while an input is read: one has that end, the other the program.
  case waitingKeys(stop: String, quit: String)
  case nothingToOpen
  /// Keys that are typed while an input is read are answered once it is there.
  case keysWait

  // The place of a problem

  case standardInput
  case row(Int)
  case column(Int)
  case columnNamed(String)
}
