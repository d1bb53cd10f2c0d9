import Descriptions
import Explorer
import Glibc

/// The file that keeps settings, `earshot/config.toml` in the folder for configurations.
struct ConfigurationFile {
  let path: String

  /// The file the environment names; `nil` where there is neither `XDG_CONFIG_HOME` nor `HOME`.
  init?(environment: [String: String]) {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      path = folder + "/earshot/config.toml"
    } else if let home = environment["HOME"], !home.isEmpty {
      path = home + "/.config/earshot/config.toml"
    } else {
      return nil
    }
  }

  /// More than anybody writes; a device or a wrong file is not read to its end.
  private static let limit = 1 << 20

  /// The text of the file; empty where there is none.
  func text() throws(Failure) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return "" }
      throw failure(String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count <= Self.limit {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { break }
      guard count > 0 else { throw failure(String(cString: strerror(errno))) }
      bytes += buffer[..<count]
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw failure("UTF-8") }
    return text
  }

  /// What the file says.
  func configuration(known: [String]) throws(Failure) -> Configuration {
    let text = try text()
    do throws(ConfigurationProblem) {
      return try Configuration(text, known: known)
    } catch {
      throw Failure(
        .configuration(file: path, line: error.line, error.fault), exitCode: EX_DATAERR)
    }
  }

  /// Writes a setting into the file, whole or not at all; everything else in it stays.
  func keep(_ name: String, _ value: String) throws(Failure) {
    let text = Configuration.setting(name, to: value, in: try text())
    makeFolder()
    // Of a link its target is replaced, not the link.
    var path = path
    if let real = realpath(path, nil) {
      path = String(cString: real)
      free(real)
    }
    let temporary = path + ".partial-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw unwritable() }
    let isWritten = Array(text.utf8).withUnsafeBytes { writeAll($0, to: descriptor) }
    close(descriptor)
    guard isWritten, rename(temporary, path) == 0 else {
      let failure = unwritable()
      unlink(temporary)
      throw failure
    }
  }

  private func makeFolder() {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      _ = mkdir(folder, 0o755)
    }
  }

  private func failure(_ reason: String) -> Failure {
    Failure(.configuration(file: path, line: 1, .malformed(reason)), exitCode: EX_DATAERR)
  }

  private func unwritable() -> Failure {
    Failure(
      .outputFailed(file: path, reason: String(cString: strerror(errno))), exitCode: EX_CANTCREAT)
  }
}
