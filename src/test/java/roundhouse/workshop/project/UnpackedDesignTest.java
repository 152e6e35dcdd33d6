package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.script.loading.ScriptTrust;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.OddFiles;

class UnpackedDesignTest extends UnpackingTest {
  private ProjectFolders folders;

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

    assertThat(DesignExport.write(folders, "variant", zip).files())
        .contains("designs/variant/title.yaml")
        .doesNotContain("designs/variant/notes.txt");
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
  void aZipThatIsCutOffIsRefused() throws Exception {
    DesignExport.write(folders, "variant", zip);
    byte[] whole = Files.readAllBytes(zip);
    int last = new String(whole, StandardCharsets.ISO_8859_1).lastIndexOf("PK\3\4");
    for (int length : new int[] {40, whole.length / 3, whole.length / 2, last, last + 9}) {
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
  void whatIsNoFileIsRefusedAtOnce() throws Exception {
    OddFiles.pipe(zip);
    refused(zip.toString(), "it is a pipe or a device, not a file");

    Files.delete(zip);
    Files.createDirectory(zip);
    refused(zip.toString(), "it is a folder");
  }

  @Test
  void aNoteInTheZipDoesNotTakeTheOneAway() throws Exception {
    zip(Map.of("designs/x/title.yaml", "title: X", "scripts/UNTRUSTED.txt", "all is well"));

    UnpackedDesign unpacked = UnpackedDesign.unpack(zip, root.resolve("there"));

    assertThat(ScriptTrust.isWithheld(unpacked.folder().resolve("scripts"))).isTrue();
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
}
