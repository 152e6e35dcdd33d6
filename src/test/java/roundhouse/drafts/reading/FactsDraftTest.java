package roundhouse.drafts.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.design.spec.Design;
import roundhouse.drafts.DraftRefused;
import roundhouse.testkit.SharedFolder;
import roundhouse.testkit.TestTitle;

/** Folders with what a title's code gives, title.json and constants.json, become designs. */
@Tag("slow")
class FactsDraftTest {
  @TempDir Path root;

  static List<Path> folders() throws Exception {
    try (Stream<Path> all = Files.list(SharedFolder.find("facts"))) {
      return all.filter(Files::isDirectory).sorted().toList();
    }
  }

  private Design draft(String title) throws Exception {
    DraftedDesign draft = DraftedDesign.of(SharedFolder.find("facts").resolve(title), root);
    return draft.title().orElseThrow().design();
  }

  @ParameterizedTest
  @MethodSource("folders")
  void allOfThemLoad(Path folder) throws Exception {
    DraftedDesign draft = DraftedDesign.of(folder, root);

    assertThat(draft.errors()).isEmpty();
  }

  @Test
  void theTablesAreThoseOfTheTitle() throws Exception {
    Design draft = draft("1889");
    Design ours = TestTitle.of("1889").design();

    assertThat(draft.recordings().title()).isEqualTo("1889");
    assertThat(draft.map().hexes().keySet()).containsAll(ours.map().hexes().keySet());
    assertThat(draft.trains().keySet()).isEqualTo(ours.trains().keySet());
    assertThat(draft.companies().keySet()).isEqualTo(ours.companies().keySet());
    assertThat(draft.startingCash()).isEqualTo(ours.startingCash());
  }

  @Test
  void tablesThatMethodsChooseComeFromTheTitle() throws Exception {
    Design trains = draft("1870");
    assertThat(trains.trains().get("2").price()).isEqualTo(80);
    assertThat(trains.phases()).hasSize(8);
    assertThat(draft("18GA").companies()).containsKey("CoG");
    assertThat(draft("1861").market().prices()).contains("100p");
  }

  @Test
  void aFolderWithOneOfTheTwoIsRefusedWithWhatItLacks() throws Exception {
    Path folder = Files.createDirectory(root.resolve("half"));
    Files.writeString(folder.resolve("title.json"), "{}");

    assertThatThrownBy(() -> DraftedDesign.of(folder, root))
        .isInstanceOf(DraftRefused.class)
        .hasMessageContaining("nor a title.json and a constants.json");
  }
}
