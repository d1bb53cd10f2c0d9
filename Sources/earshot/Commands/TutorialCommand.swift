import ArgumentParser
import Descriptions

/// The full screen, or its replay, in the tutorial.
struct TutorialCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    var configuration = CommandConfiguration(.tutorial, superCommandName: Earshot.name)
    // The parser would name the command that the options are of.
    let files = (HelpLanguage.current ?? Languages.all[0]).words(value: .files)
    configuration.usage = "\(Earshot.name) tutorial [<options>] [<\(files)> ...]"
    return configuration
  }

  @OptionGroup var explore: ExploreCommand

  func run() throws { try explore.run(isTutorial: true) }
}
