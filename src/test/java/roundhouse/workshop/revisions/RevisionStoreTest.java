package roundhouse.workshop.revisions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RevisionStoreTest {
  private static final Instant NOON = Instant.parse("2030-05-04T12:00:00Z");

  @TempDir Path folder;
  private RevisionStore store;

  @BeforeEach
  void open() {
    store = new RevisionStore(folder);
  }

  private Revision add(int second, String text) throws IOException {
    return store.add(NOON.plusSeconds(second), List.of("says"), Map.of("a.yaml", text));
  }

  @Test
  void revisionsAreReadAsTheyWereKept() throws IOException {
    Revision first = add(0, "one");
    Revision second = add(1, "two");

    assertThat(store.all()).containsExactly(first, second);
    assertThat(store.texts(first)).isEqualTo(Map.of("a.yaml", "one"));
    assertThat(store.texts(second)).isEqualTo(Map.of("a.yaml", "two"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "{}",
        "{\"millis\":",
        "{\"millis\": 1, \"says\": []}",
        "{\"millis\": 1, \"files\": {}}",
        "{\"millis\": 1, \"says\": [null], \"files\": {}}",
        "{\"millis\": 1, \"says\": [], \"files\": {\"a.yaml\": null}}"
      })
  void aDamagedRevisionCostsNoOther(String damaged) throws IOException {
    Revision first = add(0, "one");
    Files.writeString(folder.resolve("revisions").resolve("0000000000001-x.json"), damaged);

    assertThat(store.all()).containsExactly(first);
  }

  @Test
  void theOldestAreDeletedWithTheTextsThatNoOtherHas() throws IOException {
    add(0, "gone");
    add(1, "stays");
    ageTexts();
    for (int second = 2; second <= RevisionStore.MOST; second++)
      add(second, second % 2 == 0 ? "even" : "stays");

    assertThat(store.all()).hasSize(RevisionStore.MOST);
    assertThat(texts()).containsExactlyInAnyOrder("stays", "even");
  }

  @Test
  void aTextThatAnotherAppMayBeAboutToListStays() throws IOException {
    add(0, "young");
    for (int second = 1; second <= RevisionStore.MOST; second++)
      add(second, second % 2 == 0 ? "even" : "odd");

    assertThat(store.all()).hasSize(RevisionStore.MOST);
    assertThat(texts()).contains("young");
  }

  private List<Path> textFiles() throws IOException {
    try (Stream<Path> all = Files.list(folder.resolve("texts"))) {
      return all.toList();
    }
  }

  private List<String> texts() throws IOException {
    var all = new ArrayList<String>();
    for (Path file : textFiles()) all.add(Files.readString(file));
    return all;
  }

  private void ageTexts() throws IOException {
    FileTime old = FileTime.from(Instant.now().minus(Duration.ofHours(2)));
    for (Path file : textFiles()) Files.setLastModifiedTime(file, old);
  }
}
