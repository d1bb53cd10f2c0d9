import Sonification

extension Silence {
  /// A sentence for whoever writes the program.
  var message: String {
    switch self {
    case .noDevice: "there is no sound device."
    case .noSuchDevice(let name): "there is no sound device “\(name)”."
    case .refused(let words): "the sound device refused: \(words)"
    case .lost: "the sound device went away."
    case .hung: "the sound system did not answer."
    case .noneChosen: "no sound device is to be used."
    }
  }
}
