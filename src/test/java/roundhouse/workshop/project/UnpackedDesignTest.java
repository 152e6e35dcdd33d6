package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.script.loading.ScriptTrust;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.OddFiles;

class UnpackedDesignTest {
  @TempDir Path root;

  private ProjectFolders folders;
  private Path zip;

  @BeforeEach
  void makeAVariantWithAScript() throws Exception {
    Files.createDirectories(root.resolve("designs"));
    Files.createDirectories(root.resolve("scripts/mine"));
    Files.writeString(root.resolve("scripts/mine/rules.js"), "export const tileCost = () => 7;");
    folders = new ProjectFolders(root, Optional.of(Path.of("").toAbsolutePath()));
    new NewDesign(folders).small("base", "Base");
    new NewDesign(folders).variant("variant", "Variant", "base");
    Files.writeString(
        root.resolve("designs/variant/title.yaml"),
        "extends: ../base\ntitle: Variant\nscripts: mine\n");
    zip = root.resolve("variant.zip");
  }

  @Test
  void whatIsExportedOpensElsewhereWithItsBaseAndItsTiles() throws Exception {
    DesignExport.write(folders, "variant", zip);

    UnpackedDesign unpacked = UnpackedDesign.unpack(zip, root.resolve("there"));
    ScriptTrust.grant(unpacked.folder().resolve("scripts"));

    assertThat(unpacked.designs()).containsExactly("base", "variant");
    var there = new ProjectFolders(unpacked.folder(), Optional.empty());
    var loader = new TitleLoader(there.designs(), there.scripts(), there.tileLibrary());
    assertThat(loader.load("variant", Set.of()).title().orElseThrow().rules().handlers("tileCost"))
        .hasSize(1);
  }

  @Test
  void scriptsRunOnlyAfterAWordOfTrust() throws Exception {
    DesignExport.write(folders, "variant", zip);
    UnpackedDesign unpacked = UnpackedDesign.unpack(zip, root.resolve("there"));
    var there = new ProjectFolders(unpacked.folder(), Optional.empty());
    var loader = new TitleLoader(there.designs(), there.scripts(), there.tileLibrary());

    assertThat(unpacked.scripts()).hasSize(1);
    assertThat(loader.load("variant", Set.of()).title()).isEmpty();
    assertThat(loader.problems("variant"))
        .singleElement()
        .satisfies(
            problem ->
                assertThat(problem.text())
                    .contains("rules.js:1:1", "not trusted yet", "roundhouse trust"));
    assertThat(loader.load("base", Set.of()).title())
        .as("what has no scripts needs no trust")
        .isPresent();

    ScriptTrust.grant(there.scripts());
    assertThat(loader.load("variant", Set.of()).title()).isPresent();
  }

  @Test
  void theSameFilesGiveTheSameBytes() throws IOException {
    DesignExport.write(folders, "variant", zip);
    byte[] first = Files.readAllBytes(zip);
    DesignExport.write(folders, "variant", zip);

    assertThat(Files.readAllBytes(zip)).isEqualTo(first);
  }

  @Test
  void aLinkThatLeadsOutOfTheDesignIsNotExported() throws Exception {
    Path secret = Files.writeString(root.resolve("secret.txt"), "secret");
    OddFiles.link(folders.designs().resolve("variant").resolve("notes.txt"), secret);

    assertThat(DesignExport.write(folders, "variant", zip))
        .contains("designs/variant/title.yaml")
        .doesNotContain("designs/variant/notes.txt");
  }

  private void refused(String... why) {
    assertThatThrownBy(() -> UnpackedDesign.unpack(zip, root.resolve("there")))
        .isInstanceOf(UnpackedDesign.Refused.class)
        .hasMessageContainingAll(why);
    assertThat(root.resolve("there")).doesNotExist();
    assertThat(leftovers()).isEmpty();
  }

