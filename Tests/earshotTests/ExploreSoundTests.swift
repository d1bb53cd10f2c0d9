import Foundation
import Glibc
import RealTimeTesting
import SoundTesting
import TerminalTesting
import Testing

/// The full screen of the real program at a real sound server, heard at the sink's monitor.
@Suite(.serialized, .realTime) struct ExploreSoundTests {
  /// Ten values that rise: 200 Hz … 2000 Hz over three seconds.
  private static let rising = SampleData.sequence(10)

  @Test func aMoveSoundsItsPoint() throws {
    let server = try SoundServer()
    let session = try Self.session(at: server)
    let recording = try server.record()
    for (key, caption, pitch) in [
      ("<Right>", "1, 1", 200.0), ("<End>", "10, 10", 2000), ("<PageUp>", "9, 9", 1548.5),
    ] {
      let start = recording.seconds
      try session.press(key, until: caption)
      let note = try Self.note(in: recording, after: start)
      let heard = try #require(
        Spectrum.dominantFrequency(of: note, sampleRate: SoundServer.sampleRate))
      #expect(abs(heard / pitch - 1) < 0.03, "\(key)")
    }
    try Self.quit(session)
  }

  @Test func enterPlaysTheGraphAndSaysItsEnd() throws {
    let server = try SoundServer()
    let session = try Self.session(at: server, "--duration", "1")
    let recording = try server.record()
    session.press("<Enter>")
    try session.wait(forCaption: "Complete")
    let sound = recording.stop()
    let onset = try #require(sound.onset())
    let end = try #require(sound.end())
    #expect(abs(end - onset - 1) < 0.15)
    let pitches = (0..<9).compactMap { index in
      let start = onset + 0.02 + Double(index) / 10
      return Spectrum.dominantFrequency(
        of: sound.sum(from: start, to: start + 0.08), sampleRate: sound.sampleRate)
    }
    try #require(pitches.count == 9)
    for (before, after) in zip(pitches, pitches.dropFirst()) { #expect(before < after) }
    // The middles of the windows lie at 0.06 and 0.86 of the way from 200 to 2000 Hz.
    #expect(abs(pitches[0] / 230 - 1) < 0.15)
    #expect(abs(pitches[8] / 1449 - 1) < 0.15)
    // The cursor was taken along, to the very end.
    try session.press("p", until: "10 of 10, x = 10")
    try Self.quit(session)
  }

  @Test func whatIsHeardIsWhatIsWritten() throws {
    let rendered = try Program.run(
      ["render", "-o", "-", "--duration", "0.8"], input: Array(Self.rising.utf8))
    let written = try WaveContents(rendered.output).stereo
    let server = try SoundServer()
    let session = try Self.session(at: server, "--duration", "0.8")
    let recording = try server.record()
    session.press("<Enter>")
    try session.wait(forCaption: "Complete")
    let heard = recording.stop()
    let start = try #require(heard.onset(above: 0.01)) - (try #require(written.onset(above: 0.01)))
    #expect(abs(heard.peak - written.peak) < 0.02)
    for time in stride(from: 0.05, to: 0.7, by: 0.15) {
      let pitches = [(heard, start + time), (written, time)].compactMap {
        Spectrum.dominantFrequency(of: $0.sum(from: $1, to: $1 + 0.06), sampleRate: 48_000)
      }
      try #require(pitches.count == 2)
      // A busy machine may play a little late: 0.035 s of this glide are a tenth of its pitch.
      #expect(abs(pitches[0] / pitches[1] - 1) < 0.1)
    }
    try Self.quit(session)
  }

  @Test func spacePausesAndGoesOn() throws {
    let server = try SoundServer()
    let session = try Self.session(at: server, "--duration", "1.5")
    let recording = try server.record()
    session.press("<Space>")
    try #require(wait { Self.loudSeconds(recording) > 0.4 })
    session.press("<Space>")
    try session.terminal.wait { Session.caption(of: $0).hasPrefix("Paused.") }
    let paused = recording.seconds
    try #require(wait { recording.seconds > paused + 1 })
    let rest = recording.samples().sum(from: paused + 0.3, to: paused + 0.9)
    #expect(Spectrum.peak(rest[...]) < 1e-4)
    session.press("<Space>")
    try session.wait(forCaption: "Complete")
    let sound = recording.stop()
    // All of it is heard, none of it twice.
    let loud = sound.left.count { abs($0) > 1e-6 }
    #expect(abs(Double(loud) / sound.sampleRate - 1.5) < 0.1)
    try Self.quit(session)
  }

  @Test(arguments: ["<Esc>", "<Tab>", "?"])
  func fallsSilent(_ key: String) throws {
    let server = try SoundServer()
    let session = try Self.session(at: server, "--duration", "20")
    let recording = try server.record()
    session.press("<Enter>")
    try #require(wait { Self.loudSeconds(recording) > 0.3 })
    let pressed = recording.seconds
    session.press(key)
    // The sound that the device and the recorder hold between them comes on top of the 50 ms.
    try #require(wait { recording.seconds > pressed + 0.8 })
    let sound = recording.stop()
    #expect(try #require(sound.end()) < pressed + 0.25)
    // Faded out, not broken off.
    #expect(Spectrum.sharpestBend(sound.left) < 0.05)
    if key == "<Esc>" {
      try session.terminal.wait { Session.caption(of: $0).hasPrefix("Stopped.") }
    }
    // An overlay is closed first.
    if key == "?" { session.press("q") }
    try Self.quit(session)
  }

  @Test func theNewestKeyWins() throws {
    let server = try SoundServer()
    let session = try Self.session(at: server)
    let recording = try server.record()
    for _ in 0..<40 { session.press("<Right>") }
    session.press("<Home>")
    try session.wait(forCaption: "1, 1")
    let asked = recording.seconds
    try #require(wait { recording.seconds > asked + 1.5 })
    let sound = recording.stop()
    let end = try #require(sound.end())
    #expect(end < asked + 0.8)
    let last = try #require(
      Spectrum.dominantFrequency(of: sound.sum(from: end - 0.15, to: end), sampleRate: 48_000))
    #expect(abs(last / 200 - 1) < 0.03)
    try Self.quit(session)
  }

  @Test func withoutASoundCardItSaysSoOnce() throws {
    let machine = try SilentMachine()
    let session = try Self.session(environment: machine.environment)
    // The reason is put before what the move has to say.
    try session.press("<Right>", until: "1, 1. No sound: no audio device is available")
    try session.press("<Right>", until: "2, 2, up 100.0%")
    try session.press("<End>", until: "10, 10")
    try session.press("4", until: "Values. 10, 10")
    try session.press("1", until: "Audio graph. Whole chart, 10 points, 3 seconds")
    // Asked for by name it is said again.
    try session.press("<Enter>", until: "No sound: no audio device is available")
    try session.press("<Home>", until: "1, 1")
    try Self.expectCleanScreen(session)
    try Self.quit(session)
    // Nothing the sound libraries wrote comes after the end either.
    #expect(!session.terminal.screen.contains("ALSA"))
  }

  @Test func withoutTheSoundLibraryItSaysWhatIsMissing() throws {
    let folder = try Folder()
    _ = try folder.file("libportaudio.so.2", "no library")
    let session = try Self.session(environment: ["LD_LIBRARY_PATH": folder.path])
    session.press("<Right>")
    try session.terminal.wait {
      Session.caption(of: $0).hasPrefix("1, 1. No sound: device refused")
        && Session.caption(of: $0).contains("libportaudio")
    }
    try session.press("<End>", until: "10, 10")
    try Self.quit(session)
  }

  @Test func aServerThatDiesIsSaidSoon() throws {
    let server = try SoundServer()
    let session = try Self.session(at: server, "--duration", "20")
    let recording = try server.record()
    session.press("<Enter>")
    try #require(wait { Self.loudSeconds(recording) > 0.3 })
    server.kill()
    let killed = monotonicSeconds()
    try session.terminal.wait { Session.caption(of: $0).hasPrefix("Sound lost") }
    #expect(monotonicSeconds() - killed < 2)
    // All else goes on.
    try session.press("<End>", until: "10, 10")
    try session.press("2", until: "Chart details. Line chart, 1 series, 10 points")
    try Self.expectCleanScreen(session)
    try Self.quit(session)
  }

  @Test(arguments: [nil, SIGTERM])
  func endsInMidPlay(_ signal: Int32?) throws {
    let server = try SoundServer()
    let session = try Self.session(at: server, "--duration", "20")
    let recording = try server.record()
    session.press("<Enter>")
    try #require(wait { Self.loudSeconds(recording) > 0.2 })
    let asked = recording.seconds
    if let signal { session.terminal.send(signal: signal) } else { session.press("q") }
    #expect(try session.terminal.waitForExit() == .exit(signal.map { 128 + $0 } ?? 0))
    #expect(session.terminal.isAsBefore)
    try #require(wait { recording.seconds > asked + 0.8 })
    #expect(try #require(recording.stop().end()) < asked + 0.4)
  }

  /// A sound system that answers nothing holds up neither the keys nor the end.
  @Test func aServerThatHangsHoldsNothingUp() throws {
    let server = try SoundServer()
    let session = try Self.session(at: server, "--duration", "20")
    let recording = try server.record()
    session.press("<Enter>")
    try #require(wait { Self.loudSeconds(recording) > 0.2 })
    server.freeze()
    defer { server.thaw() }
    let frozen = monotonicSeconds()
    for key in ["<Right>", "<Esc>", "4"] { session.press(key) }
    try session.press("<End>", until: "10, 10")
    #expect(monotonicSeconds() - frozen < 1)
    session.press("q")
    #expect(try session.terminal.waitForExit() == .exit(0))
    #expect(monotonicSeconds() - frozen < 5)
    #expect(session.terminal.isAsBefore)
  }

  @Test func aServerThatComesBackIsFoundByTheSoundKey() throws {
    let machine = try SilentMachine()
    let server = try SoundServer()
    // The program knows one server, which is not there yet.
    var environment = server.environment
    let configuration = try #require(environment["ALSA_CONFIG_PATH"])
    let working = try String(contentsOfFile: configuration, encoding: .utf8)
    let silent = try String(
      contentsOfFile: try #require(machine.environment["ALSA_CONFIG_PATH"]), encoding: .utf8)
    let folder = try Folder()
    environment["ALSA_CONFIG_PATH"] = try folder.file("asound.conf", silent)
    let session = try Self.session(environment: environment)
    try session.press("<Right>", until: "1, 1. No sound: no audio device is available")
    _ = try folder.file("asound.conf", working)
    try session.press("s", until: "Sound on")
    let recording = try server.record()
    try session.press("<End>", until: "10, 10")
    _ = try Self.note(in: recording, after: 0)
    try Self.quit(session)
  }

  @Test func withoutAFreeDescriptorItSaysSoAndGoesOn() throws {
    let server = try SoundServer()
    let session = try Self.session(at: server)
    // PortAudio begins beside the keys, and ends the program where its files go away meanwhile. Then
    // only the thread of the keys and that of the sound are left.
    try session.terminal.wait { $0.hasLoaded("libportaudio") && $0.threadCount == 2 }
    try session.terminal.refuseDescriptors(true)
    try session.press(
      "<Right>", until: "1, 1. No sound: device refused (Too many open files). s retries")
    try session.press("<Right>", until: "2, 2, up 100.0%")
    try session.terminal.refuseDescriptors(false)
    try session.press("s", until: "Sound on")
    let recording = try server.record()
    try session.press("<End>", until: "10, 10")
    _ = try Self.note(in: recording, after: 0)
    try Self.quit(session)
  }

  @Test func overTheNetworkItSaysWhereTheSoundIs() throws {
    let server = try SoundServer()
    let session = try Self.session(
      environment: server.environment.merging(["SSH_CONNECTION": "1.2.3.4 5 6.7.8.9 22"]) { $1 })
    try session.press("<Enter>", until: "Sound plays on the remote machine")
    try session.press("<End>", until: "10, 10")
    try Self.quit(session)
  }

  @Test func devicesAreListed() throws {
    let server = try SoundServer()
    let listed = try Program.output("devices", environment: server.environment)
    #expect(listed.lines.count { $0.hasPrefix("* ") } == 1)
    let machine = try SilentMachine()
    let none = try Program.run(["devices"], environment: machine.environment)
    #expect(none.status == .exit(0))
    #expect(none.output.isEmpty)
    #expect(none.errorLines == ["earshot: No sound: no audio device is available"])
  }
}

