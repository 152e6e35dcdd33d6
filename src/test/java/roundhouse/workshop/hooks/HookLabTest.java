package roundhouse.workshop.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.problem.SourcePlace;
import roundhouse.engine.Action;
import roundhouse.engine.HookCall;
import roundhouse.engine.play.HookRegistry;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.history.GameHistory;

/** What a designer can find out about the hooks of a title while a game of it is played. */
class HookLabTest {
  @TempDir Path root;
  private SmallTitle small;

  @BeforeEach
  void writeAScript() throws Exception {
    small = SmallTitle.in(root.toRealPath());
    Files.writeString(
        small.script("rules.js"),
        """
        export const companyStarted = ({ effects }, { company }) => effects.log(`${company.id} is here`);

        export function parPrices({ standard }, { company }) {
          return company.id === "Red" ? standard().slice(1) : standard();
        }
        """);
  }

  private GameHistory started() {
    GameHistory game = GameHistory.begin(small.load(), List.of("Ann", "Ben"), 1);
    return game.play(new Action.Start("Ann", "Red", 76)).game().play(new Action.Pass("Ben")).game();
  }

  private static HookRow row(List<HookRow> rows, String hook) {
    return rows.stream().filter(row -> row.hook().name().equals(hook)).findFirst().orElseThrow();
  }

  @Test
  void everyHookTellsWhichLineAnswersIt() {
    List<HookRow> rows = HookRow.of(small.load());

    assertThat(row(rows, "parPrices").by()).extracting(SourcePlace::line).containsExactly(3);
    assertThat(row(rows, "parPrices").answers()).isEqualTo("rules.js:3");
    assertThat(row(rows, "tileCost").answers()).isEmpty();
    assertThat(rows).hasSize(HookRegistry.names().size());
  }

  @Test
  void theTraceOfAMomentHoldsWhatItsActionToldAndWhatItsChoicesAsked() {
    HookTrace after = HookTrace.of(started().at(1), Optional.empty());
    assertThat(after.calls().getFirst().what()).contains("Ann starts Red");
    assertThat(after.calls().getFirst().calls())
        .extracting(call -> call.hook().name())
        .endsWith("companyStarted");

    HookTrace asked = HookTrace.of(started(), Optional.empty());
    assertThat(asked.calls().getLast().what()).isEqualTo("Legal choices");
    assertThat(asked.calls().getLast().calls())
        .extracting(call -> call.hook().name())
        .contains("parPrices");
  }

  @Test
  void anActionThatFailsIsTracedToTheCallThatFailed() throws Exception {
    Files.writeString(
        small.script("rules.js"),
        "export const companyStarted = (context, { company }) => company.nonsense;\n");
    GameHistory game = GameHistory.begin(small.load(), List.of("Ann", "Ben"), 1);

    HookCall failed =
        HookTrace.of(game, Optional.of(new Action.Start("Ann", "Red", 71))).failed().orElseThrow();

    assertThat(failed.failure().orElseThrow().getMessage()).contains("a Company has no 'nonsense'");
    assertThat(failed.failure().orElseThrow().stack()).isNotEmpty();
  }

  @Test
  void timesCountEveryCallOfAGame() {
    GameHistory game = started();
    HookTimes times = HookTimes.of(game, _ -> {}, () -> false).orElseThrow();

    assertThat(times.actions()).isEqualTo(2);
    assertThat(times.all())
        .anySatisfy(
            time -> {
              assertThat(time.hook()).isEqualTo("companyStarted");
              assertThat(time.calls()).isEqualTo(1);
              assertThat(time.nanos()).isPositive();
            });
    assertThat(HookTimes.of(game, _ -> {}, () -> true)).isEmpty();
  }

  @Test
  void argumentsOfferTheThingsOfTheGameThatFit() {
    GameHistory game = started();
    var inputs =
        HookInputs.of(
            game,
            HookRegistry.named("parPrices").orElseThrow(),
            HookTrace.of(game, Optional.empty()));

    assertThat(inputs.get("player")).extracting(HookInputs.Input::says).contains("Ann", "Ben");
    assertThat(inputs.get("company"))
        .extracting(HookInputs.Input::says)
        .containsOnlyOnce("Red", "Blu");
  }

  @Test
  void aStubIsAddedOnceAndLeavesTheGameAsItIs() throws Exception {
    StubWriter.append(HookRegistry.named("tileCost").orElseThrow(), small.script("rules.js"));

    assertThat(row(HookRow.of(small.load()), "tileCost").answers()).startsWith("rules.js:");
    Assertions.assertThatThrownBy(
            () ->
                StubWriter.append(
                    HookRegistry.named("tileCost").orElseThrow(), small.script("rules.js")))
        .hasMessageContaining("already answers tileCost");
  }
}
