package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Action.PlaceToken;
import roundhouse.engine.Title;
import roundhouse.game.Calendar;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870: ports and cattle, the tokens of private companies. */
class Tokens1870Test {
  private static final Title TITLE = TestTitle.of("1870");

  private static Setting setting() {
    return Setting.of(TITLE, "A", "B");
  }

  /** Mobile and New Orleans joined along the coast, the GMO with a train from Mobile. */
  private static Setting gulf() {
    return setting()
        .phase("3")
        .tile("M20", "57", 1)
        .tile("M18", "8", 4)
        .tile("N17", "57", 3)
        .company("GMO", it -> it.held("A", 60).operated(76).cash(900).trains("2"));
  }

  private static String earned(Position atRun, String company) {
    return atRun.play(atRun.choices(Action.RunTrains.class).getFirst()).told().getFirst();
  }

  private static PlaceToken token(String company, String id, String token, String hex) {
    return new PlaceToken(company, id, token, HexId.of(hex), 0);
  }

  @Test
  void withoutAnyTokenTheRunBrings40() {
    assertThat(earned(gulf().operating("GMO", "run-trains"), "GMO")).isEqualTo("GMO runs for $40");
  }

  @Test
  void theClosedPortIsWorth20ToItsOwnerAndClosesTheCompany() {
    Position placed =
        gulf()
            .owned("GSC", "GMO")
            .operating("GMO", "run-trains")
            .play(token("GMO", "GSC", "closed port", "N17"));
    assertThat(placed.state().privateCompany("GSC").closed()).isTrue();
    assertThat(earned(placed, "GMO")).isEqualTo("GMO runs for $60");
  }

  @Test
  void theOpenPortIsWorth20ToItsOwnerAnd10ToOthersAndDoesNotCloseTheCompany() {
    Position placed =
        gulf()
            .owned("GSC", "GMO")
            .operating("GMO", "run-trains")
            .play(token("GMO", "GSC", "open port", "N17"));
    assertThat(placed.state().privateCompany("GSC").closed()).isFalse();
    assertThat(earned(placed, "GMO")).isEqualTo("GMO runs for $60");
    Setting others =
        gulf()
            .owned("GSC", "IC")
            .company("IC", it -> it.held("B", 60).operated(100).trains("2"))
            .tile("K16", "57", 0);
    Position open =
        others.operating("IC", "run-trains").play(token("IC", "GSC", "open port", "N17"));
    Position gmo = open;
    while (!gmo.waitsFor("GMO", "run-trains"))
      gmo = gmo.pass(gmo.decision().orElseThrow().entity());
    assertThat(earned(gmo, "GMO")).isEqualTo("GMO runs for $50");
  }

  @Test
  void anOpenPortIsNotReplacedInTheSameRoundNorMovedToAnotherCity() {
    Position placed = openPort();
    placed
        .refused(token("GMO", "GSC", "closed port", "N17"), "placed in this round")
        .refused(token("GMO", "GSC", "open port", "M20"), "cannot be moved");
    later(placed).refused(token("GMO", "GSC", "closed port", "M20"), "cannot be moved");
  }

  private static Position openPort() {
    return gulf()
        .owned("GSC", "GMO")
        .operating("GMO", "run-trains")
        .play(token("GMO", "GSC", "open port", "N17"));
  }

  private static Position later(Position placed) {
    return placed.changed(state -> state.with(new Calendar(2, 1, 2)));
  }

  @Test
  void anOpenPortIsReplacedByTheClosedOneInALaterRoundInTheSameCity() {
    Position closed = later(openPort()).play(token("GMO", "GSC", "closed port", "N17"));
    assertThat(closed.state().privateCompany("GSC").closed()).isTrue();
    assertThat(earned(closed, "GMO")).isEqualTo("GMO runs for $60");
  }

  @Test
  void onceTheCompanyIsClosedTheStatusOfThePortIsFixed() {
    Position closed =
        later(openPort()).changed(state -> state.with(state.privateCompany("GSC").close()));
    closed.refused(token("GMO", "GSC", "closed port", "N17"), "does not own GSC");
    assertThat(earned(closed, "GMO")).isEqualTo("GMO runs for $60");
  }

  @Test
  void portsLieOnTheGulfOrOnTheRiverFromMemphisDown() {
    Position turn = gulf().owned("GSC", "GMO").operating("GMO", "run-trains");
    for (String hex : List.of("H17", "M14", "M20", "N7", "N17"))
      turn.offers(token("GMO", "GSC", "open port", hex));
    turn.refused(token("GMO", "GSC", "open port", "M22"), "cannot be placed")
        .refused(token("GMO", "GSC", "open port", "C18"), "cannot be placed")
        .refused(token("GMO", "GSC", "open port", "M6"), "cannot be placed");
  }

  @Test
  void theCattleTokenIsWorth10ToItsCompanyWestOfTheRiver() {
    Setting west =
        setting()
            .phase("3")
            .tile("J5", "57", 1)
            .tile("J3", "57", 1)
            .owned("SCC", "TP")
            .company("TP", it -> it.held("A", 60).operated(76).trains("2"));
    Position turn =
        west.operating("TP", "run-trains")
            .refused(token("TP", "SCC", "cattle", "C18"), "cannot be placed")
            .refused(token("TP", "SCC", "cattle", "M14"), "cannot be placed")
            .refused(token("TP", "SCC", "cattle", "K16"), "cannot be placed");
    Position placed = turn.play(token("TP", "SCC", "cattle", "J3"));
    assertThat(placed.state().privateCompany("SCC").closed()).isFalse();
    assertThat(earned(placed, "TP")).isEqualTo("TP runs for $50");
    placed.refused(token("TP", "SCC", "cattle", "J5"), "cannot be moved");
  }

  @Test
  void tokensAreRemovedWithTheFirstType6Train() {
    Setting west =
        setting()
            .tile("J5", "57", 1)
            .tile("J3", "57", 1)
            .owned("SCC", "TP")
            .company("TP", it -> it.held("A", 60).operated(76).trains("5"));
    Position placed =
        west.phase("3").operating("TP", "run-trains").play(token("TP", "SCC", "cattle", "J3"));
    assertThat(earned(placed.changed(state -> state.withPhase("4")), "TP"))
        .isEqualTo("TP runs for $50");
    assertThat(earned(placed.changed(state -> state.withPhase("5")), "TP"))
        .isEqualTo("TP runs for $40");
  }
}
