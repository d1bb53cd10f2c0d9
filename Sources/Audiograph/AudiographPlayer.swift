import Dispatch
import Foundation
import PortAudioOutput
import Sonification

/// The part of an audiograph that works on other threads.
final class AudiographPlayer: Sendable {
  /// The choices for one playback, as they were when it was asked for.
  struct Order: Sendable {
    var settings: SonificationSettings
    var printsDiagnostics: Bool
    /// A remark on the settings themselves.
    var remark: String?
  }

  let completions: PlaybackCompletions
  private let diagnostics: DiagnosticSwitch
  private let output: PortAudioOutput
  /// Many points take longer to compose than the main queue should wait.
  private let queue = DispatchQueue(label: "Audiograph")

  init() {
    let completions = PlaybackCompletions()
    let diagnostics = DiagnosticSwitch()
    self.completions = completions
    self.diagnostics = diagnostics
    output = PortAudioOutput(device: nil) { event in
      switch event {
      case .moved, .awaited: break
      case .ended(let number): completions.finish(number, success: true)
      case .unavailable(let number, let reason):
        diagnostics.print("Nothing is heard: \(reason.message)")
        completions.finish(number, success: false)
      case .displaced(let number):
        diagnostics.print("Another sound of this process took its place.")
        completions.finish(number, success: false)
      }
    }
  }

  /// Plays `points` in place of what plays; at volume 0 it is done at once.
  func play(_ points: [CGPoint], _ order: Order, completion: PlaybackCompletions.Completion?) {
    let number = completions.begin(completion)
    diagnostics.isOn = order.printsDiagnostics
    queue.async { self.compose(points, order, number) }
  }

  func stop() {
    output.stop()
    completions.finish(success: false)
  }

  private func compose(_ points: [CGPoint], _ order: Order, _ number: Int) {
    // Many may be asked for while one is composed; only the last is heard.
    guard completions.isGoingOn(number) else { return }
    if let remark = order.remark { diagnostics.print(remark) }
    let line: GraphLine
    do throws(GraphRefusal) {
      line = try GraphLine(points)
    } catch {
      diagnostics.print(error.message)
      output.stop()
      completions.finish(number, success: false)
      return
    }
    diagnostics.print(remarksOn: line)
    guard order.settings.volume > 0 else {
      output.stop()
      completions.finish(number, success: true)
      return
    }
    let score = line.score(order.settings)
    if score.playedCount < score.pointCount {
      diagnostics.print("\(score.pointCount) points, playing \(score.playedCount).")
    }
    guard completions.isGoingOn(number) else { return }
    output.retry()
    output.play(score, volume: order.settings.volume, from: 0, playback: number)
    // A stop that came meanwhile found nothing to stop; a newer playback takes its place by itself.
    if !completions.isGoingOn { output.stop() }
  }
}
