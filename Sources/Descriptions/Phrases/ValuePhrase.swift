/// The names that stand for values on the command line: `<column>`.
public enum ValuePhrase: CaseIterable, Sendable {
  case column, type, aggregate, unit, width, condition, length, x, y, order, count, number, text
  case scale, name, pattern, format, character, tag, verbosity, folder, glyphs, pixels, when, size,
    duration
  case hertz, smoothing, volume, series, list, file, files, factor, what, theme, line
  // As the parser has them in its usage
  case subcommand, subcommands, options
}
