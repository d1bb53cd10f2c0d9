/// The one value that a picture shows of several that share a place in it.
public enum Merging: Sendable {
  /// The mean, in a cell of a heat map.
  case mean
  /// The longest bar of a column.
  case longest
  /// None, of so many parts of stacks, which are too low.
  case unseenParts
  /// None, of so many points, which stand behind those of other series.
  case pointsBehind
  /// None, of so many names, which there is no room for.
  case names
  /// The candle of several periods.
  case candles
  /// The same in few words.
  case candlesInShort
  /// The mean, in as few words as a narrow screen has room for.
  case meanInShort
}
