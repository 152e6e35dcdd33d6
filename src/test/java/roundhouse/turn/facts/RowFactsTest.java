package roundhouse.turn.facts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import roundhouse.design.spec.steps.Dividend.Kind;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.engine.events.MoneyAmount;
import roundhouse.engine.events.RunEvent;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.picture.Liveries;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.workshop.GoldenMoments;

/** What the card tells of its rows. */
class RowFactsTest {

  private static GoldenMoments game(String title, String file) throws Exception {
    return GoldenMoments.of(GoldenGame.FOLDER.resolve(title).resolve(file + ".jsonl"));
  }

  /** The moment before the first action of its kind. */
  private static int before(GoldenMoments game, Predicate<Action> wanted) {
    List<Action> actions = game.log().actions();
    for (int at = 0; at < actions.size(); at++) if (wanted.test(actions.get(at))) return at;
    throw new AssertionError("the game has no such action");
  }

  /** The moment of the card before an action, with what the action would change. */
  private static CardMoment moment(GoldenMoments game, int at) {
    return moment(game.title(), game.states().get(at), game.log().actions().get(at));
  }

  private static CardMoment moment(Title title, GameState state, Action action) {
    List<String> deciders = Engine.decision(title, state).orElseThrow().deciders();
    ChoiceRow row = row(title, state, action);
    Consequences effect = Consequences.of(title, state, row.action(), deciders);
    return new CardMoment(title, state, Liveries.NONE, deciders, Map.of(row, effect));
  }

  /** The row of that action. */
  private static ChoiceRow row(CardMoment moment) {
    return moment.effects().keySet().iterator().next();
  }

  private static ChoiceRow row(Title title, GameState state, Action action) {
    return ChoiceRow.of(Engine.choices(title, state)).stream()
        .filter(any -> any.variants().stream().anyMatch(each -> each.action().equals(action)))
        .findFirst()
        .orElseThrow();
  }

  /** The last start of a company before another one. */
  private static int start(GoldenMoments game, String company, int end) {
    for (int at = end - 1; at >= 0; at--)
      if (game.log().actions().get(at) instanceof Action.Start start
          && start.company().equals(company)) return at;
    throw new AssertionError(company + " does not start");
  }

  @Test
  void aCompanyThatStartsAgainTellsItsTreasury() throws Exception {
    GoldenMoments game = game("1860", "4-players");
    int again = start(game, "BHI&R", game.log().actions().size());
    int cash = game.states().get(again).company("BHI&R").cash();
    CardMoment first = moment(game, start(game, "BHI&R", again));
    CardMoment second = moment(game, again);

    assertThat(new ShareFacts(first, _ -> false).of(row(first)).orElseThrow().details())
        .noneMatch(line -> line.contains("bankrupt"));
    assertThat(
            new ShareFacts(second, _ -> false).of(row(second)).orElseThrow().details().getFirst())
        .startsWith("bankrupt, £" + cash + " in its treasury · £");
  }

  @Test
  void aBankruptcyIsSpelledOutBeforeItIsPicked() {
    Position turn =
        Setting.of("1830")
            .cash("A", 5)
            .company("PRR", it -> it.held("A", 20).held("B", 10).operated(67).cash(20))
            .tile("H14", "9", 1)
            .tile("H16", "57", 1)
            .set(2)
            .operating("PRR", "buy-trains");
    CardMoment moment = moment(turn.title(), turn.state(), new Action.GoBankrupt("PRR"));

    RowFacts told = new TrainFacts(moment).of(row(moment)).orElseThrow();

    assertThat(told.details()).hasSize(2);
    assertThat(told.details().getFirst()).contains("the game ends");
  }

  @Test
  void oneTownIsNoTowns() throws Exception {
    GoldenMoments game = game("1860", "3-players");
    CardMoment moment = moment(game, before(game, Action.BuyTrain.class::isInstance));

    RowFacts told = new TrainFacts(moment).of(row(moment)).orElseThrow();

    assertThat(told.details().getFirst()).startsWith("runs to 2 cities and 1 town ·");
  }

  @Test
  void aDividendTellsWhatTheCompanyGetsForUnsoldShares() throws Exception {
    GoldenMoments game = game("1870", "4-players");
    CardMoment moment =
        moment(
            game,
            before(
                game, action -> action instanceof Action.Dividend paid && paid.kind() == Kind.PAY));
    String company = row(moment).action().by();
    GameState after = moment.effect(row(moment)).after().orElseThrow();
    int got = after.company(company).cash() - moment.state().company(company).cash();

    RowFacts told = new DividendFacts(moment).of(row(moment)).orElseThrow();

    assertThat(got).isPositive();
    assertThat(told.details()).contains(company + " $" + got);
  }

  @Test
  void aDividendDoesNotCountWhatOthersGetWhoRunAfterItByThemselves() throws Exception {
    GoldenMoments game = game("1870", "4-players");
    CardMoment moment = moment(game, before(game, Action.Dividend.class::isInstance));
    ChoiceRow row = row(moment);
    String company = row.action().by();
    var own = new RunEvent.OwnDividendReceived(company, new MoneyAmount("$", 30));
    var other = new RunEvent.OwnDividendReceived("another", new MoneyAmount("$", 500));
    GameState after = moment.effect(row).after().orElseThrow();
    var effect =
        new Consequences(
            true, List.of(), List.of(own, other), Optional.of(after), OptionalInt.empty());
    CardMoment told = moment.with(Map.of(row, effect));

    assertThat(new DividendFacts(told).of(row).orElseThrow().details()).contains(company + " $30");
  }
}
