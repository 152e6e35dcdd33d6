package roundhouse.turn.choices;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.market.MarketCell;
import roundhouse.testkit.GoldenGame;
import roundhouse.workshop.GoldenMoments;

/** Par prices are picked on the market: at the first stock turn of 1830. */
class ParChoicesTest {
  private final GoldenMoments game;
  private final GameState state;
  private final List<Choice> choices;
  private final ParChoices pars;

  ParChoicesTest() throws Exception {
    game = GoldenMoments.of(GoldenGame.FOLDER.resolve("1830").resolve("4-players.jsonl"));
    state =
        game.states().stream()
            .filter(now -> now.round().name().equals("stock"))
            .findFirst()
            .orElseThrow();
    choices = Engine.choices(game.title(), state);
    pars = ParChoices.of(game.title(), state, choices);
  }

  private int price(MarketCell cell) {
    return game.title().market().at(cell).price();
  }

  private static String company(Choice choice) {
    return ((Action.Start) choice.action()).company();
  }

  @Test
  void everySpaceOfAParPriceOffersTheCompaniesThatMayStartThere() {
    assertThat(pars.bySpace()).isNotEmpty();
    pars.bySpace()
        .forEach(
            (cell, offered) ->
                assertThat(offered)
                    .allMatch(choice -> ((Action.Start) choice.action()).par() == price(cell)));
    long starts =
        choices.stream().filter(choice -> choice.action() instanceof Action.Start).count();
    assertThat(pars.bySpace().values().stream().mapToInt(List::size).sum()).isEqualTo((int) starts);
  }

  @Test
  void onlySpacesOfThePickedCompanyAreMarked() {
    Choice picked = pars.bySpace().values().iterator().next().getFirst();

    assertThat(pars.marked(Optional.empty())).hasSameElementsAs(pars.bySpace().keySet());
    assertThat(pars.marked(Optional.of(picked)))
        .allMatch(
            cell ->
                pars.bySpace().get(cell).stream()
                    .anyMatch(choice -> company(choice).equals(company(picked))));
    assertThat(pars.space(Optional.of(picked)))
        .hasValueSatisfying(
            cell -> assertThat(price(cell)).isEqualTo(((Action.Start) picked.action()).par()));
  }

  @Test
  void aClickMovesThePickedCompanyToAnotherPar() {
    List<MarketCell> cells = List.copyOf(pars.bySpace().keySet());
    Choice picked = pars.bySpace().get(cells.getFirst()).getLast();

    Optional<Choice> clicked = pars.clicked(cells.get(1), Optional.of(picked));

    assertThat(clicked.map(ParChoicesTest::company)).contains(company(picked));
    assertThat(clicked.map(choice -> ((Action.Start) choice.action()).par()))
        .contains(price(cells.get(1)));
  }

  @Test
  void anotherClickOnTheSameParGoesOnToTheNextCompany() {
    MarketCell cell = pars.bySpace().keySet().iterator().next();
    Optional<Choice> first = pars.clicked(cell, Optional.empty());

    assertThat(pars.clicked(cell, first)).isPresent().isNotEqualTo(first);
  }

  @Test
  void aSpaceWithoutParOffersNothing() {
    assertThat(pars.clicked(new MarketCell(0, 0), Optional.empty())).isEmpty();
  }
}
