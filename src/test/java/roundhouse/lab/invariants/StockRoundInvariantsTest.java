package roundhouse.lab.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.market.MarketCell;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** Laws of the end of a stock round, each broken on purpose. */
class StockRoundInvariantsTest {
  private static final String PRICES = "at the end of a stock round only shares move prices";

  /** IC is sold out, GMO is not, and TP operates first. */
  private static Position lastPass() {
    Position dealt =
        Setting.of("1870")
            .set(2)
            .bank(12000 - 3 * 700 - 1500)
            .company("IC", it -> it.held("A", 60).held("B", 40).operated(76).cash(500))
            .company("GMO", it -> it.held("C", 60).operated(72).cash(500))
            .company("TP", it -> it.held("B", 60).operated(82).cash(500).trains("2", "2"))
            .stock("A")
            .play(new Action.BuyShare("A", "GMO", "ipo", 10));
    return before(dealt);
  }

  /** As far as the pass that ends the round. */
  private static Position before(Position from) {
    Position here = from;
    Position next = here;
    while (next.state().round().name().equals("stock")) {
      here = next;
      next = here.play(new Action.Pass(here.decision().orElseThrow().entity()));
    }
    return here;
  }

  private static void assertBroken(String law, UnaryOperator<GameState> change) {
    Position before = lastPass();
    Action pass = new Action.Pass(before.decision().orElseThrow().entity());
    GameState after = before.play(pass).state();
    assertThat(
            Invariants.broken(
                new StateTransition(before.title(), before.state(), pass, after, List.of())))
        .isEmpty();
    assertThat(
            Invariants.broken(
                new StateTransition(
                    before.title(), before.state(), pass, change.apply(after), List.of())))
        .get()
        .isInstanceOfSatisfying(
            SimulationOutcome.InvariantBroken.class,
            found -> assertThat(found.invariant()).isEqualTo(law));
  }

  @Test
  void priorityThatIsNotLeftOfWhoDealtLastIsFound() {
    for (String other : new String[] {"A", "C"})
      assertBroken(
          "after a stock round priority is left of the player who acted last",
          state -> state.withPriority(other));
  }

  /** A has dealt, B passes, and the operating round begins without asking C and A. */
  @Test
  void aRoundThatEndsBeforeEverybodyWasAskedIsFound() {
    assertEndsTooEarly(lastPass(), "B", "C was not asked");
  }

  /** Nobody deals, and of A, B and C only A and B are asked. */
  @Test
  void itIsFoundTooWhereNobodyDealt() {
    Position idle =
        before(
            Setting.of("1870")
                .set(2)
                .bank(12000 - 3 * 700 - 500)
                .company("TP", it -> it.held("B", 60).operated(82).cash(500).trains("2", "2"))
                .stock("A"));
    assertThat(idle.state().top().entity()).isEqualTo("C");
    assertEndsTooEarly(idle, "B", "C was not asked");
  }

  /** At the true end nothing is broken; the same pass of somebody before is. */
  private static void assertEndsTooEarly(Position last, String earlier, String detail) {
    GameState before = last.state();
    Action pass = new Action.Pass(before.top().entity());
    GameState after = last.play(pass).state();
    assertThat(Invariants.broken(new StateTransition(last.title(), before, pass, after, List.of())))
        .isEmpty();
    var stack = new ArrayList<>(before.stack());
    Frame top = stack.removeLast();
    stack.add(new Frame(top.kind(), top.name(), earlier, top.step(), top.memory()));
    assertThat(
            Invariants.broken(
                new StateTransition(
                    last.title(),
                    before.withStack(stack),
                    new Action.Pass(earlier),
                    after,
                    List.of())))
        .hasValue(
            new SimulationOutcome.InvariantBroken(
                "no stock round ends before everybody has been asked", detail));
  }

  @Test
  void aPriceThatMovesThoughTheCompanyIsNotSoldOutIsFound() {
    assertBroken(PRICES, state -> at(state, "GMO", 76));
  }

  @Test
  void aSoldOutPriceThatFallsIsFound() {
    assertBroken(PRICES, state -> at(state, "IC", 68));
  }

  private static GameState at(GameState state, String company, int price) {
    MarketCell cell =
        lastPass().title().market().spaces().stream()
            .filter(space -> space.price() == price)
            .findFirst()
            .orElseThrow()
            .cell();
    return state.with(state.tokens().placed(company, cell));
  }
}
