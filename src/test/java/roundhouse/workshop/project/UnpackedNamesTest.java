package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnpackedNamesTest extends UnpackingTest {

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
        "designs/x/what?.yaml",
        "designs/x/lmay.\u202Esj.yaml",
        "designs/x/ti\u200Btle.yaml"
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
  void aZipInAZipIsNotOpened() throws IOException {
    zip(Map.of("designs/x/title.yaml", "title: X", "designs/x/inner.zip", "PK"));

    refused("inner.zip", "those are texts and pictures");
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
}
