import Glibc
import Testing

@testable import Tables

@Suite struct AvailableMemoryTests {
  @Test func thereIsSomeAndNotMoreThanTheMachineHas() {
    let machine = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
    #expect(AvailableMemory.bytes > 10_000_000)
    #expect(AvailableMemory.bytes <= machine)
  }
}
