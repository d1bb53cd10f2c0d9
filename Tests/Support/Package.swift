// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

// A package of its own, so that the program is built without what only its tests need.
let package = Package(
  name: "Support",
  products: [
    .library(name: "CAllocationCount", targets: ["CAllocationCount"]),
    .library(name: "CPortAudioHeader", targets: ["CPortAudioHeader"]),
    .library(name: "CSpeechDispatcherHeader", targets: ["CSpeechDispatcherHeader"]),
    .library(name: "RealTimeTesting", targets: ["RealTimeTesting"]),
    .library(name: "SoundTesting", targets: ["SoundTesting"]),
    .library(name: "TerminalTesting", targets: ["TerminalTesting"]),
  ],
  targets: [
    // Stands in front of the heap, so that a test can tell whether anything was allocated.
    .target(name: "CAllocationCount", path: "CAllocationCount"),
    // The header of PortAudio, which the program has declarations of its own for.
    .target(name: "CPortAudioHeader", path: "CPortAudioHeader"),
    // The header of libspeechd, the same.
    .target(name: "CSpeechDispatcherHeader", path: "CSpeechDispatcherHeader"),
    // Shows the thread sanitizer what it cannot see by itself.
    .target(name: "CThreadSanitizer", path: "CThreadSanitizer"),
    // Repeats what listens in real time where the machine was busy.
    .target(
      name: "RealTimeTesting", path: "RealTimeTesting", swiftSettings: settings),
    .target(
      name: "SoundTesting", dependencies: ["CThreadSanitizer"], path: "SoundTesting",
      swiftSettings: settings),
    .systemLibrary(name: "CVTerm", path: "CVTerm"),
    .target(name: "CPseudoTerminal", path: "CPseudoTerminal"),
    .target(
      name: "TerminalTesting", dependencies: ["CVTerm", "CPseudoTerminal"],
      path: "TerminalTesting", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
