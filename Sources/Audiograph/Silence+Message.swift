import Sonification

extension Silence {
  /// A sentence for whoever writes the program.
  var message: String {
    switch self {
    case .noDevice: "there is no sound device."
    case .noSuchDevice(let name): "there is no sound device “\(name)”."
    case .refused(let words): "the sound device refused: \(words)"
    case .lost: "the sound device went away."
    case .unanswered: "the sound system has not answered yet."
    case .hung: "the sound system does not let go of the device."
    case .noneChosen: "no sound device is to be used."
    }
  }
}
