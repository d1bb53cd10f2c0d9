// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

// A package of its own, which is built only where somebody wants to measure.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Earshot", path: "../.."),
    .package(path: "../Support"),
  ],
  targets: [
    .executableTarget(
      name: "start-up-benchmark",
      dependencies: [
        .product(name: "earshot", package: "Earshot"),
        .product(name: "SoundTesting", package: "Support"),
        .product(name: "TerminalTesting", package: "Support"),
      ],
      path: "StartUp", swiftSettings: settings),
    .executableTarget(
      name: "synthesis-benchmark",
      dependencies: [
        .product(name: "earshot", package: "Earshot"),
        .product(name: "Sonification", package: "Earshot"),
        .product(name: "SoundTesting", package: "Support"),
        .product(name: "TerminalTesting", package: "Support"),
      ],
      path: "Synthesis", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
