import Charts
import Descriptions
import Screen
import Sonification
import Tables

/// A fact from outside.
package enum Message: Equatable, Sendable {
  case started
  case key(Key)
  case resized(Size)
  case playheadMoved(playback: Int, seconds: Double)
  case playbackEnded(playback: Int)
  case audioUnavailable(playback: Int, Silence)
  /// The sound system takes its time; the sound comes once it answers.
  case audioAwaited(playback: Int)
  /// There is a voice, which was asked for.
  case speechOpened
  /// There is no voice, or no more.
  case speechUnavailable(SpeechFailure)
  /// The time that a reminder was set to has come.
  case reminded(Reminder)
  case failed(Problem)
  /// The names of the themes that can be chosen are known.
  case themes([String])
  /// The theme that was asked for cannot be, and why: the one before stays.
  case themeRefused(Problem, remaining: String)
  /// The screen that was asked for cannot be, and why: the one before stays.
  case screenRefused(Problem, remaining: ScreenReaderMode)
  /// The charts that a `Charting` of this number made, or the reason why it made none.
  case charted(Int, Result<Charting.Product, InputProblem>)
  /// The answer to the `Lookup` of this number.
  case found(Int, Lookup.Found)
  /// Something happened to the feed that is followed.
  case feed(FeedEvent)
  /// A file was written, under this name.
  case exported(file: String)
  /// A file could not be written, and why, in the system's words.
  case notExported(file: String, reason: String)
  /// A setting could not be written into its file, and why; see `Sentence.settingNotKept`.
  case notKept(name: String, file: String, reason: String?)
}

/// A request to the world outside.
package enum Effect: Equatable, Sendable {
  case announce(String)
  /// Speak with the program's own voice; a tone that comes with it is heard first.
  case speak(Utterance)
  /// Let go of what is being spoken, and of what waits.
  case hush
  /// Forget that there was no voice, and answer with `speechOpened` or `speechUnavailable`.
  case tryVoice
  case play(Score, volume: Double, from: Double, playback: Int)
  case pause
  case resume
  case stopSound
  /// Forget that the device failed.
  case retrySound
  /// Send `reminded` after this many seconds; a later one of the same kind replaces it.
  case remind(Reminder, after: Double)
  /// Answered with `themeRefused` where it cannot be read any more.
  case useTheme(String)
  /// Show a screen, or say lines; answered with `screenRefused` where it cannot be.
  case useScreen(ScreenReaderMode)
  /// Have a setting in the configuration file; the value is written as TOML.
  case keep(name: String, value: String)
  /// Write a new file into the current folder, with a number behind its name where there is one of
  /// that name, and answer with `exported` or `notExported`; the ending is that of the kind.
  case export(ExportKind, name: String)
  /// Make charts, while keys go on, and answer with `charted`; a later one replaces it.
  case chart(Charting)
  /// Find an answer, while keys go on, and send it as `found`; a later one replaces it.
  indirect case look(Lookup)
  /// Have the reading of an input end where it is, answered with `feed(.stopped)` where it does; what is there comes
  /// as a whole.
  case stopReading
  /// Ring the terminal's bell.
  case bell
  case redraw
  case exit
}

/// A task for when some time has passed.
package enum Reminder: Equatable, Sendable {
  /// Say that the sound has ended.
  case completion(playback: Int)
  /// Read the next thing.
  case reading(Int)
  /// Say what waits.
  case announcement
  /// Say that charts are still being made.
  case charting(Int)
  /// Say that an answer is still being looked for.
  case looking(Int)
  /// Say that the voice is not there yet.
  case speech
  /// Make charts of what has come of a feed.
  case liveCharts
  /// Say that nothing comes of it.
  case feedLost

  /// True where the two are about the same: only the newer one counts.
  package func replaces(_ other: Reminder) -> Bool {
    switch (self, other) {
    case (.completion, .completion), (.reading, .reading), (.announcement, .announcement),
      (.charting, .charting), (.looking, .looking), (.speech, .speech),
      (.liveCharts, .liveCharts), (.feedLost, .feedLost):
      true
    default: false
    }
  }
}
