import ArgumentParser

/// The command line; each command is one file in `Commands`.
@main
struct Earshot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "earshot",
    abstract: "Explore charts by ear, eye and keyboard, in any terminal.",
    discussion: """
      Without a FILE, data is read from standard input; at a terminal the sample charts are shown.
      Everything that can be done on the full screen has a command without one.
      """,
    version: "0.1.0",
    subcommands: [
      ExploreCommand.self, DescribeCommand.self, DrawCommand.self, RenderCommand.self,
      ThemesCommand.self, DevicesCommand.self,
    ],
    defaultSubcommand: ExploreCommand.self)
}
