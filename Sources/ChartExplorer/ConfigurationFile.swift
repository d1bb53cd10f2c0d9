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

  /// More than anybody writes: another file was meant.
  private static let limit = 1 << 20

  /// The system's words for why the file cannot be read or written; `nil` where it is no file.
  struct Refusal: Error {
    var reason: String?

    init(code: Int32 = errno) { reason = String(cString: strerror(code)) }

    private init(reason: String?) { self.reason = reason }

    static let noFile = Refusal(reason: nil)
  }

  /// The bytes of the file; none where there is no such file.
  private func bytes() throws(Refusal) -> [UInt8] {
    // A pipe that nobody writes to would be waited for.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      // A socket, or a device that is not there.
      throw errno == ENXIO ? Refusal.noFile : Refusal()
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Refusal() }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw Refusal(code: EISDIR)
    default: throw Refusal.noFile
    }
    guard status.st_size <= Self.limit else { throw Refusal(code: EFBIG) }
    guard let bytes = readAll(descriptor) else { throw Refusal() }
    return bytes
  }

  /// The text of the file; empty where there is none.
  func text() throws(Failure) -> String {
    do throws(Refusal) {
      return try writtenText()
    } catch {
      throw Failure(
        .configurationUnreadable(file: path, reason: error.reason), exitCode: EX_NOINPUT)
    }
  }

  private func writtenText() throws(Refusal) -> String {
    guard let text = String(validating: try bytes(), as: UTF8.self) else {
      throw Refusal(code: EILSEQ)
    }
    return text
  }

  /// The contents of the file.
  func configuration(known: [String], lists: [String]) throws(Failure) -> Configuration {
    let text = try text()
    do throws(ConfigurationProblem) {
      return try Configuration(text, known: known, lists: lists)
    } catch {
      throw Failure(
        .configuration(file: path, line: error.line, error.fault), exitCode: EX_DATAERR)
    }
  }

  /// Writes a setting into the file, whole or not at all; everything else in it stays.
  func keep(_ name: String, _ value: String) throws(Refusal) {
    let text = Configuration.setting(name, to: value, in: try writtenText())
    if let reason = Path.makeFolder(of: path) { throw Refusal(code: reason) }
    // Of a link its target is replaced, not the link.
    var path = path
    if let real = realpath(path, nil) {
      path = String(cString: real)
      free(real)
    }
    let temporary = path + ".partial-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Refusal() }
    let isWritten = Array(text.utf8).withUnsafeBytes { writeAll($0, to: descriptor) }
    close(descriptor)
    guard isWritten, rename(temporary, path) == 0 else {
      let refusal = Refusal()
      unlink(temporary)
      throw refusal
    }
  }
}
