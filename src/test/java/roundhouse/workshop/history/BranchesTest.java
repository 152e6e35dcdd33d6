package roundhouse.workshop.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.BranchComparison;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.recovery.Recovery;

/**
 * A player who goes back and acts differently can return to what was played before, and see how the
 * two differ.
 */
class BranchesTest {
  private static final Action RED = new Action.Start("Ann", "Red", 71);
  private static final Action BLU = new Action.Start("Ann", "Blu", 76);

  @TempDir Path root;
  private SmallTitle small;
  private Workshop workshop;

  @BeforeEach
  void open() throws Exception {
    small = SmallTitle.in(root.toRealPath());
    workshop = new Workshop(small.titles(), new Recovery(root.resolve("recovery")));
    workshop.begin(new GameSetup(small.folder(), List.of("Ann", "Ben"), Set.of(), 1));
    workshop.play(RED);
    workshop.goTo(0);
    workshop.play(BLU);
    await("Branch 2");
  }

  @AfterEach
  void close() {
    workshop.close();
  }

  private GameHistory await(String line) throws Exception {
    return Waiting.until(
            () -> workshop.now().play(),
            play -> play.filter(now -> now.branches().present().equals(line)).isPresent(),
            () -> "never on " + line + ": " + workshop.now().play().map(GameHistory::branches))
        .orElseThrow();
  }

  private BranchComparison compared() throws Exception {
    return workshop.queries().compare("Main branch", "Branch 2").get().orElseThrow();
  }

  private static Map<String, BranchComparison.Row> rows(BranchComparison compared) {
    return compared.rows().stream()
        .collect(Collectors.toMap(BranchComparison.Row::what, row -> row));
  }

  @Test
  void aLineThatWasLeftIsReturnedToAndTheOtherStays() throws Exception {
    workshop.branches().goTo("Main branch");
    GameHistory back = await("Main branch");

    assertThat(back.state().company("Red").par()).isEqualTo(71);
    assertThat(back.branches().named("Branch 2").orElseThrow().play().state().company("Blu").par())
        .isEqualTo(76);
  }

  @Test
  void twoLinesAreComparedByMoneySharesAndPrices() throws Exception {
    BranchComparison compared = compared();

    assertThat(compared.shared()).isZero();
    assertThat(rows(compared).get("Ann: shares"))
        .isEqualTo(new BranchComparison.Row("Ann: shares", "Red 20%", "Blu 20%"));
    assertThat(rows(compared).get("Ann: money"))
        .isEqualTo(new BranchComparison.Row("Ann: money", "£429", "£424"));
    assertThat(rows(compared).get("Red: price").differs()).isTrue();
    assertThat(rows(compared).get("Ben: money").differs()).isFalse();
  }

  @Test
  void aLineIsPlayedAgainWhereTheRulesHaveChangedSince() throws Exception {
    small.replace("title.yaml", "3: 400", "3: 450");
    small.replace("title.yaml", "2: 500", "2: 600");
    workshop.reload();
    Waiting.until(() -> workshop.now().report().isPresent(), "the reload was never told");

    assertThat(rows(compared()).get("Ann: money"))
        .isEqualTo(new BranchComparison.Row("Ann: money", "£529", "£524"));
    workshop.branches().goTo("Main branch");
    assertThat(await("Main branch").state().player("Ann").cash()).isEqualTo(529);
  }

  @Test
  void aSecretTreasuryStaysSecretBesideAnotherBranch() throws Exception {
    small.replace("title.yaml", "floats-at: 40", "floats-at: 20");
    small.replace("title.yaml", "money: £", "money: £\ntreasuries: shareholders");
    workshop.reload();
    Waiting.until(() -> workshop.now().report().isPresent(), "the reload was never told");
    Waiting.until(
        () -> workshop.now().situation().flatMap(situation -> situation.decision()),
        decision -> decision.filter(asked -> asked.deciders().equals(List.of("Ben"))).isPresent(),
        () -> "Ben never had to decide");

    Map<String, BranchComparison.Row> rows = rows(compared());

    assertThat(rows.get("Red: treasury").left())
        .as("Ben decides, and has no share of Red")
        .isEqualTo("secret");
    assertThat(rows.get("Blu: treasury").right()).isEqualTo("secret");
    assertThat(rows.get("Ann: money").left()).isEqualTo("£429");
  }

  @Test
  void linesGetNamesAndAreGivenUp() throws Exception {
    workshop.branches().rename("Main branch", "Red first");
    workshop.branches().begin("Third try");
    GameHistory third = await("Third try");
    assertThat(third.branches().names()).containsExactly("Third try", "Red first", "Branch 2");

    workshop.branches().delete("Red first");
    workshop.branches().goTo("Branch 2");
    assertThat(await("Branch 2").branches().names()).containsExactly("Branch 2", "Third try");
  }

  @Test
  void linesAreSavedWithTheGame() throws Exception {
    Path file = root.resolve("two.game.json");
    SavedGames.save(file, workshop.now().play().orElseThrow().log());

    GameLog log = SavedGames.open(file);
    assertThat(log.line()).isEqualTo("Branch 2");
    assertThat(log.lines()).isEqualTo(Map.of("Main branch", List.of(RED)));

    GameHistory saved = await("Branch 2");
    workshop.open(file);
    Waiting.until(
        () -> workshop.now().play().filter(play -> play != saved).isPresent(),
        "the saved game was never opened");
    workshop.branches().goTo("Main branch");
    assertThat(await("Main branch").state().company("Red").par()).isEqualTo(71);
  }
}
