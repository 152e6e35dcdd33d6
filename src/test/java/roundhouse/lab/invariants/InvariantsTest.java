package roundhouse.lab.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Action;
import roundhouse.engine.shares.Shares;
import roundhouse.game.Calendar;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Depot;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;
import roundhouse.lab.simulation.PlayableTitles;
import roundhouse.market.MarketCell;
import roundhouse.testkit.TestTitle;

/** Breaks each invariant on purpose: a check that cannot fail checks nothing. */
class InvariantsTest {

  private final GameState start = PlayableTitles.title().start(List.of("Ann", "Ben"), 1);
  private final Company first = start.companies().values().iterator().next();

  @Test
  void theStartKeepsAllInvariants() {
    assertThat(Invariants.broken(moment(state -> state))).isEmpty();
  }

  @Test
  void moneyFromNowhereIsReported() {
    assertBroken(
        "money is conserved",
        state -> state.with(state.player("Ann").withCash(state.player("Ann").cash() + 1)));
  }

  @Test
  void moneyThatWentRoundTheEndOfItsNumberIsNotConserved() {
    int most = Integer.MAX_VALUE;
    int all = start.bank() + start.player("Ann").cash() + start.player("Ben").cash();

    assertThat(all + 2 + most + most).as("in narrow numbers").isEqualTo(all);
    assertBroken(
        "money is conserved",
        state ->
            state
                .withBank(all + 2)
                .with(state.player("Ann").withCash(most))
                .with(state.player("Ben").withCash(most)));
  }

  @Test
  void moreMoneyThanStaysExactIsFound() {
    int more = 1_000_000_000;

    assertBroken(
        "nobody has more money than stays exact",
        state ->
            state
                .withBank(state.bank() - more)
                .with(state.player("Ann").withCash(state.player("Ann").cash() + more)));
  }

  @Test
  void negativeMoneyIsReported() {
    assertBroken("nobody has negative money", state -> state.with(first.withCash(-10)));
  }

  @Test
  void aLostCertificateIsReported() {
    assertBroken(
        "certificates have holders and add up to 100 %",
        state -> state.with(first.withCertificates(first.certificates().subList(0, 3))));
  }

  @Test
  void aCertificateWithoutAHolderIsReported() {
    var certificates = new ArrayList<>(first.certificates());
    certificates.set(1, new Certificate(10, false, Holder.named("Zoe"), ""));

    assertBroken(
        "certificates have holders and add up to 100 %",
        state -> state.with(first.withCertificates(certificates)));
  }

  @Test
  void aFloatedCompanyWithoutAPriceIsReported() {
    assertBroken(
        "floated companies have a price", state -> state.with(first.with(Company.Status.FLOATED)));
  }

  @Test
  void aRoundThatComesBackIsFound() {
    assertBroken(
        "rounds are counted forwards",
        state -> state.with(new Calendar(state.calendar().set() - 1, 1, 0)));
  }

  @Test
  void aBankruptCompanyWithAPriceOrSharesOutsideTheOfferingIsFound() {
    Company bankrupt = first.with(Company.Status.BANKRUPT);
    MarketCell cell = PlayableTitles.title().market().spaces().getFirst().cell();
    String law = "a bankrupt company waits to be started again";

    assertThat(Invariants.broken(moment(state -> state.with(bankrupt)))).isEmpty();
    assertBroken(
        law, state -> state.with(bankrupt).with(state.tokens().placed(bankrupt.id(), cell)));
    assertBroken(law, state -> state.with(Shares.moved(bankrupt, 1, Holder.named("Ann"))));
    String home = PlayableTitles.title().design().company(first.id()).home();
    assertBroken(
        law,
        state ->
            state
                .with(bankrupt)
                .with(
                    state.board().with(new Marker(first.id(), HexId.of(home), 0, 0, true, false))));
  }

  @Test
  void aClosedPrivateThatIsSomebodysOrComesBackIsFound() {
    GameState before = TestTitle.of("1860").start(List.of("Ann", "Ben"), 1);
    PrivateCompany closed = new PrivateCompany("CMH", Holder.NOBODY, true);
    String law = "a closed private stays closed and belongs to nobody";

    assertThat(closing(before, before.with(closed))).isEmpty();
    assertThat(closing(before, before.with(closed.ownedBy(Holder.named("Ann"))))).contains(law);
    assertThat(closing(before.with(closed), before)).contains(law);
  }

  private static Optional<String> closing(GameState before, GameState after) {
    var moment =
        new StateTransition(TestTitle.of("1860"), before, new Action.Pass("Ann"), after, List.of());
    return Invariants.broken(moment)
        .map(SimulationOutcome.InvariantBroken.class::cast)
        .map(SimulationOutcome.InvariantBroken::invariant);
  }

  @Test
  void aTrainInTwoPlacesIsFound() {
    Train train = start.depot().upcoming().getFirst();

    assertBroken("train cards are conserved", state -> state.with(first.gaining(train)));
  }

  @Test
  void lostTrainsAreReported() {
    assertBroken(
        "train cards are conserved",
        state ->
            state.with(
                new Depot(
                    state.depot().upcoming().subList(2, state.depot().upcoming().size()),
                    List.of())));
  }

  @Test
  void aMarkerOutsideTheCityIsReported() {
    String home = PlayableTitles.title().design().company(first.id()).home();

    assertBroken(
        "every station marker has a space of its own",
        state ->
            state.with(
                state.board().with(new Marker(first.id(), HexId.of(home), 0, 7, true, false))));
  }

  @Test
  void aMarkerOnTheBoardThatIsOnTheCharterTooIsFound() {
    String home = PlayableTitles.title().design().company(first.id()).home();
    int city = PlayableTitles.title().design().company(first.id()).homeCity();

    assertBroken(
        "no company has more markers than its charter",
        state ->
            state.with(
                state.board().with(new Marker(first.id(), HexId.of(home), city, 0, true, false))));
  }

  @Test
  void aNeutralMarkerComesFromNoCharter() {
    String home = PlayableTitles.title().design().company(first.id()).home();
    var neutral = new Marker(first.id(), HexId.of(home), 0, 0, false, false, true);

    assertThat(Invariants.broken(moment(state -> state.with(state.board().with(neutral)))))
        .isEmpty();
  }

  private void assertBroken(String law, UnaryOperator<GameState> change) {
    assertThat(Invariants.broken(moment(change)))
        .get()
        .isInstanceOfSatisfying(
            SimulationOutcome.InvariantBroken.class,
            broken -> assertThat(broken.invariant()).isEqualTo(law));
  }

  private StateTransition moment(UnaryOperator<GameState> change) {
    return new StateTransition(
        PlayableTitles.title(), start, new Action.Pass("Ann"), change.apply(start), List.of());
  }
}