  private List<String> leftovers() {
    try (Stream<Path> all = Files.list(root)) {
      return all.map(path -> path.getFileName().toString())
          .filter(name -> name.startsWith("."))
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../out.yaml",
        "designs/../../out.yaml",
        "/etc/out.yaml",
        "C:/out.yaml",
        "C:\\out.yaml",
        "\\\\server\\share\\out.yaml",
        "designs/x/../../../out.yaml",
        "designs\\..\\..\\out.yaml",
        "designs/x/..\\..\\..\\out.yaml",
        ".."
      })
  void aFileThatLeadsOutOfTheFolderKeepsTheWholeZipOut(String name) throws IOException {
    zip(Map.of("designs/x/title.yaml", "title: X", name, "title: Y"));

    refused("'" + name + "'", "leads out of the folder", "Nothing was unpacked");
    assertThat(root.resolveSibling("out.yaml")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "designs\\x\\title.yaml",
        "elsewhere/x.yaml",
        "designs/x/run.sh",
        "designs/x/.hidden.yaml",
        "title.yaml",
        "designs/x/a:b.yaml",
        "designs/x /title.yaml",
        "designs/x./title.yaml",
        "designs/x/more.zip",
        "designs/x/title.yaml\n",
        "designs//title.yaml",
        "designs/./title.yaml",
        "designs/a/b/c/d/e/f.yaml",
        "designs/x/what?.yaml"
      })
  void aFileThatDoesNotBelongToADesignKeepsTheWholeZipOut(String name) throws IOException {
    zip(Map.of("designs/x/title.yaml", "title: X", name, "title: Y"));

    refused("not a file of a design");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "designs/nul/title.yaml",
        "designs/x/AUX.yaml",
        "scripts/com1/rule.js",
        "designs/x/Lpt9.tar.yaml",
        "designs/x/con.md",
        "designs/x/conin$.txt",
        "designs/x/com².txt"
      })
  void aNameThatIsADeviceOnSomeSystemKeepsTheWholeZipOut(String name) throws IOException {
    zip(Map.of("designs/x/title.yaml", "title: X", name, "title: Y"));

    refused("is a device on some systems");
  }

  @Test
  void whatTheEntrySaysIsALinkIsAFileOfWordsAndLeadsNowhere() throws Exception {
    zip(Map.of("designs/x/title.yaml", "title: X", "designs/x/map.yaml", "../../../out.yaml"));
    byte[] bytes = Files.readAllBytes(zip);
    linkAll(bytes);
    Files.write(zip, bytes);

    UnpackedDesign unpacked = UnpackedDesign.unpack(zip, root.resolve("there"));

    Path map = unpacked.folder().resolve("designs/x/map.yaml");
    assertThat(Files.isSymbolicLink(map)).isFalse();
    assertThat(Files.readString(map)).isEqualTo("../../../out.yaml");
  }

  /**
   * Has every entry of the directory at the end of a zip claim to be a symbolic link of a Unix
   * system.
   */
  private static void linkAll(byte[] zip) {
    for (int at = 0; at + 46 < zip.length; at++) {
      boolean entry = zip[at] == 'P' && zip[at + 1] == 'K' && zip[at + 2] == 1 && zip[at + 3] == 2;
      if (!entry) continue;
      zip[at + 5] = 3;
      zip[at + 41] = (byte) 0xA1;
      zip[at + 40] = (byte) 0xFF;
    }
  }

  @Test
  void whatASystemPutsIntoZipsByItselfIsLeftOut() throws Exception {
    zip(
        Map.of(
            "designs/x/title.yaml",
            "title: X",
            "__MACOSX/designs/x/._title.yaml",
            "?",
            "designs/.DS_Store",
            "?",
            "designs/x/Thumbs.db",
            "?"));

    UnpackedDesign unpacked = UnpackedDesign.unpack(zip, root.resolve("there"));

    assertThat(names(unpacked.folder().resolve("designs/x"))).containsExactly("title.yaml");
    assertThat(names(unpacked.folder()))
        .containsExactlyInAnyOrder("designs", "scripts", "tile-library");
  }

  @Test
  void aSmallZipThatHoldsAHundredTimesItsSizeIsRefused() throws IOException {
    var many = new LinkedHashMap<>(Map.of("designs/x/title.yaml", "title: X"));
    for (int i = 0; i < 4; i++) many.put("designs/x/" + i + ".yaml", "0".repeat(1 << 19));
    zip(many);

    refused("more than 100 times its own size", "Nothing was unpacked");
  }

  @Test
  void aZipInAZipIsNotOpened() throws IOException {
    zip(Map.of("designs/x/title.yaml", "title: X", "designs/x/inner.zip", "PK"));

    refused("inner.zip", "those are texts and pictures");
  }

  @Test
  void aZipThatIsCutOffIsRefused() throws Exception {
    DesignExport.write(folders, "variant", zip);
    byte[] whole = Files.readAllBytes(zip);
    for (int length : new int[] {40, whole.length / 3, whole.length / 2}) {
      Files.write(zip, Arrays.copyOf(whole, length));
      refused(zip.toString());
    }
  }

  @Test
  void unpackingThatIsCancelledLeavesNothing() throws Exception {
    DesignExport.write(folders, "variant", zip);
    for (int steps : new int[] {0, 3, 10, 15}) {
      var left = new AtomicInteger(steps);
      assertThatThrownBy(
              () ->
                  UnpackedDesign.unpack(
                      zip,
                      root.resolve("there"),
                      name -> {
                        if (left.getAndDecrement() == 0) throw new CancellationException(name);
                      }))
          .isInstanceOf(CancellationException.class);
      assertThat(root.resolve("there")).doesNotExist();
      assertThat(leftovers()).isEmpty();
    }
  }

  @Test
  void whatAPowerCutLeftHalfMadeIsNoObstacleAndClearedAway() throws Exception {
    DesignExport.write(folders, "variant", zip);
    Path left = Files.createDirectories(root.resolve(".there.part-1"));
    Files.writeString(left.resolve("half.yaml"), "half");
    Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofDays(1))));

    UnpackedDesign.unpack(zip, root.resolve("there"));

    assertThat(leftovers()).isEmpty();
  }

  @Test
  void whatIsUnpackedMayBeEnteredAsAnyFolder() throws Exception {
    DesignExport.write(folders, "variant", zip);
    Path folder = UnpackedDesign.unpack(zip, root.resolve("there")).folder();

    Assumptions.assumeTrue(
        Files.getFileStore(folder).supportsFileAttributeView("posix"),
        "a system without such permissions");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
        .isEqualTo("rwxr-xr-x");
  }

  @Test
  void aBombOfOneFileIsRefused() throws IOException {
    zip(Map.of("designs/x/title.yaml", "0".repeat(UnpackedDesign.MOST_BYTES + 1)));

    assertThat(Files.size(zip)).as("small outside").isLessThan(20_000);
    assertThatThrownBy(() -> UnpackedDesign.unpack(zip, root.resolve("there")))
        .hasMessageContaining("larger than 4 MB");
  }

  @ParameterizedTest
  @ValueSource(strings = {"__MACOSX/bomb", "designs/x/.DS_Store", "designs/x/"})
  void aBombInWhatIsLeftOutIsRefused(String leftOut) throws IOException {
    var files = new LinkedHashMap<>(Map.of("designs/x/title.yaml", "title: X"));
    files.put(leftOut, "0".repeat(UnpackedDesign.MOST_BYTES + 1));
    zip(files);

    refused(leftOut, "larger than 4 MB");
  }

  @Test
  void whatIsNoFileIsRefusedAtOnce() throws Exception {
    OddFiles.pipe(zip);
    refused(zip.toString(), "it is a pipe or a device, not a file");

    Files.delete(zip);
    Files.createDirectory(zip);
    refused(zip.toString(), "it is a folder");
  }

  @Test
  void aBombOfManyFilesIsRefused() throws IOException {
    var many = new LinkedHashMap<String, String>();
    for (int i = 0; i <= UnpackedDesign.MOST_FILES; i++) many.put("designs/x/" + i + ".yaml", "");
    zip(many);

    assertThatThrownBy(() -> UnpackedDesign.unpack(zip, root.resolve("there")))
        .hasMessageContaining("more than 2000 files");
  }

  @Test
  void filesThatAreTooMuchTogetherAreRefused() throws IOException {
    var many = new LinkedHashMap<String, String>();
    String text = "0".repeat(UnpackedDesign.MOST_BYTES);
    for (int i = 0; i < 17; i++) many.put("designs/x/" + i + ".yaml", text);
    zip(many, Deflater.NO_COMPRESSION);

    assertThatThrownBy(() -> UnpackedDesign.unpack(zip, root.resolve("there")))
        .hasMessageContaining("more than 64 MB");
  }

  @Test
  void aNoteInTheZipDoesNotTakeTheOneAway() throws Exception {
    zip(Map.of("designs/x/title.yaml", "title: X", "scripts/UNTRUSTED.txt", "all is well"));

    UnpackedDesign unpacked = UnpackedDesign.unpack(zip, root.resolve("there"));

    assertThat(ScriptTrust.isWithheld(unpacked.folder().resolve("scripts"))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "designs/x/title.yaml, designs/X/title.yaml, designs/x/",
    "designs/x/map.yaml, designs/x/Map.yaml, designs/x/map.yaml",
    "designs/x/map.yaml, designs/X/tiles.yaml, designs/x/",
    "designs/x/caf\u00e9.yaml, designs/x/cafe\u0301.yaml, designs/x/caf\u00e9.yaml",
    "designs/x/a.md, designs/x/a.md/b.md, designs/x/a.md"
  })
  void namesThatAreOneOnSomeSystemsKeepTheWholeZipOut(String one, String other, String before)
      throws IOException {
    var files = new LinkedHashMap<String, String>();
    files.put(one, "title: X");
    files.put(other, "title: Y");
    zip(files);

    refused("'" + before + "' and '" + other + "'", "the same file on some systems");
  }

  @Test
  void whatIsNoZipOrHoldsNoDesignIsRefused() throws IOException {
    Files.writeString(zip, "this is no zip");
    refused("is not a zip, or is empty");
    assertThatThrownBy(() -> UnpackedDesign.unpack(root.resolve("no.zip"), root.resolve("there")))
        .hasMessageContaining("There is no file")
        .hasMessageContaining("no.zip");

    zip(Map.of("tile-library/yellow.tiles", ""));
    assertThatThrownBy(() -> UnpackedDesign.unpack(zip, root.resolve("there")))
        .hasMessageContaining("contains no design");
  }

  @Test
  void aFolderWithSomethingInItIsLeftAlone() throws Exception {
    DesignExport.write(folders, "base", zip);
    Files.createDirectories(root.resolve("there"));
    Files.writeString(root.resolve("there/notes.txt"), "mine");

    assertThatThrownBy(() -> UnpackedDesign.unpack(zip, root.resolve("there")))
        .hasMessageContaining("not empty");
    assertThat(names(root.resolve("there"))).containsExactly("notes.txt");
  }

  private static Stream<String> names(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(path -> path.getFileName().toString()).toList().stream();
    }
  }

  private void zip(Map<String, String> files) throws IOException {
    zip(files, Deflater.DEFAULT_COMPRESSION);
  }

  private void zip(Map<String, String> files, int level) throws IOException {
    try (var archive = new ZipOutputStream(Files.newOutputStream(zip))) {
      archive.setLevel(level);
      for (Map.Entry<String, String> file : files.entrySet()) {
        archive.putNextEntry(new ZipEntry(file.getKey()));
        archive.write(file.getValue().getBytes(StandardCharsets.UTF_8));
        archive.closeEntry();
      }
    }
  }
}
