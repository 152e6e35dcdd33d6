package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/** Scripts hear of what the log tells once the rule that did it is done. */
class ReportsTest {
  @TempDir Path folder;

  /** Each hook notes what it is told. */
  private static final String NOTES =
      """
      const note = (state, effects, text) => effects.setFlag('told', [...(state.flag('told') || []), text]);
      export const sharesSold = ({ state, effects }, { player, company, percent }) =>
        note(state, effects, `${player.id} sold ${percent} of ${company.id}, pool ${company.inPool}`);
      export const presidentChanged = ({ state, effects }, { company }) =>
        note(state, effects, `${company.president} presides over ${company.id}`);
      export const priceMoved = ({ state, effects }, { company, from, to }) =>
        note(state, effects, `${company.id} ${from} to ${to}, now ${company.price}`);
      export const loanTaken = ({ state, effects }, { company }) =>
        note(state, effects, `${company.id} borrows`);
      export const privateEnded = ({ state, effects }, { closed }) =>
        note(state, effects, `${closed.id} closed ${closed.closed}`);
      export const trainsRusted = ({ state, effects }, { type }) => note(state, effects, `${type} rust`);
      export const trainsLost = ({ state, effects }, { company, type, count }) =>
        note(state, effects, `${company.id} lost ${count} ${type}`);
      export const trainDiscarded = ({ state, effects }, { company, type }) =>
        note(state, effects, `${company.id} discards ${type}, has ${company.trains.length}`);
      export const playerBankrupt = ({ state, effects }, { player }) =>
        note(state, effects, `${player.id} is bankrupt`);
      export const playerTurnEnded = ({ state, effects }, { kind, player }) =>
        note(state, effects, `${player.id} ended ${kind}`);
      """;

  private Title noting(String design, String... options) {
    return new Tiny(folder).script(design + "/notes.js", NOTES).title(design, options);
  }

  private static List<String> told(Position position) {
    return told(position.state());
  }

  private static List<String> told(GameState state) {
    return state.flag("", "told") instanceof List<?> notes
        ? notes.stream().map(String::valueOf).toList()
        : List.of();
  }

  @Test
  void aSaleIsReportedWhenTheSharesAreInThePoolAndThePresidencyIsSettled() {
    Position sold =
        Setting.of(noting("tiny"), "Ann", "Bob")
            .company("RED", it -> it.held("Ann", 40).held("Bob", 40).operated(100))
            .stock("Ann")
            .play(new Action.SellShares("Ann", "RED", 40));
    assertThat(told(sold)).containsExactly("Ann sold 40 of RED, pool 40", "Bob presides over RED");
    assertThat(told(sold.pass("Ann"))).endsWith("Ann ended stock");
  }

  @Test
  void rustAndWhatCompaniesLoseByItAreReported() {
    Position bought =
        Setting.of(noting("tiny"), "Ann", "Bob")
            .nextTrain("4")
            .owned("ferry", "Ann")
            .company("RED", it -> it.held("Ann", 60).operated(100).cash(300))
            .company("BLU", it -> it.held("Bob", 60).operated(90).trains("2", "2"))
            .operating("RED", "buy-trains")
            .play(new Action.BuyTrain("RED", "4-0", "bank", 300));
    assertThat(told(bought)).contains("2 rust", "BLU lost 2 2");
  }

  @Test
  void aPriceIsReportedWhenItHasMoved() {
    assertThat(told(floated("tiny", "movePrice('RED', 'right')")))
        .contains("RED 100 to 110, now 110");
  }

  @Test
  void aLoanIsReported() {
    assertThat(told(floated("tiny-loans", "takeLoan('RED')"))).contains("RED borrows");
  }

  @Test
  void aPrivateThatAnythingClosesIsReported() {
    assertThat(told(floated("tiny", "closePrivate('ferry')"))).contains("ferry closed true");
  }

  /** RED of Ann has floated, with this effect. */
  private GameState floated(String design, String effect) {
    Title title =
        new Tiny(folder)
            .script(design + "/notes.js", NOTES)
            .script(
                design + "/rules.js",
                "export const companyFloated = ({ effects }) => effects." + effect + ";")
            .title(design);
    return Tiny.after(title, Tiny.start(title), new Action.Start("Ann", "RED", 100));
  }

  @Test
  void reportsThatCauseEachOtherForeverAreAFaultOfTheScript() {
    Title title =
        new Tiny(folder)
            .script(
                "tiny/rules.js",
                "export const companyFloated = ({ effects }, { company }) =>"
                    + " effects.movePrice(company, 'left');\n"
                    + "export const priceMoved = ({ effects }, { company, from, to }) =>"
                    + " effects.movePrice(company, to < from ? 'right' : 'left');")
            .title("tiny");
    Result result = Engine.apply(title, Tiny.start(title), new Action.Start("Ann", "RED", 100));
    assertThat(result)
        .isInstanceOfSatisfying(
            Result.Failed.class,
            failed ->
                assertThat(failed.failure().says())
                    .contains("rules.js:2:", "scripts react to their own effects 200 times"));
  }

  @Test
  void aQuestionOfAReportWaitsForItsAnswer() {
    Title title =
        new Tiny(folder)
            .script(
                "tiny/rules.js",
                "export const sharesSold = ({ effects }, { player, company }) =>"
                    + " effects.ask(player, 'Sorry?', ['yes'], 'sorry', company.id);\n"
                    + "export const sorry = ({ effects }, { data }) => effects.pay('bank', data,"
                    + " 7);")
            .title("tiny");
    Position asked =
        Setting.of(title, "Ann", "Bob")
            .company("RED", it -> it.held("Ann", 60).operated(100).cash(0))
            .stock("Ann")
            .play(new Action.SellShares("Ann", "RED", 20));
    asked.asks("Ann", "question");
    Position answered = asked.play(new Action.Choose("Ann", "sorry", "yes"));
    assertThat(answered.cash("RED")).isEqualTo(7);
    answered.asks("Ann", "stock-turn");
  }
}
