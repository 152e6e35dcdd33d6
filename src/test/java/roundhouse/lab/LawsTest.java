package roundhouse.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import roundhouse.board.Marker;
import roundhouse.engine.Action;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Depot;
import roundhouse.game.GameState;
import roundhouse.game.Train;

/** Each law is broken on purpose: a check that cannot fail checks nothing. */
class LawsTest {

  private final GameState start = Playable.title().start(List.of("Ann", "Ben"), 1);
  private final Company first = start.companies().values().iterator().next();

  @Test
  void theStartKeepsAllLaws() {
    assertThat(Laws.broken(moment(state -> state))).isEmpty();
  }

  @Test
  void moneyFromNowhereIsFound() {
    assertBroken(
        "money is conserved",
        state -> state.with(state.player("Ann").withCash(state.player("Ann").cash() + 1)));
  }

  @Test
  void debtsAreFound() {
    assertBroken("nobody has less than nothing", state -> state.with(first.withCash(-10)));
  }

  @Test
  void aLostCertificateIsFound() {
    assertBroken(
        "certificates have holders and sum to 100 %",
        state -> state.with(first.withCertificates(first.certificates().subList(0, 3))));
  }

  @Test
  void aCertificateOfNobodyIsFound() {
    var certificates = new ArrayList<>(first.certificates());
    certificates.set(1, new Certificate(10, false, "Zoe", ""));

    assertBroken(
        "certificates have holders and sum to 100 %",
        state -> state.with(first.withCertificates(certificates)));
  }

  @Test
  void aFloatedCompanyWithoutAPriceIsFound() {
    assertBroken(
        "floated companies have a price", state -> state.with(first.with(Company.Status.FLOATED)));
  }

  @Test
  void aTrainInTwoPlacesIsFound() {
    Train train = start.depot().upcoming().getFirst();

    assertBroken("train cards are conserved", state -> state.with(first.gaining(train)));
  }

  @Test
  void lostTrainsAreFound() {
    assertBroken(
        "train cards are conserved",
        state ->
            state.with(
                new Depot(
                    state.depot().upcoming().subList(2, state.depot().upcoming().size()),
                    List.of())));
  }

  @Test
  void aMarkerBesideTheCityIsFound() {
    String home = Playable.title().design().company(first.id()).home();

    assertBroken(
        "station markers stand in spaces of their own",
        state -> state.with(state.board().with(new Marker(first.id(), home, 0, 7, true, false))));
  }

  @Test
  void aMarkerOnTheBoardThatIsOnTheCharterTooIsFound() {
    String home = Playable.title().design().company(first.id()).home();
    int city = Playable.title().design().company(first.id()).homeCity();

    assertBroken(
        "no company has more markers than its charter",
        state ->
            state.with(state.board().with(new Marker(first.id(), home, city, 0, true, false))));
  }

  private void assertBroken(String law, UnaryOperator<GameState> change) {
    assertThat(Laws.broken(moment(change)))
        .get()
        .isInstanceOfSatisfying(
            Outcome.LawBroken.class, broken -> assertThat(broken.law()).isEqualTo(law));
  }

  private Moment moment(UnaryOperator<GameState> change) {
    return new Moment(Playable.title(), start, new Action.Pass("Ann"), change.apply(start));
  }
}
