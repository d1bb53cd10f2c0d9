/// The options and arguments of the command line, each as the start of the sentence that help has of it.
public enum OptionPhrase: CaseIterable, Sendable {
  // The columns and rows that are charted
  case files, x, y, type, series, split, aggregate, label, every, bin, `where`, last, from, to
  case sort, top, chart, open, sameAxes, title, summary, xTitle, yTitle, xUnit, yUnit, xScale,
    yScale
  case referenceLine, trendLine, error

  // Reading
  case timeZone, dateFormat, format, delimiter, header, noHeader, missing, decimalComma,
    decimalPoint
  case columns, charts

  // Words
  case language, verbosity, caption, sayValues, readingSpeed, speech
  case plain, screenReader, quiet, verticalPoints, brailleCells

  // Sight
  case theme, themesFolder, glyphs, glyphScale, color, pixels, crosshair, size

  // Sound
  case preset, duration, minimumFrequency, maximumFrequency, pitchScale, smoothing, volume, inverted
  case order, mono, instrument, solo, mute, backwards, legend, slope, dense, cues, threshold, device
  case pan, tuning, notes, moveTones, map

  // Data that keeps coming
  case follow, keep, alarm, lost

  // Of one command alone
  case keys, dump
  case describedFile, describedJSON, describedAll, describedBraille
  case pictureFile
  case soundFile, sampleFormat, subtitles, renderedJSON
  case shownTheme, checkedTheme
  case allLanguages

  case version, help
}
