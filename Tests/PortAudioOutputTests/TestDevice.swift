import Foundation

/// The library of `test_device.c` in PortAudio's place, for the rest of the process.
struct TestDevice {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  nonisolated(unsafe) private let library: UnsafeMutableRawPointer

  /// Compiles and loads it under PortAudio's name, before anything has loaded that.
  init() throws {
    let folder = NSTemporaryDirectory() + "/test-device-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("test_device.c").path
    let file = folder + "/libportaudio.so.2"
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "cc", "-shared", "-fPIC", "-pthread", "-Wl,-soname,libportaudio.so.2", "-o", file, source,
    ]
    try compiler.run()
    compiler.waitUntilExit()
    // Whoever asks for the name from now on gets this one, as it is there already.
    guard compiler.terminationStatus == 0, let library = dlopen(file, RTLD_NOW | RTLD_LOCAL) else {
      throw Failure(description: "no library in the place of PortAudio")
    }
    self.library = library
  }

  /// A number that `test_device.c` keeps.
  subscript(name: String) -> Int {
    get { dlsym(library, name).map { Int($0.load(as: Int32.self)) } ?? -1 }
    nonmutating set { dlsym(library, name)?.storeBytes(of: Int32(newValue), as: Int32.self) }
  }
}
