package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.script.TitleLoader;
import roundhouse.script.Trust;

class UnpackedTest {
  @TempDir Path root;

  private Folders folders;
  private Path zip;

  @BeforeEach
  void makeAVariantWithAScript() throws Exception {
    Files.createDirectories(root.resolve("designs"));
    Files.createDirectories(root.resolve("scripts/mine"));
    Files.writeString(root.resolve("scripts/mine/rules.js"), "export const tileCost = () => 7;");
    folders = new Folders(root, Optional.of(Path.of("").toAbsolutePath()));
    new NewDesign(folders).small("base", "Base");
    new NewDesign(folders).variant("variant", "Variant", "base");
    Files.writeString(root.resolve("designs/variant/title.yaml"), "extends: ../base\ntitle: Variant\nscripts: mine\n");
    zip = root.resolve("variant.zip");
  }

  @Test
  void whatIsExportedOpensElsewhereWithItsBaseAndItsTiles() throws Exception {
    Export.write(folders, "variant", zip);

    Unpacked unpacked = Unpacked.of(zip, root.resolve("there"));
    Trust.give(unpacked.folder().resolve("scripts"));

    assertThat(unpacked.designs()).containsExactly("base", "variant");
    var there = new Folders(unpacked.folder(), Optional.empty());
    var loader = new TitleLoader(there.designs(), there.scripts(), there.tileLibrary());
    assertThat(loader.load("variant", Set.of()).title().orElseThrow().rules().layers("tileCost")).hasSize(1);
  }

  @Test
  void scriptsRunOnlyAfterAWordOfTrust() throws Exception {
    Export.write(folders, "variant", zip);
    Unpacked unpacked = Unpacked.of(zip, root.resolve("there"));
    var there = new Folders(unpacked.folder(), Optional.empty());
    var loader = new TitleLoader(there.designs(), there.scripts(), there.tileLibrary());

    assertThat(unpacked.scripts()).hasSize(1);
    assertThat(loader.load("variant", Set.of()).title()).isEmpty();
    assertThat(loader.problems("variant")).singleElement().satisfies(problem -> assertThat(problem.text()).contains("rules.js:1:1", "nobody has trusted it yet", "roundhouse trust"));
    assertThat(loader.load("base", Set.of()).title()).as("what has no scripts needs no trust").isPresent();

    Trust.give(there.scripts());
    assertThat(loader.load("variant", Set.of()).title()).isPresent();
  }

  @Test
  void theSameFilesGiveTheSameBytes() throws IOException {
    Export.write(folders, "variant", zip);
    byte[] first = Files.readAllBytes(zip);
    Export.write(folders, "variant", zip);

    assertThat(Files.readAllBytes(zip)).isEqualTo(first);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../out.yaml", "designs/../../out.yaml", "/etc/out.yaml", "designs\\x\\title.yaml", "C:/out.yaml", "designs/x/../../../out.yaml",
        "elsewhere/x.yaml", "designs/x/run.sh", "designs/x/.hidden.yaml", "designs/nul/title.yaml", "title.yaml", "designs/x/a:b.yaml", "designs/x /title.yaml"
      })
  void aFileThatDoesNotBelongToADesignKeepsTheWholeZipOut(String name) throws IOException {
    zip(Map.of("designs/x/title.yaml", "title: X", name, "title: Y"));

    assertThatThrownBy(() -> Unpacked.of(zip, root.resolve("there"))).isInstanceOf(Unpacked.Refused.class).hasMessageContaining("no file of a design");
    assertThat(root.resolve("there")).doesNotExist();
    assertThat(root.resolveSibling("out.yaml")).doesNotExist();
  }

  @Test
  void aBombOfOneFileIsRefused() throws IOException {
    zip(Map.of("designs/x/title.yaml", "0".repeat(Unpacked.MOST_BYTES + 1)));

    assertThat(Files.size(zip)).as("small outside").isLessThan(20_000);
    assertThatThrownBy(() -> Unpacked.of(zip, root.resolve("there"))).hasMessageContaining("larger than 4 MB");
  }

  @Test
  void aBombOfManyFilesIsRefused() throws IOException {
    var many = new LinkedHashMap<String, String>();
    for (int i = 0; i <= Unpacked.MOST_FILES; i++) many.put("designs/x/" + i + ".yaml", "");
    zip(many);

    assertThatThrownBy(() -> Unpacked.of(zip, root.resolve("there"))).hasMessageContaining("more than 2000 files");
  }

  @Test
  void filesThatAreTooMuchTogetherAreRefused() throws IOException {
    var many = new LinkedHashMap<String, String>();
    String text = "0".repeat(Unpacked.MOST_BYTES);
    for (int i = 0; i < 17; i++) many.put("designs/x/" + i + ".yaml", text);
    zip(many);

    assertThatThrownBy(() -> Unpacked.of(zip, root.resolve("there"))).hasMessageContaining("more than 64 MB");
  }

  @Test
  void aNoteInTheZipDoesNotTakeTheOneAway() throws Exception {
    zip(Map.of("designs/x/title.yaml", "title: X", "scripts/UNTRUSTED.txt", "all is well"));

    Unpacked unpacked = Unpacked.of(zip, root.resolve("there"));

    assertThat(Trust.isWithheld(unpacked.folder().resolve("scripts"))).isTrue();
  }

  @Test
  void namesThatDifferInCapitalsAloneAreOneFileTwice() throws IOException {
    zip(Map.of("designs/x/title.yaml", "title: X", "designs/X/title.yaml", "title: Y"));

    assertThatThrownBy(() -> Unpacked.of(zip, root.resolve("there"))).hasMessageContaining("twice");
  }

  @Test
  void whatIsNoZipOrHoldsNoDesignIsRefused() throws IOException {
    Files.writeString(zip, "this is no zip");
    assertThatThrownBy(() -> Unpacked.of(zip, root.resolve("there"))).hasMessageContaining("holds no design");

    zip(Map.of("tile-library/yellow.tiles", ""));
    assertThatThrownBy(() -> Unpacked.of(zip, root.resolve("there"))).hasMessageContaining("holds no design");
  }

  @Test
  void aFolderWithSomethingInItIsLeftAlone() throws Exception {
    Export.write(folders, "base", zip);
    Files.createDirectories(root.resolve("there"));
    Files.writeString(root.resolve("there/notes.txt"), "mine");

    assertThatThrownBy(() -> Unpacked.of(zip, root.resolve("there"))).hasMessageContaining("not empty");
    assertThat(names(root.resolve("there"))).containsExactly("notes.txt");
  }

  private static Stream<String> names(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(path -> path.getFileName().toString()).toList().stream();
    }
  }

  private void zip(Map<String, String> files) throws IOException {
    try (var archive = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (Map.Entry<String, String> file : files.entrySet()) {
        archive.putNextEntry(new ZipEntry(file.getKey()));
        archive.write(file.getValue().getBytes(StandardCharsets.UTF_8));
        archive.closeEntry();
      }
    }
  }
}
