package roundhouse.lab.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.shares.Certificates;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.testkit.TestTitle;

/** Positions of a game of bots: one of the first stock rounds, and one at the certificate limit. */
class SalesForCompanyTest {
  private static final int RICH = 2000;

  /** A position in which a player could sell shares of another president's company. */
  private record Found(Game game, String player, Company company) {
    Found of(Company other) {
      return new Found(game, player, other);
    }

    boolean helps(int cash) {
      GameState state = game.state();
      return new SalesForCompany(
              game.with(state.with(state.player(player).withCash(cash))),
              state.player(player).withCash(cash))
          .help(company);
    }
  }

  private static Found found(String design, boolean atLimit) {
    Title title = TestTitle.of(design).forPlayers(4);
    var draws = new GameDraws(1);
    GameState state = title.start(List.of("Ann", "Ben", "Cleo", "Dan"), 1);
    while (!state.over()) {
      Decision decision = Engine.decision(title, state).orElseThrow();
      List<Choice> choices = Engine.quickChoices(title, state);
      String player = decision.deciders().getFirst();
      var game = new Game(title, state);
      boolean full = !Certificates.mayHoldMore(game, player).allowed();
      if (full == atLimit && unstarted(state) && !floats(state, player))
        for (Choice choice : choices)
          if (choice.action() instanceof Action.SellShares sale
              && !state.company(sale.company()).president().orElse("").equals(player)
              && state.company(sale.company()).operated())
            return new Found(game, player, state.company(sale.company()));
      Action action =
          Bots.usual().choose(title, state, decision, choices, draws.next(state, decision));
      state = ((Result.Applied) Engine.apply(title, state, action)).state();
    }
    throw new AssertionError("no such position");
  }

  private static boolean unstarted(GameState state) {
    return state.companies().values().stream().anyMatch(company -> !company.started());
  }

  private static boolean floats(GameState state, String player) {
    return state.companies().values().stream()
        .anyMatch(
            each ->
                each.started() && !each.floated() && each.president().orElse("").equals(player));
  }

  /** The least par of 1889 is 65; five shares float a company, of which a founder pays 65 %. */
  private static final int LEAST_START = 5 * 65 * 65 / 100;

  @Test
  void belowTheLimitASaleHelpsOnlyIfItBringsTheMoneyThatIsMissing() {
    Found found = found("1889", false);
    int shares =
        found.game().state().companies().values().stream()
            .filter(company -> company.operated())
            .filter(company -> !company.president().orElse("").equals(found.player()))
            .mapToInt(
                company ->
                    company.shares(company.held(Holder.named(found.player())))
                        * found.game().price(company))
            .sum();

    assertThat(found.helps(LEAST_START - shares - 1)).isFalse();
    assertThat(found.helps(LEAST_START - shares)).isTrue();
    assertThat(found.helps(LEAST_START - 1)).isTrue();
    assertThat(found.helps(LEAST_START)).isFalse();
  }

  @Test
  void atTheLimitARichPlayerMakesRoomForACompanyOfTheirOwn() {
    Found found = found("1870", true);

    assertThat(found.helps(RICH)).isTrue();
    OptionalInt led =
        found.game().state().companies().values().stream()
            .filter(each -> each.president().orElse("").equals(found.player()))
            .mapToInt(each -> found.of(each).helps(RICH) ? 1 : 0)
            .max();
    assertThat(led).as("shares of their own companies are kept").hasValue(0);
  }
}
