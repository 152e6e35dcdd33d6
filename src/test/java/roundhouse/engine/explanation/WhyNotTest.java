package roundhouse.engine.explanation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** For everything that is not among the choices, the explanation names the rule that forbids it. */
class WhyNotTest {

  private static Setting east() {
    return Setting.of("1860")
        .company("IOW", it -> it.held("A", 60).floated(82).cash(300))
        .tile("J4", "6", 0);
  }

  private static String says(Position now, Subject subject) {
    return String.join(
        "\n",
        WhyNot.ask(now.title(), now.state(), subject).stream().map(Explanation::says).toList());
  }

  @Test
  void aHexOutOfReachIsExplainedByTheMissingConnection() {
    assertThat(says(east().operating("IOW", "lay-track"), new Subject.HexSpace(HexId.of("B4"))))
        .contains("Lay tile")
        .contains("would not connect to the network of IOW")
        .doesNotContain("allowed");
  }

  @Test
  void tilesOfALaterPhaseSayThePhase() {
    assertThat(says(east().operating("IOW", "lay-track"), new Subject.HexSpace(HexId.of("J4"))))
        .contains("green tiles cannot be laid in phase 2");
  }

  @Test
  void legalActionsAreReportedAsAllowed() {
    assertThat(says(east().operating("IOW", "lay-track"), new Subject.HexSpace(HexId.of("J6"))))
        .contains("746: allowed");
  }

  @Test
  void anUnreachableMarkerSpaceIsExplained() {
    assertThat(says(east().operating("IOW", "place-marker"), new Subject.HexSpace(HexId.of("B4"))))
        .contains("IOW cannot reach the city in B4");
  }

  @Test
  void anActionOfALaterStepIsAlsoCheckedByThatStep() {
    String says = says(east().operating("IOW", "lay-track"), new Subject.Trains("2+1"));
    assertThat(says)
        .contains("Buy a new 2+1-train: this is not possible now: IOW must decide first")
        .contains("at buy trains it would be allowed");
  }

  @Test
  void aTrainThatIsNotNextIsNotForSale() {
    assertThat(says(east().operating("IOW", "buy-trains"), new Subject.Trains("9+5")))
        .contains("the 9+5-train is not for sale from bank");
  }

  @Test
  void outsideAStockRoundSharesAreExplainedByTheCurrentDecision() {
    assertThat(says(east().operating("IOW", "lay-track"), new Subject.Shares("IOW")))
        .contains("Sell 10 % of IOW: this is not possible now")
        .contains("it is possible in the Stock round");
  }

  @Test
  void anUnaffordableShareIsExplainedByItsPrice() {
    Position poor = east().company("IOW", it -> it.held("B", 10)).cash("B", 3).stock("B");
    assertThat(says(poor, new Subject.Shares("IOW")))
        .contains("Buy 10 % of IOW from the offering: B cannot pay £82")
        .contains("Sell 10 % of IOW: ");
  }

  @Test
  void anotherPlayersPrivateIsExplainedByItsOwner() {
    Position now = east().owned("FFC", "A").stock("B");
    assertThat(says(now, new Subject.Private("FFC"))).contains("Sell FFC: B does not own FFC");
  }

  @Test
  void explanationsAgreeWithTheChoices() {
    Position now = east().stock("B");
    Map<String, Boolean> offered = new TreeMap<>();
    for (String company : now.state().companies().keySet()) {
      boolean any =
          now.choices(Action.Start.class).stream()
                  .anyMatch(start -> start.company().equals(company))
              || now.choices(Action.BuyShare.class).stream()
                  .anyMatch(buy -> buy.company().equals(company));
      offered.put(company, any);
      List<Explanation> grounds = WhyNot.ask(now.title(), now.state(), new Subject.Shares(company));
      assertThat(grounds.stream().anyMatch(Explanation::allowed)).as(company).isEqualTo(any);
    }
    assertThat(offered).containsValue(true).containsValue(false);
  }

  @Test
  void everyHexWithATileOnOfferAllowsATile() {
    Position now = east().operating("IOW", "lay-track");
    List<HexId> offered =
        now.choices(Action.LayTile.class).stream()
            .map(Action.LayTile::hex)
            .distinct()
            .sorted()
            .toList();
    List<HexId> allowed =
        now.title().map().hexes().keySet().stream()
            .filter(
                hex ->
                    WhyNot.ask(now.title(), now.state(), new Subject.HexSpace(hex)).stream()
                        .anyMatch(
                            ground -> ground.allowed() && ground.attempt().startsWith("lay tile")))
            .sorted()
            .toList();

    assertThat(offered).isNotEmpty();
    assertThat(allowed).isEqualTo(offered);
  }
}
