import Glibc

/// Waits until something may have happened to a file: the system tells at once; what other machines write
/// to a disk it does not tell, so one looks every other second as well.
final class FileWatch {
  private static let period: Int32 = 2_000

  private let path: String
  private let descriptor: Int32

  init(path: String) {
    self.path = path
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    renew()
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches the file that has the name now, and its folder for those that come to have it.
  func renew() {
    guard descriptor >= 0 else { return }
    _ = inotify_add_watch(descriptor, path, UInt32(IN_MODIFY | IN_ATTRIB))
    _ = inotify_add_watch(descriptor, Path.folder(of: path), UInt32(IN_CREATE | IN_MOVED_TO))
  }

  /// Waits for so many milliseconds at most; −1 is as long as it takes to look again.
  func wait(_ timeout: Int32) {
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&input, 1, timeout < 0 ? Self.period : min(timeout, Self.period))
    var events = [UInt8](repeating: 0, count: 4_096)
    while read(descriptor, &events, events.count) > 0 {}
  }
}
