package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.design.problem.Problem;
import roundhouse.engine.Action;
import roundhouse.workshop.documents.EditedTexts;

/**
 * What is edited in the window counts in memory: when it is saved for the game, before as a trial.
 */
class EditedTextsTest extends OpenWorkshopTest {

  private EditedTexts typed(String file, String what, String by) throws Exception {
    return new EditedTexts(Map.of(), changed(file, what, by));
  }

  private EditedTexts saving(String file, String what, String by) throws Exception {
    Map<Path, String> texts = changed(file, what, by);
    return new EditedTexts(texts, texts);
  }

  private Map<Path, String> changed(String file, String what, String by) throws Exception {
    Path path = small.file(file).toAbsolutePath().normalize();
    return Map.of(path, Files.readString(path).replace(what, by));
  }

  private static int cash(Snapshot now) {
    return now.play().orElseThrow().state().player("Ann").cash();
  }

  @Test
  void theGameFollowsATextThatIsBeingSavedBeforeItsFileIsWritten() throws Exception {
    play(new Action.Start("Ann", "Red", 71));

    workshop.edited(saving("title.yaml", "2: 500", "2: 510"));

    Snapshot after = await(now -> now.report().isPresent());
    assertThat(cash(after)).isEqualTo(510 - 71);
    assertThat(Files.readString(small.file("title.yaml"))).contains("2: 500");
  }

  @Test
  void whatIsTypedIsReadButTheGameStays() throws Exception {
    workshop.edited(typed("title.yaml", "2: 500", "2: 510"));

    Snapshot read = await(now -> now.reading().typed().isPresent());
    assertThat(read.read().design().orElseThrow().startingCash().get(2)).isEqualTo(510);
    assertThat(cash(read)).isEqualTo(500);
    assertThat(read.report()).isEmpty();
  }

  @Test
  void aBrokenTextIsToldAndTheLastWholeDesignStays() throws Exception {
    workshop.edited(typed("trains.yaml", "price", "prize"));

    Snapshot read = await(now -> now.reading().typed().isPresent() && !now.problems().isEmpty());
    assertThat(read.problems())
        .extracting(Problem::message)
        .anySatisfy(said -> assertThat(said).contains("unknown key 'prize'"));
    assertThat(read.read().isCurrent()).isFalse();
    assertThat(read.read().design()).as("the last that was whole").isPresent();
    assertThat(read.outdated()).as("the rules of the game").isFalse();
  }

  @Test
  void aTypedScriptIsReadToo() throws Exception {
    Path script = Files.writeString(small.script("rule.js"), "export const tileCost = () => 7;");
    await(now -> now.loaded().files().contains(script.toAbsolutePath().normalize()));

    workshop.edited(
        new EditedTexts(
            Map.of(),
            Map.of(script.toAbsolutePath().normalize(), "export const tileCost = () => 7 7;")));

    assertThat(await(now -> !now.problems().isEmpty()).problems().getFirst().text())
        .contains("rule.js");
  }

  @Test
  void anEndlessScriptThatIsTypedDelaysNoAction() throws Exception {
    Path script = small.script("rule.js").toAbsolutePath().normalize();
    Files.writeString(script, "export const tileCost = () => 7;");
    await(now -> now.loaded().files().contains(script));

    workshop.edited(new EditedTexts(Map.of(), Map.of(script, "for (;;) {}")));
    play(new Action.Start("Ann", "Red", 71));

    assertThat(workshop.now().reading().typed()).as("the script is still being stopped").isEmpty();
  }

  @Test
  void undoneTypingLeavesNothing() throws Exception {
    workshop.edited(typed("trains.yaml", "price", "prize"));
    await(now -> now.reading().typed().isPresent());

    workshop.edited(EditedTexts.NONE);

    Snapshot after = await(now -> now.reading().typed().isEmpty() && now.problems().isEmpty());
    assertThat(after.report()).isEmpty();
  }

  @Test
  void theMapAsAWholeIsLookedAtAfterwards() throws Exception {
    workshop.edited(saving("tiles.yaml", "57: 4", "14: 4"));

    assertThat(await(now -> !now.reading().late().isEmpty()).reading().late())
        .extracting(Problem::message)
        .anySatisfy(said -> assertThat(said).startsWith("Tile 14 of the manifest fits nowhere"));
  }

  @Test
  void aTextThatIsWrittenBeforeItIsReadCountsAllTheSame() throws Exception {
    EditedTexts saved = saving("title.yaml", "2: 500", "2: 510");

    workshop.edited(saved);
    write(saved);
    workshop.edited(typed("trains.yaml", "price: 80", "price: 85"));

    assertThat(await(now -> cash(now) == 510).report()).isPresent();
  }

  @Test
  void whatAnotherProgramWritesWhileASaveIsUnderWayCounts() throws Exception {
    EditedTexts saved = saving("title.yaml", "2: 500", "2: 510");
    workshop.edited(saved);
    Snapshot first = await(now -> cash(now) == 510);
    for (var file : saved.saving().entrySet()) {
      workshop.writing(file.getKey(), file.getValue());
      Files.writeString(file.getKey(), file.getValue());
    }

    small.replace("title.yaml", "2: 510", "2: 520");
    await(now -> now.loaded() != first.loaded());
    workshop.written(EditedTexts.NONE);

    assertThat(await(now -> cash(now) == 520).problems()).isEmpty();
  }

  private void write(EditedTexts saved) throws Exception {
    for (var file : saved.saving().entrySet()) {
      workshop.writing(file.getKey(), file.getValue());
      Files.writeString(file.getKey(), file.getValue());
    }
    workshop.written(EditedTexts.NONE);
  }

  @Test
  void aSaveBesideAnotherProgramsEditKeepsBoth() throws Exception {
    EditedTexts saved = saving("title.yaml", "2: 500", "2: 510");
    small.replace("trains.yaml", "price: 80", "price: 85");

    workshop.edited(saved);

    Snapshot after =
        await(
            now ->
                cash(now) == 510
                    && now.loaded().design().orElseThrow().trains().get("2").price() == 85);
    assertThat(after.problems()).isEmpty();
    assertThat(after.reading().typed()).isEqualTo(Optional.empty());
  }
}
