package roundhouse.workshop.reload;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.history.GameHistory;

@Tag("slow")
class ReloadTest {
  @TempDir Path root;
  private SmallTitle small;
  private GameHistory game;

  @BeforeEach
  void play() throws Exception {
    small = SmallTitle.in(root);
    game = GameHistory.begin(small.load(), List.of("Ann", "Ben"), 1);
    game = game.play(new Action.Start("Ann", "Red", 76)).game();
    game = game.play(new Action.Start("Ben", "Blu", 71)).game();
    assertThat(game.played()).hasSize(2);
  }

  private Reload.Replayed replayed() {
    return Reload.replay(small.load(), game, System.nanoTime(), () -> false).orElseThrow();
  }

  @Test
  void underTheSameRulesNothingIsDifferent() {
    var replayed = replayed();

    assertThat(replayed.game().state()).isEqualTo(game.state());
    assertThat(replayed.report().differences()).isEmpty();
    assertThat(replayed.report().stop()).isEmpty();
  }

  @Test
  void whatIsLeftOutAheadIsToldWithItsNumberAndTheReason() {
    Action wrong = new Action.Pass("Nobody");
    List<Action> rest = List.of(wrong, new Action.Pass("Nobody"));

    OmissionForecast ahead = OmissionForecast.of(game.title(), game.state(), 7, rest);

    assertThat(ahead.refused()).extracting(OmissionForecast.Refused::number).containsExactly(8, 9);
    assertThat(ahead.refused().getFirst().why()).contains("Nobody");
    assertThat(ahead.worth()).isEqualTo(OmissionForecast.worth(game.title(), game.state()));
  }

  @Test
  void whatIsDifferentIsToldInWords() throws Exception {
    small.replace("title.yaml", "2: 500", "2: 510");

    var report = replayed().report();

    assertThat(report.differences())
        .contains("cash of Ann: £424 → £434", "cash of Ben: £429 → £439");
    assertThat(report.firstDifference()).contains(0);
  }

  @Test
  void whoIsAheadIsTold() {
    var ben = game.state().player("Ben");
    var richer = game.state().with(ben.withCash(ben.cash() + 50));

    assertThat(StateDifference.between(game.title(), game.state(), game.title(), richer))
        .contains("leader: nobody → Ben (£550)");
  }

  private List<String> withMoreInTheTreasuryOfRed() {
    GameHistory now = replayed().game();
    var red = now.state().company("Red");
    return StateDifference.between(
        now.title(), now.state(), now.title(), now.state().with(red.withCash(red.cash() + 20)));
  }

  @Test
  void aTreasuryThatAllMaySeeIsToldWithItsMoney() {
    assertThat(withMoreInTheTreasuryOfRed()).containsExactly("treasury of Red: £0 → £20");
  }

  @Test
  void whatIsInASecretTreasuryIsToldToNobody() throws Exception {
    small.replace("title.yaml", "money: £", "money: £\ntreasuries: shareholders");

    assertThat(withMoreInTheTreasuryOfRed())
        .as("Ben has no share of Red")
        .containsExactly("treasury of Red, which is secret");
  }

  @Test
  void aReplayStopsWhereTheNewRulesRefuseAndSaysWhy() throws Exception {
    small.replace("market.yaml", "71p", "71");

    var replayed = replayed();

    var stop = replayed.report().stop().orElseThrow();
    assertThat(stop.action()).isEqualTo(2);
    assertThat(stop.when()).isEqualTo("SR 1");
    assertThat(stop.why()).contains("71");
    assertThat(replayed.game().played()).hasSize(1);
    assertThat(replayed.report().says()).startsWith("Replay stopped at action 2 of 2 in SR 1");
  }

  @Test
  void actionsThatWereRefusedArePlayedWhenTheRulesAllowThemAgain() throws Exception {
    small.replace("market.yaml", "71p", "71");
    game = replayed().game();
    small.replace("market.yaml", "71", "71p");

    var healed = replayed().game();

    assertThat(healed.waiting()).isEmpty();
    assertThat(healed.played()).hasSize(2);
    assertThat(healed.at()).isEqualTo(2);
  }

  @Test
  void theMomentLookedAtStaysTheSame() throws Exception {
    game = game.at(1);
    small.replace("title.yaml", "2: 500", "2: 510");

    assertThat(replayed().game().at()).isEqualTo(1);
  }

  @Test
  void aScriptThatFailsIsToldWithItsPlace() throws Exception {
    Files.writeString(
        small.script("rules.js"),
        "export function companyStarted() {\n  return missing.list;\n}\n");

    var stop = replayed().report().stop();

    assertThat(stop).isPresent();
    assertThat(stop.orElseThrow().place().orElseThrow().line()).isEqualTo(2);
    assertThat(stop.orElseThrow().place().orElseThrow().file().toString()).endsWith("rules.js");
  }

  @Test
  void aReplayIsGivenUpWhenItIsNotWantedAnyMore() {
    assertThat(Reload.replay(game.title(), game, System.nanoTime(), () -> true)).isEmpty();
  }
}
