/// Playing, and the items that are played.
enum SoundPhrase {
  case allInTurn, allTogether, wholeChart, legend
  case without(String)
  /// Of so many points only some are heard.
  case played(Int, of: Int)
  /// Of so many notes, of which points are made, only some are heard.
  case playedNotes(Int, of: Int)
  case paused, stopped, complete, soundOn, soundOff, soundAwaited
  case silence(Silence)
  case speechOn, speechOff, speechStarting
  case noSpeech(SpeechFailure)
  case retry(key: String)
  case pitchLegend(String, lowest: String, String, highest: String)
  case nothingToPlay, nothingPlays
  case speed
  case factor(String)
  case fastest, slowest
  case loopOn, loopOff
  /// One of the ends of the loop is none any more.
  case loopMarkRemoved(isStart: Bool)
  case loopNeedsEnds
  case loopNeedsKeys(String, String)
  case backwards, forwards, playedOverNetwork
}
