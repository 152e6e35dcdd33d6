package roundhouse.drafts.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.drafts.DraftRefused;

/** Folders that are cut off, endless or no title at all. */
class FolderRefusalsTest extends FolderDraftTest {

  @Test
  void aFileThatIsCutOffIsRefusedWhereTheListBegins() throws Exception {
    write("g_cut", "TRAINS = [\n  { name: '2',\n");

    assertThatThrownBy(() -> draft("g_cut"))
        .isInstanceOf(DraftRefused.class)
        .hasMessageContaining("game.rb:2:3")
        .hasMessageContaining("not closed");
    assertThat(root.resolve("designs").resolve("draft-g_cut")).doesNotExist();
  }

  @Test
  void nestingWithoutEndAndListsThatGrowWithoutEndAreRefused() throws Exception {
    write("g_deep", "HEXES = " + "[".repeat(100_000));
    var grows = new StringBuilder("TRAINS = [*A0]\nA30 = [1]\n");
    for (int index = 0; index < 30; index++)
      grows.append("A%d = [*A%d, *A%d]\n".formatted(index, index + 1, index + 1));
    write("g_grows", grows.toString());

    assertThatThrownBy(() -> draft("g_deep"))
        .isInstanceOf(DraftRefused.class)
        .hasMessageContaining("nested");
    assertThatThrownBy(() -> draft("g_grows"))
        .isInstanceOf(DraftRefused.class)
        .hasMessageContaining("grows beyond");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "MARKET = (1..",
        "MARKET = [\"a #{",
        "MARKET = [<<~A, <<~B]\nx\nA\ny\n",
        "MARKET = ((((",
        "MARKET = [1].map { |x| [",
        "MARKET = [1] * 99999999999",
        "MARKET = \"\\u{ffffffff}\"",
        "MARKET = { a: 1 ? 2 :",
        "MARKET = [*(",
        "MARKET = MARKET\nTRAINS = [*TRAINS]",
        "MARKET = \"#{MARKET}\""
      })
  void whatIsCutOffOrNamesItselfEndsInADraftOrARefusalWithItsPlace(String text) throws Exception {
    write("g_cut", text);

    try {
      assertThat(draft("g_cut").errors()).isEmpty();
    } catch (DraftRefused refused) {
      assertThat(refused).hasMessageContaining("game.rb:1:");
    }
  }

  @Test
  void aFolderWithLineEndsOfWindowsIsRead() throws Exception {
    write("g_windows", "\uFEFF" + BASE.replace("\n", "\r\n"));

    DraftedDesign windows = draft("g_windows");

    assertThat(windows.errors()).isEmpty();
    assertThat(text(windows, "draft.md")).contains("- method `setup`:").doesNotContain("OTHER");
  }

  @Test
  void aFolderWithoutATitleIsRefused() throws Exception {
    Files.createDirectories(root.resolve("empty"));
    write("g_other", "NAME = 'x'\n");

    assertThatThrownBy(() -> draft("empty")).hasMessageContaining("no Ruby files");
    assertThatThrownBy(() -> draft("g_other")).hasMessageContaining("not the folder of a title");
  }
}
