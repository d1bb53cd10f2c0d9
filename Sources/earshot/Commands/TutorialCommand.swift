import ArgumentParser
import Descriptions

/// The full screen, or its replay, in the tutorial.
struct TutorialCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(.tutorial, superCommandName: Earshot.name)
  }

  @OptionGroup var explore: ExploreCommand

  func run() throws { try explore.run(isTutorial: true) }
}
