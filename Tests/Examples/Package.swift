// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

// The package that this one is a guest of, for a copy of it that lies elsewhere.
let earshot = Context.environment["EARSHOT_PACKAGE"] ?? "../.."

// Programs that were written for the chart-accessibility model of Apple's platforms, as guests of Earshot:
// what they need of it is what is public.
let package = Package(
  name: "Examples",
  products: [.library(name: "AppSamples", targets: ["AppSamples"])],
  dependencies: [
    .package(name: "Earshot", path: earshot), .package(path: "\(earshot)/Tests/Support"),
  ],
  targets: [
    .target(
      name: "AppSamples",
      dependencies: [.product(name: "Accessibility", package: "Earshot")],
      path: "AppSamples", swiftSettings: settings),
    .testTarget(
      name: "GuestTests",
      dependencies: [
        "AppSamples",
        .product(name: "Accessibility", package: "Earshot"),
        .product(name: "Audiograph", package: "Earshot"),
        .product(name: "ChartExplorer", package: "Earshot"),
        .product(name: "SoundTesting", package: "Support"),
      ],
      path: "GuestTests", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
