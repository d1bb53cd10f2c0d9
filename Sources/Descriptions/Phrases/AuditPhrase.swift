/// The findings of an audit: what was looked at, what is wrong, and how it is mended.
enum AuditPhrase {
  // The things that are looked at

  /// The first words about a chart.
  case opening
  case places, seriesCount, signs
  case contrast(theme: String)
  /// Labels where everything is drawn as large as can be.
  case largest
  case digits, beginnings, capitals

  // Wrong with them

  /// So many columns, where there is room for fewer.
  case columns(Int, of: Int)
  case missing
  /// A title that is nothing but the name of a file.
  case fileName(String)
  /// A category that comes more than once.
  case repeats(String)
  /// So many, where fewer are good.
  case most(Int, atMost: Int)
  /// Series with the same sign.
  case sameSign(String)
  /// Pairs of colors, of so many.
  case pairs(Int, of: Int)
  case cut(String)
  /// Names that begin alike.
  case alike(String)

  // Mending them

  case shorten
  /// A caption that is long in the program's own words, and the key that reads on.
  case ownWords(readOn: String)
  /// The option that says what is missing.
  case given(option: String)
  case otherNames, fewerSeries
  /// The command that tells more.
  case lists(command: String)
  case round, differsFirst, smallLetters
}
