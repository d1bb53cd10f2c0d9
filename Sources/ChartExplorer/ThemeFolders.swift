/// The folders that themes are looked for in, before those that are built in.
enum ThemeFolders {
  /// The folders, the first wins; those that do not exist are passed over.
  static func candidates(_ chosen: String?) -> [String] {
    let environment = Environment.variables
    var folders = [chosen].compactMap(\.self)
    if let config = environment["XDG_CONFIG_HOME"], !config.isEmpty {
      folders.append(config + "/earshot/themes")
    } else if let home = environment["HOME"], !home.isEmpty {
      folders.append(home + "/.config/earshot/themes")
    }
    if let executable = Path.executable {
      folders.append(Path.folder(of: executable) + "/../share/earshot/themes")
    }
    return folders
  }
}
