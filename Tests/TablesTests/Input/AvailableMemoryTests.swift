import Glibc
import Testing

@testable import Tables

@Suite struct AvailableMemoryTests {
  @Test func thereIsSomeAndNotMoreThanTheMachineHas() {
    let machine = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
    #expect(AvailableMemory.bytes > 10_000_000)
    #expect(AvailableMemory.bytes <= machine)
  }

  /// All that is asked of the kernel by files is left out.
  @Test func thereIsSomeWhereNoFileMayBeOpened() async {
    await #expect(processExitsWith: .success) {
      var limit = rlimit(rlim_cur: 3, rlim_max: 3)
      guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { exit(2) }
      exit(AvailableMemory.bytes > 1 << 20 && AvailableMemory.bytes < 1 << 50 ? 0 : 1)
    }
  }
}
