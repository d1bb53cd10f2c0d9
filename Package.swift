// swift-tools-version: 6.2

import PackageDescription

// Warnings stop the build where the project is checked, never where somebody installs it.
let settings: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Earshot",
  products: [
    .executable(name: "earshot", targets: ["earshot"]),
    .library(name: "Sonification", targets: ["Sonification"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "Descriptions", targets: ["Descriptions"]),
    .library(name: "Accessibility", targets: ["Accessibility"]),
    // The explorer on a chart of another program; needs the headers of ncurses.
    .library(name: "ChartExplorer", targets: ["ChartExplorer"]),
    // The Audiograph library's model, which plays through PortAudio.
    .library(name: "Audiograph", targets: ["Audiograph"]),
  ],
  dependencies: [
    // The command line: parsing, help, completions and exit code 64.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // The parts that only the tests need: they are built with them, not with the program.
    .package(path: "Tests/Support"),
  ],
  targets: [
    // The pure core.
    .target(name: "Sonification", swiftSettings: settings),
    .target(name: "Tables", dependencies: ["CCompression"], swiftSettings: settings),
    // The files of the themes, as they are in the program.
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
    .target(name: "Screen", dependencies: ["ThemeFiles"], swiftSettings: settings),
    .target(name: "Charts", dependencies: ["Tables", "Sonification"], swiftSettings: settings),
    .target(
      name: "Descriptions", dependencies: ["Charts", "Screen", "Sonification", "Tables"],
      swiftSettings: settings),
    .target(
      name: "Explorer",
      dependencies: ["Charts", "Descriptions", "Screen", "Sonification", "Tables"],
      swiftSettings: settings),

    // The chart-accessibility model of Apple's platforms, for programs that are written for it.
    .target(
      name: "Accessibility", dependencies: ["Charts", "LiveTone", "Tables"], swiftSettings: settings
    ),

    // The adapters at the edge.
    .target(
      name: "Terminals",
      dependencies: ["Screen", "CCompression", "CNCurses", "CTerminalRescue"],
      swiftSettings: settings),
    // Threads that take no signals, and calls that may never return.
    .target(name: "Threads", swiftSettings: settings),
    .target(
      name: "PortAudioOutput",
      dependencies: ["Sonification", "CPortAudio", "Threads"],
      swiftSettings: settings),
    .target(
      name: "SpeechDispatcher", dependencies: ["CSpeechDispatcher", "Descriptions", "Threads"],
      swiftSettings: settings),
    .target(
      name: "FontLetters", dependencies: ["Screen", "CFreeType"], swiftSettings: settings),
    // The tone that follows a value; a target of its own, as several libraries offer it.
    .target(
      name: "LiveTone", dependencies: ["PortAudioOutput", "Sonification"], swiftSettings: settings),
    .target(
      name: "Audiograph", dependencies: ["LiveTone", "PortAudioOutput", "Sonification"],
      swiftSettings: settings),
    // The model as a program on a terminal, for the command line and for guests.
    .target(
      name: "ChartExplorer",
      dependencies: [
        "Charts", "CSoundFile", "Terminals", "Descriptions", "Explorer", "FontLetters",
        "PortAudioOutput",
        "Screen", "Sonification", "SpeechDispatcher", "Tables", "Threads",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "earshot",
      dependencies: [
        "ChartExplorer", "Charts", "Descriptions", "Explorer", "PortAudioOutput", "Screen",
        "Sonification", "Tables", "Terminals",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),

    // C at the edge: system libraries, and the few lines only C can say.
    .systemLibrary(name: "CNCurses"),
    // zlib and zstd, loaded when a compressed file comes, or a picture of pixels goes.
    .target(name: "CCompression"),
    // libsndfile, loaded when a compressed sound is written.
    .target(name: "CSoundFile"),
    // PortAudio, loaded when a sound is to be heard.
    .target(name: "CPortAudio", dependencies: ["CForwarding"]),
    // libspeechd, loaded when something is to be spoken.
    .target(name: "CSpeechDispatcher", dependencies: ["CForwarding"]),
    // Calls into libraries that are loaded as the program runs.
    .target(name: "CForwarding"),
    // FreeType and fontconfig, loaded when a letter is to be drawn that is not drawn by hand.
    .target(name: "CFreeType"),
    // Restores the terminal from a crash handler, where only async-signal-safe C may run.
    .target(name: "CTerminalRescue"),

    // Shows what arrives at a terminal, for the tests of Terminals. It stands here because only
    // this package may use that target; it needs nothing that the program does not need.
    .executableTarget(
      name: "terminal-probe", dependencies: ["Terminals", "Screen"],
      path: "Tests/TerminalProbe", swiftSettings: settings),
    // Times keys and frames over millions of points, and tables; both stand here because only this
    // package may use those targets.
    .executableTarget(
      name: "frame-benchmark", dependencies: ["Charts", "Explorer", "Screen"],
      path: "Tests/FrameBenchmark", swiftSettings: settings),
    .executableTarget(
      name: "table-benchmark", dependencies: ["Charts", "Tables"],
      path: "Tests/TableBenchmark", swiftSettings: settings),
    .executableTarget(
      name: "follow-benchmark", path: "Tests/FollowBenchmark", swiftSettings: settings),
    .testTarget(
      name: "SonificationTests",
      dependencies: [
        "Sonification", .product(name: "CAllocationCount", package: "Support"),
        .product(name: "SoundTesting", package: "Support"),
      ],
      swiftSettings: settings),
    .testTarget(name: "TablesTests", dependencies: ["Tables"], swiftSettings: settings),
    .testTarget(name: "ScreenTests", dependencies: ["Screen"], swiftSettings: settings),
    .testTarget(
      name: "ChartsTests", dependencies: ["Charts", "Tables", "Sonification"],
      exclude: ["Statistics/StatisticsWithNumPy.py"], swiftSettings: settings),
    .testTarget(
      name: "DescriptionsTests", dependencies: ["Descriptions", "Charts", "Tables"],
      swiftSettings: settings),
    // The sources of the package in Tests/Examples, so that they are compiled and run with the tests.
    .target(
      name: "AppSamples", dependencies: ["Accessibility"], path: "Tests/Examples/AppSamples",
      packageAccess: false, swiftSettings: settings),
    .testTarget(
      name: "AccessibilityTests",
      dependencies: [
        "Accessibility", "AppSamples", "Charts", "Descriptions", "Explorer", "Screen", "Tables",
      ],
      swiftSettings: settings),
    // The libraries as somebody outside of the package has them: nothing but what is public.
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "Accessibility", "Audiograph", "ChartExplorer", "Charts", "Descriptions", "Sonification",
        .product(name: "SoundTesting", package: "Support"),
        .product(name: "TerminalTesting", package: "Support"),
      ],
      exclude: ["PublicInterface"], packageAccess: false, swiftSettings: settings),
    .testTarget(
      name: "ExplorerTests",
      dependencies: [
        "Explorer", "Charts", "Descriptions", "Screen", "Sonification", "Tables",
        .product(name: "SoundTesting", package: "Support"),
      ],
      exclude: ["GoldenCharts", "Stories", "Snapshots", "Tasks"], swiftSettings: settings),
    .testTarget(
      name: "TerminalsTests",
      dependencies: [
        "Terminals", "Screen", "terminal-probe",
        .product(name: "RealTimeTesting", package: "Support"),
        .product(name: "TerminalTesting", package: "Support"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FontLettersTests", dependencies: ["FontLetters", "Screen"], swiftSettings: settings),
    .testTarget(
      name: "PortAudioOutputTests",
      dependencies: [
        "PortAudioOutput", "CPortAudio", "Sonification",
        .product(name: "CAllocationCount", package: "Support"),
        .product(name: "CPortAudioHeader", package: "Support"),
        .product(name: "RealTimeTesting", package: "Support"),
        .product(name: "SoundTesting", package: "Support"),
      ],
      // A library in PortAudio's place, which the tests compile and load themselves.
      exclude: ["test_device.c"], swiftSettings: settings),
    .testTarget(
      name: "ThreadsTests",
      dependencies: ["Threads", .product(name: "SoundTesting", package: "Support")],
      swiftSettings: settings),
    .testTarget(
      name: "SpeechDispatcherTests",
      dependencies: [
        "SpeechDispatcher", "CSpeechDispatcher", "Descriptions",
        .product(name: "CSpeechDispatcherHeader", package: "Support"),
        .product(name: "SoundTesting", package: "Support"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LiveToneTests",
      dependencies: ["LiveTone", .product(name: "SoundTesting", package: "Support")],
      swiftSettings: settings),
    .testTarget(
      name: "AudiographTests",
      dependencies: [
        "Audiograph", "Sonification",
        .product(name: "RealTimeTesting", package: "Support"),
        .product(name: "SoundTesting", package: "Support"),
      ],
      swiftSettings: settings),
    // The program of the article on embedding, as somebody outside of the package has it.
    .executableTarget(
      name: "rain-explorer", dependencies: ["ChartExplorer", "Charts"],
      path: "Tests/RainExplorer", packageAccess: false, swiftSettings: settings),
    .testTarget(
      name: "ChartExplorerTests",
      dependencies: [
        "ChartExplorer", "Charts", "Descriptions", "Explorer", "Tables", "rain-explorer",
        .product(name: "TerminalTesting", package: "Support"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "earshotTests",
      dependencies: [
        "earshot", "ChartExplorer", "Charts", "Descriptions", "Explorer", "Sonification",
        .product(name: "RealTimeTesting", package: "Support"),
        .product(name: "SoundTesting", package: "Support"),
        .product(name: "TerminalTesting", package: "Support"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // Libraries that the tests compile and have the program load.
      exclude: ["Faults/failing_calls.c", "Faults/sealed_process.c"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// The core as users have it, for the tests: twice as quick, and longer to build by less than that. Only `.ci/run` asks for
// it, as flags like these may not stand in a package that others use.
if Context.environment["EARSHOT_OPTIMIZED_CORE"] != nil {
  let core = ["Sonification", "Tables", "Screen", "Charts", "Descriptions", "Explorer"]
  for target in package.targets where core.contains(target.name) {
    // An object for each file, as the index of an editor needs them.
    let flags = ["-O", "-whole-module-optimization", "-num-threads", "2"]
    target.swiftSettings = settings + [.unsafeFlags(flags)]
  }
}

// The code in C ends where it does what C leaves undefined, as Swift does by itself; for the same reason only `.ci/run` asks
// for it. Functions of libraries are called by their address, which has nothing to be checked.
if Context.environment["EARSHOT_CHECKED_C"] != nil {
  let code = [
    "CCompression", "CForwarding", "CFreeType", "CPortAudio", "CSoundFile", "CSpeechDispatcher",
    "CTerminalRescue",
  ]
  for target in package.targets where code.contains(target.name) {
    let flags = ["-fsanitize=undefined", "-fno-sanitize=function", "-fsanitize-trap=undefined"]
    target.cSettings = [.unsafeFlags(flags)]
  }
}

// The core's harness for libFuzzer, which brings the `main`: only `Tests/Fuzz/run` asks for it.
if Context.environment["EARSHOT_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: ["Charts", "Descriptions", "Explorer", "Screen", "Sonification", "Tables"],
      path: "Tests/Fuzz", exclude: ["Corpus", "run"],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]))
}
