package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.testkit.Waiting;

/** A game that another program recorded is opened like a saved one, and played on. */
class RecordedGameOpeningTest extends OpenWorkshopTest {

  @BeforeEach
  void nameTheRecordedTitle() throws Exception {
    small.write(
        "title.yaml",
        Files.readString(small.file("title.yaml")) + "recordings: { title: 18Small }\n");
  }

  private Path recording(String title, String... actions) throws Exception {
    return Files.writeString(
        root.resolve("recorded.json"),
        """
        { "id": 7, "title": "%s", "players": [{ "id": 11, "name": "Cleo" }, { "id": 12, "name": "Dan" }],
          "settings": { "optional_rules": [], "seed": 3 }, "actions": [%s] }
        """
            .formatted(title, String.join(",\n", actions)));
  }

  private static final String PAR =
      "{\"id\":1,\"type\":\"par\",\"entity\":11,\"entity_type\":\"player\","
          + "\"corporation\":\"Red\",\"share_price\":\"71,0,2\"}";
  private static final String PASS =
      "{\"id\":2,\"type\":\"pass\",\"entity\":12,\"entity_type\":\"player\"}";

  private boolean says(Snapshot now, String part) {
    return now.notice().filter(notice -> notice.says().contains(part)).isPresent();
  }

  @Test
  void itIsPlayedHereAndIsNotSavedYet() throws Exception {
    workshop.open(recording("18Small", PAR, PASS));

    Snapshot now = await(shown -> says(shown, "All 2 actions of the recorded game"));

    assertThat(now.play().orElseThrow().log().actions())
        .containsExactly(new Action.Start("Cleo", "Red", 71), new Action.Pass("Dan"));
    assertThat(now.saved()).isFalse();
    assertThat(now.file()).isEmpty();
  }

  @Test
  void whatCannotBePlayedIsToldAndTheRestIsThere() throws Exception {
    workshop.open(recording("18Small", PAR, PASS.replace("pass", "dance")));

    Snapshot now = await(shown -> says(shown, "1 of 2 actions of the recorded game were replayed"));

    assertThat(now.play().orElseThrow().log().actions()).hasSize(1);
    assertThat(now.notice().orElseThrow().says()).contains("dance");
  }

  @Test
  void howFarItIsPlayedIsTold() throws Exception {
    var told = new CopyOnWriteArrayList<Optional<OpeningProgress>>();
    workshop.recordedGame().listen(told::add);
    Path file = recording("18Small", PAR, PASS);
    told.clear();

    workshop.open(file);
    await(shown -> says(shown, "All 2 actions of the recorded game"));
    Waiting.until(() -> told.getLast().isEmpty(), "the end was not told");

    assertThat(told)
        .containsSubsequence(
            Optional.of(new OpeningProgress(file, 0, 0)),
            Optional.of(new OpeningProgress(file, 0, 2)),
            Optional.of(new OpeningProgress(file, 1, 2)),
            Optional.empty());
  }

  @Test
  void cancelledHalfwayItLeavesTheGameThatIsOpen() throws Exception {
    workshop
        .recordedGame()
        .listen(
            told ->
                told.filter(progress -> progress.done() == 1)
                    .ifPresent(_ -> workshop.recordedGame().cancel()));
    workshop.open(recording("18Small", PAR, PASS));

    await(shown -> says(shown, "The recorded game was not opened."));
    workshop.play(new Action.Pass("Ann"));

    assertThat(await(now -> now.play().orElseThrow().at() == 1).play().orElseThrow().players())
        .containsExactly("Ann", "Ben");
  }

  @Test
  void ofATitleWithoutDesignTheGameThatIsOpenStays() throws Exception {
    workshop.open(recording("18Elsewhere", PAR));

    await(shown -> says(shown, "The game could not be opened."));

    assertThat(workshop.now().play().orElseThrow().players()).containsExactly("Ann", "Ben");
    assertThat(workshop.now().notice().orElseThrow().says()).contains("18Elsewhere", "18Small");
  }
}
