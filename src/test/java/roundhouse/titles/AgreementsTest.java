package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.DiscardTrain;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.play.TreasuryKnowledge;
import roundhouse.testkit.Position;
import roundhouse.testkit.Runs;
import roundhouse.testkit.Setting;

/** What players may agree on before the game: map, trains, treasuries, and how trains run. */
class AgreementsTest {

  private static boolean knows(Position position, String player) {
    return TreasuryKnowledge.knows(
        position.title(), position.state(), player, position.company("IOW"));
  }

  @Test
  void onlyShareholdersMayAskForATreasuryUnlessAllAgreeThatEveryPlayerMay() {
    Setting held =
        Setting.of("1860").company("IOW", it -> it.held("A", 50).held("B", 10).operated(82));
    assertThat(List.of("A", "B", "C"))
        .filteredOn(it -> knows(held.stock("A"), it))
        .containsExactly("A", "B");
    Setting agreed =
        Setting.of("1860", "open-treasuries").company("IOW", it -> it.held("A", 50).operated(82));
    assertThat(List.of("A", "B", "C")).allMatch(it -> knows(agreed.stock("A"), it));
  }

  @Test
  void theTreasuryOfACompanyInReceivershipIsOpenToAll() {
    Setting pooled =
        Setting.of("1860").company("IOW", it -> it.withoutPresident(50).held("B", 10).operated(82));
    assertThat(List.of("A", "B", "C")).allMatch(it -> knows(pooled.stock("A"), it));
  }

  /** The IOW has as many trains as phase 6 allows. */
  private static Setting full(String... options) {
    return Setting.of("1860", options)
        .phase("6")
        .tile("J4", "6", 0)
        .company("IOW", it -> it.held("A", 60).operated(82).cash(900).trains("4+2", "5+3"));
  }

  @Test
  void aCompanyMayOwnAnyNumberOfTrainsWherePlayersAgree() {
    var further = new BuyTrain("IOW", "6+3-1", "bank", 500);
    full().operating("IOW", "buy-trains").denies(further);
    full("no-train-limit").operating("IOW", "buy-trains").offers(further);
  }

  @Test
  void thenNoTrainIsGivenBackWhenAPhaseWouldLowerTheLimit() {
    Position limited =
        full()
            .company("IOW", it -> it.trains("4+2", "5+3", "5+3"))
            .operating("IOW", "discard-trains");
    limited.asks("IOW", "discard-trains");
    assertThat(limited.choices(DiscardTrain.class)).isNotEmpty();
    full("no-train-limit")
        .company("IOW", it -> it.trains("4+2", "5+3", "5+3"))
        .operating("IOW", "discard-trains")
        .asks("IOW", "lay-track");
  }

  private static Position afterTheFirst74(String... options) {
    return Setting.of("1860", options)
        .phase("6")
        .nextTrain("7+4")
        .tile("J4", "6", 0)
        .company("IOW", it -> it.held("A", 60).operated(82).cash(1400))
        .operating("IOW", "buy-trains")
        .play(new BuyTrain("IOW", "7+4-0", "bank", 600));
  }

  @Test
  void thereIsOne74TrainOrTwoForNewPlayers() {
    Position one = afterTheFirst74();
    one.offers(new BuyTrain("IOW", "8+4-0", "bank", 700))
        .denies(new BuyTrain("IOW", "7+4-1", "bank", 600));
    Position two = afterTheFirst74("two-seven-trains");
    two.denies(new BuyTrain("IOW", "8+4-0", "bank", 700))
        .offers(new BuyTrain("IOW", "7+4-1", "bank", 600));
    assertThat(one.state().phase()).isEqualTo("7").isEqualTo(two.state().phase());
  }

  private static Position atShorwell(String... options) {
    return Setting.of("1860", options)
        .tile("E9", "746", 0)
        .company("VYSC", it -> it.held("A", 60).operated(54).cash(300))
        .operating("VYSC", "lay-track");
  }

  @Test
  void theFirstEditionsIslandHasNoCountrySouthOfShorwell() {
    var south = new LayTile("VYSC", HexId.of("E11"), "8", 3);
    atShorwell().offers(south);
    atShorwell("small-map").refused(south, "there is no hex E11");
  }

  /** A line from Bembridge over a small station to Ryde, for a company that leases a 3+2 train. */
  private static Position firstEdition(String... options) {
    return Setting.of("1860", options)
        .phase("3")
        .tile("L6", "115", 2)
        .tile("K5", "749", 2)
        .tile("J4", "57", 2)
        .company("BHI&R", it -> it.held("A", 60).operated(58).flag("insolvent"))
        .operating("BHI&R", "run-trains");
  }

  private static final String PAST_ST_HELENS = "3+2-1: L6:2-_0 K5:5-_0 K5:2-_0 J4:5-_0 = L6.0 J4.0";

  @Test
  void theFirstEditionHasItsMapItsInsolvencyAndItsSmallStations() {
    RunTrains skipping = Runs.of("BHI&R", PAST_ST_HELENS);
    Position second = firstEdition();
    assertThat(second.play(skipping).told().getFirst()).isEqualTo("BHI&R runs for £80");
    Position first = firstEdition("first-edition").refused(skipping, "K5.0");
    RunTrains calling = Runs.of("BHI&R", PAST_ST_HELENS.replace("= L6.0", "= L6.0 K5.0"));
    assertThat(first.play(calling).told().getFirst()).isEqualTo("BHI&R runs for £30");
    atShorwell("first-edition").refused(new LayTile("VYSC", HexId.of("E11"), "8", 3), "no hex E11");
  }

  /** From Merstone over Ashey and Wootton and back through the hills to Horringford. */
  private static Position loop(String... options) {
    return Setting.of("1860", options)
        .phase("3")
        .tile("G7", "761", 0)
        .tile("H6", "20", 0)
        .tile("I5", "741", 1)
        .tile("H4", "754", 3)
        .tile("H8", "749", 0)
        .company("IWNJ", it -> it.held("A", 60).operated(62).trains("2+1"))
        .operating("IWNJ", "run-trains");
  }

  private static final String THROUGH_H6_TWICE =
      ": G7:4-_0 H6:1-4 I5:1-_0 I5:2-_0 H4:5-_1 H4:0-_1 H6:0-3 H8:3-_0 = G7.0 H4.1 H8.0";

  @Test
  void aTrainComesBackToAHexThatItLeftOnlyWherePlayersAgree() {
    Position turn = loop();
    String train = turn.company("IWNJ").trains().getFirst().id();
    RunTrains run = Runs.of("IWNJ", train + THROUGH_H6_TWICE);
    turn.refused(run, "returns to hex H6 after leaving it");
    assertThat(loop("re-enter-hexes").play(run).told().getFirst()).isEqualTo("IWNJ runs for £40");
  }
}
