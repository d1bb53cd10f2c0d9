import Glibc

/// A folder of terminfo entries with colors as red, green and blue, which the base system lacks.
///
/// One has semicolons, one has colons. The folder goes with the value.
public final class DirectTerminfo {
  /// For `TERMINFO`.
  public var path: String { folder.path }

  private let folder: TemporaryFolder

  /// Compiles the entries with `tic`.
  public init() throws {
    folder = try TemporaryFolder()
    let compiled = try Command.run(
      "/usr/bin/tic", ["-x", "-o", folder.path, "-"], input: Array(Self.entries.utf8))
    guard compiled.status == .exit(0) else { throw SpawnFailure(path: "tic", code: EINVAL) }
  }

  private static let entries = """
    vte-direct|semicolons,
    	RGB, colors#0x1000000, pairs#0x7FFF,
    	setab=\\E[48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm,
    	setaf=\\E[38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm,
    	use=xterm-256color,
    xterm-direct|colons,
    	RGB, colors#0x1000000, pairs#0x7FFF,
    	setab=\\E[48:2::%p1%{65536}%/%d:%p1%{256}%/%{255}%&%d:%p1%{255}%&%dm,
    	setaf=\\E[38:2::%p1%{65536}%/%d:%p1%{256}%/%{255}%&%d:%p1%{255}%&%dm,
    	use=xterm-256color,

    """
}
