// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

// The harness sees what the tests see.
let core: [SwiftSetting] = settings + [.unsafeFlags(["-enable-testing"])]

// A package of its own with the pure core in it, all of which is built for libFuzzer: see `run`.
// `Sources` and the sessions in `Harness` are links to those of the program and of its tests.
let package = Package(
  name: "Fuzz",
  targets: [
    .target(name: "CCompression", path: "Sources/CCompression"),
    .target(name: "Sonification", path: "Sources/Sonification", swiftSettings: core),
    .target(
      name: "Tables", dependencies: ["CCompression"], path: "Sources/Tables", swiftSettings: core),
    .target(
      name: "ThemeFiles", path: "Themes",
      resources: [
        .embedInCode("color-blind-safe-dark.toml"),
        .embedInCode("color-blind-safe-light.toml"),
        .embedInCode("default-dark.toml"),
        .embedInCode("default-light.toml"),
        .embedInCode("high-contrast-dark.toml"),
        .embedInCode("high-contrast-light.toml"),
        .embedInCode("high-contrast-sepia.toml"),
        .embedInCode("monochrome.toml"),
        .embedInCode("sepia.toml"),
        .embedInCode("white-on-blue.toml"),
        .embedInCode("yellow-on-black.toml"),
      ],
      swiftSettings: settings),
    .target(
      name: "Screen", dependencies: ["ThemeFiles"], path: "Sources/Screen", swiftSettings: core),
    .target(
      name: "Charts", dependencies: ["Tables", "Sonification"], path: "Sources/Charts",
      swiftSettings: core),
    .target(
      name: "Descriptions", dependencies: ["Charts", "Screen", "Sonification", "Tables"],
      path: "Sources/Descriptions", swiftSettings: core),
    .target(
      name: "Explorer",
      dependencies: ["Charts", "Descriptions", "Screen", "Sonification", "Tables"],
      path: "Sources/Explorer", swiftSettings: core),
    .executableTarget(
      name: "fuzz",
      dependencies: ["Charts", "Descriptions", "Explorer", "Screen", "Sonification", "Tables"],
      path: "Harness", swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]),
  ],
  swiftLanguageModes: [.v6]
)
