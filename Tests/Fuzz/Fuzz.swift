import Glibc

/// The target that the environment names; the names of all are printed where it names none.
private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  if let target = FuzzTarget.all.first(where: { $0.name == name }) { return target }
  for target in FuzzTarget.all { print(target.name) }
  exit(name.isEmpty ? EXIT_SUCCESS : EX_USAGE)
}()

/// Called by libFuzzer once, before anything else.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer
) -> CInt {
  // The charts that are made once are no part of the time of an input.
  target.take([0, 0, 0, 0])
  return 0
}

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.take(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
