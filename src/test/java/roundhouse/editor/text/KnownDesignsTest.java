package roundhouse.editor.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.edit.Document;
import roundhouse.edit.FileText;
import roundhouse.editor.text.DesignLanguageService.KnownDesigns;
import roundhouse.script.loading.Loaded;
import roundhouse.workshop.SmallTitle;

/** A lookup waits for the designs that are still being read. */
class KnownDesignsTest {
  @TempDir Path root;
  private final KnownDesigns designs = new KnownDesigns();
  private final List<String> done = new ArrayList<>();
  private SmallTitle small;

  @BeforeEach
  void playTheSmallDesign() throws Exception {
    small = SmallTitle.in(root.toRealPath());
    var result = small.titles().read(small.folder(), Set.of(), UnsavedTexts.NONE);
    designs.show(Loaded.of(small.folder(), result));
  }

  private void lookUp(Path file) {
    designs.whenRead(
        new Document(file, FileText.of("")), () -> done.add(file.getFileName().toString()));
  }

  @Test
  void inTheDesignInPlayNothingWaits() {
    lookUp(small.file("trains.yaml"));

    assertThat(done).containsExactly("trains.yaml");
  }

  @Test
  void inAnotherDesignTheLatestLookupWaitsUntilAllAreRead() {
    Path other = small.folder().resolveSibling("other");
    lookUp(other.resolve("trains.yaml"));
    lookUp(other.resolve("rounds.yaml"));
    assertThat(done).isEmpty();

    designs.show(Map.of());
    assertThat(done).containsExactly("rounds.yaml");

    lookUp(other.resolve("map.yaml"));
    assertThat(done).containsExactly("rounds.yaml", "map.yaml");
  }
}
