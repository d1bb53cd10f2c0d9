import Foundation
import Synchronization

/// The remarks for whoever writes the program, on standard error while they are wanted.
final class DiagnosticSwitch: Sendable {
  private let wanted = Atomic(false)

  var isOn: Bool {
    get { wanted.load(ordering: .relaxed) }
    set { wanted.store(newValue, ordering: .relaxed) }
  }

  /// Prints a line, without the control characters that a driver's words may have.
  func print(_ remark: String) {
    guard isOn else { return }
    let words = String(
      String.UnicodeScalarView(
        remark.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    FileHandle.standardError.write(Data("Audiograph: \(words)\n".utf8))
  }

  /// Tells what was done to the points of `line` before they are heard.
  func print(remarksOn line: GraphLine) {
    if line.isSorted {
      print("The points go back in x: they are played from left to right.")
    }
    if line.placelessCount > 0 {
      print("Points without a finite x, left out: \(line.placelessCount).")
    }
  }
}
