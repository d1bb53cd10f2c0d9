import Glibc

/// The mark of the first start: an empty file, `earshot/started` in the folder for states.
enum FirstStart {
  /// True at the first start only, which leaves the mark.
  ///
  /// A configuration file is a sign that the program is known; without a place for the mark nothing is first.
  static func isNow(_ environment: [String: String]) -> Bool {
    if let file = ConfigurationFile(environment: environment), access(file.path, F_OK) == 0 {
      return false
    }
    guard let path = path(environment) else { return false }
    Path.makeFolder(of: path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// The file the environment names; `nil` where there is neither `XDG_STATE_HOME` nor `HOME`.
  private static func path(_ environment: [String: String]) -> String? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return folder + "/earshot/started"
    }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return home + "/.local/state/earshot/started"
  }
}
