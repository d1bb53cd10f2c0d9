// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

// Programs that were written for the chart-accessibility model of Apple's platforms, as guests of this
// package: what they need of it is what is public.
let package = Package(
  name: "Examples",
  products: [.library(name: "AppSamples", targets: ["AppSamples"])],
  dependencies: [.package(name: "Earshot", path: "../..")],
  targets: [
    .target(
      name: "AppSamples",
      dependencies: [.product(name: "Accessibility", package: "Earshot")],
      path: "AppSamples", swiftSettings: settings)
  ],
  swiftLanguageModes: [.v6]
)
