import CPortAudio
import Glibc
import Sonification
import Threads

/// PortAudio as far as this process has begun it.
///
/// To begin it is to list all devices, which takes some machines seconds for each of them.
struct Library: Sendable {
  /// The file descriptors that PortAudio and its drivers may need at once.
  private static let descriptorCount = 16

  private(set) var isBegun = false

  /// Begins it unless that was done.
  ///
  /// - Returns: The reason why it could not be begun.
  mutating func begin() -> Silence? {
    // PortAudio ends the process where it lists devices and has no descriptor for them.
    if let reason = Self.descriptorRefusal() { return .refused(reason) }
    guard !isBegun else { return nil }
    cportaudio_quiet_drivers()
    let error = Pa_Initialize()
    if error == paDeviceUnavailable.rawValue { return .noDevice }
    guard error == paNoError.rawValue else { return .refused(Stream.message(error)) }
    isBegun = true
    return nil
  }

  /// Ends it, so that the next beginning sees the devices of that time.
  mutating func end() {
    guard isBegun else { return }
    isBegun = false
    Pa_Terminate()
  }

  /// Ends it where it would wake the processor without a stream.
  ///
  /// A client of JACK has a thread that each period of the server wakes. The others hold nothing, and beginning
  /// anew would keep the next sound waiting.
  mutating func rest() {
    if Pa_HostApiTypeIdToHostApiIndex(paJACK) >= 0 { end() }
  }

  /// The system's reason not to open a few files more; `nil` where it would.
  private static func descriptorRefusal() -> String? {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    for _ in 0..<descriptorCount {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return String(cString: strerror(errno)) }
      opened.append(descriptor)
    }
    return nil
  }
}
