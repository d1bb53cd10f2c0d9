import Foundation

/// A machine without any sound device, for as long as it is kept.
public final class SilentMachine {
  /// The variables a program needs to find nothing.
  public let environment: [String: String]

  private let folder: String

  /// Prepares the environment.
  public init() throws {
    folder = try SoundServer.makeFolder()
    environment = SoundServer.environment(folder)
    // As on a bare machine the default device leads nowhere.
    try SoundServer.write("pcm.!default { type hw card 31 }\n", to: folder + "/asound.conf")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}
