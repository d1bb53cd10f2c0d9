import Descriptions
import Glibc
import Tables

/// Writes a file whole or not at all.
package enum OutputFile {
  package typealias Write = (UnsafeRawBufferPointer) throws -> Void

  /// Makes sure that no file of `inputs` is lost by writing to `path`, by whatever name it is called.
  ///
  /// - Throws: The file that holds the data, where it is regular.
  package static func check(_ path: String, besides inputs: [String]) throws(Failure) {
    var output = stat()
    guard path != "-", stat(path, &output) == 0, output.st_mode & S_IFMT == S_IFREG else { return }
    for input in inputs {
      var status = stat()
      guard RepairedPath.withBytes(of: input, { stat($0, &status) }) == 0,
        status.st_dev == output.st_dev,
        status.st_ino == output.st_ino
      else { continue }
      throw Failure(.outputIsInput(file: path))
    }
  }

  /// True of two paths of one file, which need not be there yet.
  package static func areSame(_ path: String, _ other: String) -> Bool {
    func place(_ path: String) -> [String] {
      let end = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
      let folder = path[..<end].isEmpty ? "." : String(path[..<end])
      return [linked(folder), String(path[end...])]
    }
    return linked(path) == linked(other) || place(path) == place(other)
  }

  /// Writes `text` to `path` in the place of what is there.
  package static func write(_ text: String, to path: String) throws {
    try write(to: path) { write in try Array(text.utf8).withUnsafeBytes(write) }
  }

  /// Writes to `path` in the place of what is there; `-` is standard output.
  package static func write(to path: String, _ body: (Write) throws -> Void) throws {
    if path == "-" {
      try failingBeyondSizeLimit { try body { try write($0, to: 1, name: path) } }
      return
    }
    // A name that is not UTF-8 has lost its bytes on its way here, and another file would be written over.
    if path.unicodeScalars.contains("\u{FFFD}") {
      errno = EILSEQ
      throw failure(path)
    }
    var status = stat()
    // A device or a pipe is written to as it is; a rename would put a file in its place.
    let isThere = stat(path, &status) == 0
    if !isThere, errno == ELOOP { throw failure(path) }
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      try writeInPlace(path, body)
      return
    }
    if ReadFiles.has(path: path) { throw Failure(.outputIsInput(file: path)) }
    // A private file stays so, and a link stays a link.
    let mode = status.st_mode & S_IFMT == S_IFREG ? status.st_mode & 0o7777 : nil
    let path = linked(path)
    let temporary = temporaryName(beside: path)
    try writeAside(path, mode: mode, body) { draft in
      guard draft == temporary || link(draft, to: temporary), rename(temporary, path) == 0 else {
        throw failure(path)
      }
    }
  }

  /// Writes a new file under the first of `paths` that nothing has yet.
  ///
  /// - Returns: That path.
  static func create(_ paths: some Collection<String>, _ body: (Write) throws -> Void) throws
    -> String
  {
    var created = ""
    let temporary = temporaryName(beside: paths.first ?? "")
    try writeAside(paths.first ?? "", body) { draft in
      for path in paths {
        created = path
        if link(draft, to: path) { return }
        // Not every file system can give a file two names.
        if errno != EEXIST, draft == temporary, move(draft, toNew: path) { return }
        guard errno == EEXIST else { break }
      }
      throw failure(created)
    }
    return created
  }

  /// The file that a path leads to by whatever links.
  private static func linked(_ path: String) -> String {
    if let target = realpath(path, nil) {
      defer { free(target) }
      return String(cString: target)
    }
    // Of links to what is not there yet as many are followed as the system follows.
    var path = path
    for _ in 0..<40 {
      guard let target = InputFile.linkTarget(of: path) else { break }
      path = target.hasPrefix("/") ? target : Path.folder(of: path) + "/" + target
    }
    return path
  }

  /// Writes a draft of the file at `path` and has `place` give it that name.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - mode: Who may read and write the file, where there is one already.
  ///   - body: Writes the bytes.
  ///   - place: Gives the draft its name.
  /// - Throws: The failure to write it.
  private static func writeAside(
    _ path: String, mode: mode_t? = nil, _ body: (Write) throws -> Void,
    place: (String) throws -> Void
  ) throws {
    let temporary = temporaryName(beside: path)
    // Without a name until it is whole, the file leaves nothing behind whatever ends the program.
    // On a file system that cannot do that it has a name from the start.
    var descriptor = open(Path.folder(of: path), Self.nameless | O_WRONLY | O_CLOEXEC, 0o666)
    let isNameless = descriptor >= 0
    if !isNameless {
      descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw failure(path) }
    defer {
      close(descriptor)
      // A draft that has another name by now, or two, needs this one no longer.
      unlink(temporary)
    }
    if let mode { fchmod(descriptor, mode) }
    try failingBeyondSizeLimit { try body { try write($0, to: descriptor, name: path) } }
    // Closing a copy tells what a file system over the network could not store. `fsync` would only help
    // against a power cut, after which a file is made again, and takes as long as a sound.
    let copy = dup(descriptor)
    guard copy >= 0, close(copy) == 0 else { throw failure(path) }
    try place(isNameless ? "/proc/self/fd/\(descriptor)" : temporary)
  }

  private static func temporaryName(beside path: String) -> String {
    let ending = ".partial-\(getpid())"
    // A name may be as long as a name can be; its beginning will do.
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    var name = path.dropFirst(folder.count)
    while name.utf8.count + ending.utf8.count > Int(NAME_MAX) { name.removeLast() }
    return folder + name + ending
  }

  /// Gives a draft a name that nothing has; `errno` says why it could not.
  private static func link(_ draft: String, to name: String) -> Bool {
    linkat(AT_FDCWD, draft, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  /// Gives a file another name, if nothing has that; `errno` says why it could not.
  private static func move(_ path: String, toNew name: String) -> Bool {
    // An empty file holds the name, as such a file system can often not rename without replacing either.
    let holder = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard holder >= 0 else { return false }
    close(holder)
    if rename(path, name) == 0 { return true }
    let reason = errno
    unlink(name)
    errno = reason
    return false
  }

  /// `O_TMPFILE`, which is an expression that Swift does not import.
  private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY

  private static func writeInPlace(_ path: String, _ body: (Write) throws -> Void) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    try body { try write($0, to: descriptor, name: path) }
  }

  private static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, name: String
  ) throws {
    guard writeAll(bytes, to: descriptor) else { throw failure(name) }
  }

  private static func failure(_ path: String) -> Failure {
    Failure(unwritten: path, error: errno)
  }
}
