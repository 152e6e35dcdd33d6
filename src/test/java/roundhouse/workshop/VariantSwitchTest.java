package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.workshop.project.VariantPlan;

/** A held edit, its variant and the replayed game come about as one step or not at all. */
class VariantSwitchTest extends OpenWorkshopTest {
  private static UnaryOperator<Map<String, String>> with(String file, String text) {
    return files -> {
      var more = new HashMap<>(files);
      more.put(file, text);
      return more;
    };
  }

  /** What came of it: the folder that was made, or why none was. */
  private String made(String name, UnaryOperator<Map<String, String>> contents) throws Exception {
    var answer = new CompletableFuture<String>();
    workshop
        .variants()
        .make(
            new VariantPlan(name, small.folder(), contents),
            made -> answer.complete(made.folder().toString()),
            answer::complete);
    return answer.get(1, TimeUnit.MINUTES);
  }

  @Test
  void theGameGoesOnInTheVariantUnderTheEditedRules() throws Exception {
    play(new Action.Start("Ann", "Red", 71), new Action.Pass("Ben"));

    Path folder = Path.of(made("small-mine", with("market.yaml", "prices: |\n  60 71p 90\n")));

    Snapshot now = workshop.now();
    assertThat(now.design()).contains(folder);
    assertThat(now.play().orElseThrow().title().id()).isEqualTo("small-mine");
    assertThat(now.play().orElseThrow().actions()).hasSize(2);
    assertThat(now.report().orElseThrow().replayed()).isEqualTo(2);
    assertThat(now.file()).as("saving must not write over the game of the base").isEmpty();
  }

  @Test
  void aVariantThatCannotBeReadIsNotMade() throws Exception {
    play(new Action.Start("Ann", "Red", 71));
    Snapshot before = workshop.now();

    String said = made("small-mine", with("trains.yaml", "\"2\": { price: none }\n"));

    assertThat(said).contains("trains.yaml:1", "'none'");
    assertThat(small.folder().resolveSibling("small-mine")).doesNotExist();
    assertThat(workshop.now()).isEqualTo(before);
  }

  @Test
  void anotherDesignsGameStaysWhereItIs() throws Exception {
    play(new Action.Start("Ann", "Red", 71));
    made("other", UnaryOperator.identity());
    Path other = small.folder().resolveSibling("other");
    workshop.begin(new GameSetup(small.folder(), List.of(), Set.of(), 1));
    await(now -> now.design().equals(Optional.of(small.folder())) && now.situation().isPresent());

    var answer = new CompletableFuture<Path>();
    workshop
        .variants()
        .make(new VariantPlan("third", other), made -> answer.complete(made.folder()), _ -> {});

    assertThat(Files.readString(answer.get(1, TimeUnit.MINUTES).resolve("title.yaml")))
        .contains("extends: ../other");
    assertThat(workshop.now().design()).contains(small.folder());
  }

  @Test
  void aTakenNameIsRefused() throws Exception {
    assertThat(made("small", UnaryOperator.identity())).contains("already exists");
  }
}