extension ExploreSoundTests {
  /// The program on the rising values, at a server, with its first caption shown.
  fileprivate static func session(at server: SoundServer, _ options: String...) throws -> Session {
    try session(options, environment: server.environment)
  }

  fileprivate static func session(
    _ options: [String] = [], environment: [String: String]
  ) throws -> Session {
    // Each server has a home of its own, in which it would be the very first start.
    let environment = environment.merging(["XDG_STATE_HOME": "/dev/null"]) { $1 }
    let session = try Session(
      options, environment: environment, standardInput: .bytes(Array(rising.utf8)),
      isSilent: false)
    try session.wait(forCaption: "Line chart, 1 to 10. Question mark: help")
    return session
  }

  /// The seconds from the first sound so far to the last.
  fileprivate static func loudSeconds(_ recording: Recording) -> Double {
    let sound = recording.samples()
    guard let onset = sound.onset() else { return 0 }
    return (sound.end() ?? onset) - onset
  }

  /// The middle of the note that is heard first after a time, once it is over.
  fileprivate static func note(in recording: Recording, after start: Double) throws -> [Float] {
    var note: [Float] = []
    let isOver = wait {
      let sound = recording.samples()
      let late = sound.sum(from: start, to: sound.seconds)
      guard let first = late.firstIndex(where: { abs($0) > 0.001 }),
        let last = late.lastIndex(where: { abs($0) > 0.001 }), late.count - last > 9600
      else { return false }
      note = Array(late[first...last].dropFirst(1440).dropLast(1440))
      return true
    }
    try #require(isOver && note.count > 2400, "\(note.count) samples heard")
    return note
  }

  /// Nothing but the program's own frame stands on the screen.
  fileprivate static func expectCleanScreen(_ session: Session) throws {
    for word in ["ALSA", "jack", "Expression", "PulseAudio", "pcm", "error"] {
      #expect(!session.terminal.screen.contains(word))
    }
    #expect(session.terminal.cursor == (0, 22))
  }

  fileprivate static func quit(_ session: Session) throws {
    session.press("q")
    #expect(try session.terminal.waitForExit() == .exit(0))
    #expect(session.terminal.isAsBefore)
  }
}
