import Glibc

/// Has PortAudio in this process play where `environment` leads, from the next stream on.
///
/// PortAudio reads the environment of the whole process: only one test at a time may do this, or one
/// in a process of its own.
public func adoptSound(of environment: [String: String]) {
  let names = [
    "ALSA_CONFIG_PATH", "PULSE_SERVER", "PULSE_COOKIE", "JACK_NO_START_SERVER",
    "JACK_DEFAULT_SERVER",
  ]
  for name in names {
    if let value = environment[name] { setenv(name, value, 1) }
  }
}

extension SoundServer {
  /// Starts a server that PortAudio in this process plays to.
  public static func adopted() throws -> SoundServer {
    let server = try SoundServer()
    adoptSound(of: server.environment)
    return server
  }
}
