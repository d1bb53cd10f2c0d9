import Charts

/// An item of the audio graph, with what its sound will be like.
public struct AudioItemOutline: Equatable, Sendable {
  /// The item.
  public var item: AudioItem
  /// The name of the series, for one series; in turn, `nil` says that there are several.
  public var name: String?
  /// The number of points offered.
  public var points: Int
  /// The number of those that are heard.
  public var played: Int
  /// The number of notes of points that are made of several.
  package var notes = 0
  /// The number of those that are heard.
  package var playedNotes = 0
  /// The length of its sound, in seconds.
  public var seconds: Double
  /// True where the number of points and the length are told.
  package var tellsLength = true

  /// True when the points are worth saying: those of all series were told as the chart was opened,
  /// and count again where only some of them are heard.
  var tellsPoints: Bool {
    let isOfAll = item == .together || (item == .inTurn && name == nil)
    return !isOfAll || played < points || playedNotes < notes
  }

  /// Makes an outline.
  public init(item: AudioItem, name: String?, points: Int, played: Int, seconds: Double) {
    self.item = item
    self.name = name
    self.points = points
    self.played = played
    self.seconds = seconds
  }
}
