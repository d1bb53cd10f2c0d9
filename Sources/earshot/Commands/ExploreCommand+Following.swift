import ArgumentParser
import ChartExplorer
import Charts
import Descriptions
import Explorer
import Screen
import Tables

/// Exploring data while it comes.
extension ExploreCommand {
  /// Opens the terminal on what comes.
  func follow(_ session: Session) throws {
    var session = session
    let file = try live.file(of: data)
    if file == "-", !Inputs.hasStandardInput {
      throw Failure(.usage(.noFile))
    }
    session.settings.selection = SeriesSelection(solo: sound.solo, muted: sound.mute)
    let options = try data.reading()
    let feed: Feed
    do throws(InputProblem) {
      feed = try Feed(path: file, options: options)
    } catch {
      throw Failure(error)
    }
    let following = Following(
      try live.live(of: file), named: file, try encoding(session.settings), from: feed)
    let signal = try session.explore(
      [], readsStandardInput: file == "-", following: following)
    if let signal { throw ExitCode(128 + signal) }
  }

  /// The answers to keys on data that comes from a file, or from the script itself.
  func replayFollowing(
    _ script: KeyScript, _ settings: Settings, _ session: Session, size: Size, dump: Replay.Dump
  ) throws -> [String] {
    let file = try live.file(of: data)
    let readsInput = file != "-" || keys != "-" && Inputs.hasStandardInput
    if file == "-", keys == "-", !data.files.isEmpty {
      throw Failure(.keysAndDataFromStandardInput)
    }
    var stream = RowStream(name: file, options: try data.reading())
    var events: [FeedEvent] = []
    if readsInput {
      do throws(InputProblem) {
        events.append(.rows(try stream.take(InputFile.bytes(atPath: file))))
        if file == "-" { events += [.rows(try stream.end()), .ended] }
      } catch {
        throw Failure(error)
      }
    }
    var settings = settings
    settings.selection = SeriesSelection(solo: sound.solo, muted: sound.mute)
    let encoding = try encoding(settings)
    settings.sonification.hear(encoding.referenceLines)
    var model = Model(deck: [], settings: settings, size: size)
    model.follow(try live.live(of: file), named: file, encoding)
    model.openWith(session.notices)
    do throws(InputProblem) {
      return try Replay.run(script, following: model, dump: dump, stream: stream, after: events)
    } catch {
      throw Failure(error)
    }
  }

  private func encoding(_ settings: Settings) throws(Failure) -> Encoding {
    var encoding = try data.encoding()
    encoding.others = settings.language.text(.others)
    return encoding
  }
}
