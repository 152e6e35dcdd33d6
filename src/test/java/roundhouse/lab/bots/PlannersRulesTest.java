package roundhouse.lab.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.testkit.TestTitle;

@Tag("slow")
class PlannersRulesTest {
  private static final int GAMES = 3;
  private static final RulesOfThumb RULES = new PlannersRules(Temperament.EVEN, BotWeights.usual());

  /** A decision in a game of sensible bots. */
  private record Seen(Title title, GameState state, Decision decision, DecisionDraws draws) {
    List<Choice> choices() {
      return Engine.quickChoices(title, state);
    }

    /** What the rules of thumb of a planning bot say of an action that is open. */
    Advice advice(Choice choice) {
      return RULES.advice(title, state, decision, List.of(choice), draws).getFirst();
    }
  }

  private static void play(String design, Consumer<Seen> watcher) {
    Title title = TestTitle.of(design).forPlayers(4);
    for (int seed = 1; seed <= GAMES; seed++) {
      var draws = new GameDraws(seed);
      GameState state = title.start(List.of("Ann", "Ben", "Cleo", "Dan"), seed);
      while (!state.over()) {
        Decision decision = Engine.decision(title, state).orElseThrow();
        DecisionDraws chance = draws.next(state, decision);
        var seen = new Seen(title, state, decision, chance);
        watcher.accept(seen);
        Action action =
            Bots.usual().choose(title, state, decision, Engine.quickChoices(title, state), chance);
        state = ((Result.Applied) Engine.apply(title, state, action)).state();
      }
    }
  }

  @Test
  void aCompanyPaysItsPresidentForAPrivateWhatItCanSpare() {
    var prices = new ArrayList<Integer>();
    play("1889", seen -> seen.choices().forEach(choice -> price(seen, choice, prices)));

    assertThat(prices).hasSizeGreaterThan(2);
  }

  private static void price(Seen seen, Choice choice, List<Integer> prices) {
    if (!(choice.action() instanceof Action.BuyPrivate purchase)) return;
    Company company = seen.state().companies().get(purchase.by());
    if (company == null || company.trains().isEmpty()) return;
    String owner = seen.state().privateCompany(purchase.id()).owner().name();
    if (!company.president().orElse("").equals(owner)) return;
    int face = seen.title().design().privates().get(purchase.id()).price();
    Advice advice = seen.advice(choice);
    if (company.cash() < face) assertThat(advice.value()).isNegative();
    else {
      int price = ((Action.BuyPrivate) advice.action()).price();
      assertThat(price).isEqualTo(Math.min(company.cash(), choice.amount().orElseThrow().max()));
      assertThat(advice.value()).isPositive();
      prices.add(price);
    }
  }

  /** 1860 leaves a company without a train; a president of 1889 pays; 1861 lends the money. */
  @ParameterizedTest
  @CsvSource({"1860, false", "1889, true", "1861, true"})
  void aCompanyThatGetsItsNextTrainInAnyCaseAlwaysPays(String design, boolean always) {
    var others = new ArrayList<Action>();
    play(design, seen -> dividends(seen, others));

    if (always) assertThat(others).isEmpty();
    else assertThat(others).isNotEmpty();
  }

  /** Collects what the rules do instead of paying. */
  private static void dividends(Seen seen, List<Action> others) {
    List<Choice> choices = seen.choices();
    if (choices.stream().noneMatch(each -> pays(each.action()))) return;
    Action action =
        RULES.choose(seen.title(), seen.state(), seen.decision(), choices, seen.draws());
    if (!pays(action)) others.add(action);
  }

  private static boolean pays(Action action) {
    return action instanceof Action.Dividend dividend && dividend.kind() == PAY;
  }

  @Test
  void itHelpsNoOtherPlayerToFloatACompany() {
    var own = new ArrayList<Double>();
    var others = new ArrayList<Double>();
    play("1830", seen -> seen.choices().forEach(choice -> unfloated(seen, choice, own, others)));

    assertThat(own).hasSizeGreaterThan(5).allMatch(value -> value > 0);
    assertThat(others).hasSizeGreaterThan(5).allMatch(value -> value < 0);
  }

  private static void unfloated(Seen seen, Choice choice, List<Double> own, List<Double> others) {
    if (!(choice.action() instanceof Action.BuyShare purchase)) return;
    Company company = seen.state().company(purchase.company());
    if (company.floated()) return;
    String player = seen.decision().deciders().getFirst();
    boolean leads = company.president().equals(Optional.of(player));
    (leads ? own : others).add(seen.advice(choice).value());
  }

  /** Values vary by chance, so only averages tell. */
  @Test
  void itStartsACompanyAsCheapAsItsSharesStillPayForTwoTrains() {
    var gains = new ArrayList<Double>();
    var high = new ArrayList<Double>();
    var poor = new ArrayList<Double>();
    play("1830", seen -> starts(seen, gains, high, poor));

    assertThat(gains).hasSizeGreaterThan(2);
    assertThat(average(gains)).isPositive();
    assertThat(average(poor)).isLessThan(average(high));
  }

  /**
   * What starts are worth that the player can pay for alone: at high prices, at prices so low that
   * shares do not pay for two trains, and at low prices more than at high ones of the same
   * decision.
   */
  private static void starts(Seen seen, List<Double> gains, List<Double> high, List<Double> poor) {
    var lows = new ArrayList<Double>();
    var highs = new ArrayList<Double>();
    for (Choice choice : seen.choices()) {
      if (!(choice.action() instanceof Action.Start start)) continue;
      int cash = seen.state().player(seen.decision().deciders().getFirst()).cash();
      double value = seen.advice(choice).value();
      if (6 * start.par() > cash || value <= 0) continue;
      if (10 * start.par() < 2 * cheapestTrain(seen)) poor.add(value);
      else (start.par() < 80 ? lows : highs).add(value);
    }
    high.addAll(highs);
    if (!lows.isEmpty() && !highs.isEmpty()) gains.add(average(lows) - average(highs));
  }

  private static int cheapestTrain(Seen seen) {
    return Stream.concat(
            seen.state().depot().upcoming().stream().limit(1), seen.state().depot().pool().stream())
        .mapToInt(train -> seen.title().design().trains().get(train.type()).price())
        .min()
        .orElse(0);
  }

  private static double average(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }
}
