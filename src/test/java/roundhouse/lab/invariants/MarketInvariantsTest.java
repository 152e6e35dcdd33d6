package roundhouse.lab.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Train;
import roundhouse.market.MarketCell;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** Laws of the market, each broken on purpose. */
class MarketInvariantsTest {
  private static final MarketCell CLOSES = new MarketCell(8, 0);
  private static final MarketCell TOP = new MarketCell(0, 20);

  private static Setting setting(Title title) {
    return Setting.of(title, "A", "B", "C")
        .set(2)
        .bank(12000 - 3 * 700 - 1000)
        .company("IC", it -> it.held("A", 50).held("B", 30).operated(76).cash(500))
        .company("TP", it -> it.held("B", 60).operated(82).cash(500).trains("2", "2"));
  }

  private static Position turn(String... options) {
    return setting(TestTitle.of("1870", options)).stock("B");
  }

  private static void assertBroken(
      String law, Position before, Action action, UnaryOperator<GameState> change) {
    StateTransition kept =
        new StateTransition(
            before.title(), before.state(), action, before.play(action).state(), List.of());
    assertThat(Invariants.broken(kept)).isEmpty();
    StateTransition broken =
        new StateTransition(
            before.title(), before.state(), action, change.apply(kept.after()), List.of());
    assertThat(Invariants.broken(broken))
        .get()
        .isInstanceOfSatisfying(
            SimulationOutcome.InvariantBroken.class,
            found -> assertThat(found.invariant()).isEqualTo(law));
  }

  private static GameState in(GameState state, String company, MarketCell cell) {
    return state.with(state.tokens().placed(company, cell));
  }

  @Test
  void aPoolOverItsLimitIsFound() {
    assertBroken(
        "nobody sells more to the pool than it may hold",
        turn(),
        new Action.SellShares("B", "IC", 10),
        state -> state.with(allTo(state.company("IC"), Holder.POOL)));
  }

  /** All but the president's certificate go to one holder. */
  private static Company allTo(Company company, Holder holder) {
    return company.withCertificates(
        company.certificates().stream()
            .map(each -> each.president() ? each : each.to(holder))
            .toList());
  }

  @Test
  void aPriceThatWaitsWhileAnotherDealsIsFound() {
    assertBroken(
        "a price waits no longer than the turn of its sale",
        turn(),
        new Action.SellShares("B", "IC", 10),
        state -> state.withStack(another(state)));
  }

  private static List<Frame> another(GameState state) {
    var stack = new ArrayList<>(state.stack());
    var top = stack.removeLast();
    stack.add(new Frame(top.kind(), top.name(), "C", top.step(), top.memory()));
    return stack;
  }

  @Test
  void aCompanyThatStandsWhereCompaniesCloseIsFound() {
    assertBroken(
        "no company is left at a price that closes companies",
        turn(),
        new Action.Pass("B"),
        state -> in(state, "IC", CLOSES));
  }

  @Test
  void playThatGoesOnAfterItsEndIsFound() {
    assertBroken(
        "what ends the game at once has ended it",
        turn("finish-on-400-at-once"),
        new Action.Pass("B"),
        state -> in(state, "IC", TOP));
    StateTransition later =
        new StateTransition(
            turn().title(),
            turn().state(),
            new Action.Pass("B"),
            in(turn().state(), "IC", TOP),
            List.of());
    assertThat(Invariants.broken(later)).isEmpty();
  }

  @Test
  void aCompanyThatHoldsTooMuchOfItselfIsFound() {
    Position before =
        setting(TestTitle.of("1870")).company("IC", it -> it.held("pool", 20)).stock("A");
    assertBroken(
        "companies redeem no more than they may hold",
        before,
        new Action.RedeemShare("A", "IC", Holder.POOL.name()),
        state -> state.with(allTo(state.company("IC"), Holder.named("IC"))));
  }

  /** What a holder has goes back to the offering. */
  private static Company given(Company company, String holder) {
    return company.withCertificates(
        company.certificates().stream()
            .map(each -> each.holder().equals(Holder.named(holder)) ? each.to(Holder.IPO) : each)
            .toList());
  }

  @Test
  void aCompanyThatClosesAsItRedeemsTooMuchIsFound() {
    Position position =
        setting(TestTitle.of("1870")).company("IC", it -> it.held("pool", 10)).stock("A");
    GameState before = position.state().with(given(position.state().company("IC"), "B"));
    GameState closed = before.with(allTo(before.company("IC"), Holder.IPO));
    var redeems = new Action.RedeemShare("A", "IC", Holder.POOL.name());

    assertThat(
            Invariants.broken(
                new StateTransition(position.title(), before, redeems, closed, List.of())))
        .get()
        .isInstanceOfSatisfying(
            SimulationOutcome.InvariantBroken.class,
            found -> assertThat(found.says()).contains("IC holds 10 % of its own and leaves 50 %"));
  }

  @Test
  void trainsOverTheLimitAreFound() {
    assertBroken(
        "trains over the limit are discarded at once",
        turn(),
        new Action.Pass("B"),
        state -> state.withPhase("4").with(state.company("TP").gaining(extra())));
  }

  private static Train extra() {
    return new Train("2", 90);
  }
}
