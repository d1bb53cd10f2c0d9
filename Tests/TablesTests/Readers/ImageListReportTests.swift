import Testing

@testable import Tables

@Suite struct ImageListReportTests {
  private static let images = """
    REPOSITORY   TAG       IMAGE ID       CREATED        SIZE
    postgres     16        a1b2c3d4e5f6   2 weeks ago    432MB
    postgres     15.4      a1b2c3d4e5f7   3 weeks ago    412MB
    <none>       <none>    c1b2c3d4e5f6   5 days ago     1.02GB

    """

  /// Tags are names, whatever they look like.
  @Test func images() throws {
    let table = try table(Self.images, name: "-")
    #expect(table.names == ["image", "size", "created", "id"])
    #expect(try table.text(0).cells == ["postgres:16", "postgres:15.4", "<none>:<none>"])
    #expect(try table.numbers(1).values == [432, 412, 1_020])
    #expect(table.roles[3].role == .key)
  }

  @Test(arguments: [
    "REPOSITORY TAG SIZE\na b 1MB\n", "REPOSITORY   TAG   IMAGE ID   CREATED   SIZE\n",
    "REPOSITORY   TAG   IMAGE ID   CREATED   SIZE\npostgres\n",
  ])
  func othersAreNone(text: String) {
    #expect(ImageListReport(Array(text.utf8)) == nil)
  }
}
