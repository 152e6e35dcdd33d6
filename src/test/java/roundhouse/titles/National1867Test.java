package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Action;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.LayTile;
import roundhouse.game.Train;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1867: the national railway, and trains that are exported. */
class National1867Test {
  private static Setting setting(String phase) {
    return Setting.of("1867").set(3).phase(phase);
  }

  /** The CPR in its turn, the only one of the round; the bank's next train is of that type. */
  private static Position turn(String phase, String next, String... trains) {
    return setting(phase)
        .nextTrain(next)
        .company("CPR", it -> it.held("A", 60).operated(100).marker("J12").trains(trains))
        .operating("CPR", "lay-track");
  }

  private static List<String> upcoming(Position position) {
    return position.state().depot().upcoming().stream().map(Train::type).toList();
  }

  /** Everybody passes until the round is over. */
  private static Position ended(Position position) {
    String round = position.round();
    Position now = position;
    while (now.round().equals(round)) now = now.play(passOr(now.choices()));
    return now;
  }

  private static Action passOr(List<Action> choices) {
    return choices.stream()
        .filter(Action.Pass.class::isInstance)
        .findFirst()
        .orElse(choices.getFirst());
  }

  @ParameterizedTest
  @CsvSource({"3, 3, 0", "4, 4, 1", "5, 5, 1", "6, 6, 1", "7, 7, 1"})
  void fromPhaseFourToSevenATrainIsExportedAfterEachOperatingRound(
      String phase, String next, int exported) {
    Position turn = turn(phase, next, "8");
    assertThat(upcoming(turn).size() - upcoming(ended(turn)).size()).isEqualTo(exported);
  }

  @Test
  void anExportedTrainStartsItsPhaseAsIfItHadBeenBought() {
    Position next = ended(turn("5", "6", "3", "5"));
    assertThat(next.state().phase()).isEqualTo("6");
    assertThat(next.trains("CPR")).containsExactly("5");
  }

  @Test
  void anExportedTrainOfAPhaseThatHasBegunStartsNone() {
    Position next = ended(turn("5", "5", "3", "5"));
    assertThat(next.state().phase()).isEqualTo("5");
    assertThat(next.trains("CPR")).containsExactly("3", "5");
  }

  @Test
  void trainsOverTheNewLimitGoBackAtTheStartOfTheNextRound() {
    ended(turn("5", "6", "5", "5", "4")).asks("CPR", "discard-trains");
  }

  @Test
  void directorsOfCompaniesThatLoseTheirTrainsAreAskedInTheNextRound() {
    ended(turn("5", "6", "3")).asks("CPR", "trainless");
  }

  @ParameterizedTest
  @CsvSource({"0, 90", "1, 70"})
  void whatAMinorIsTakenOverForFallsByOneSpaceAndTwoForEachLoan(int loans, int each) {
    Position turn =
        setting("3")
            .nextTrain("4")
            .company("BO", it -> it.held("B", 100).operated(100).marker("D8").trains("2"))
            .company("CPR", it -> it.held("A", 60).operated(120).marker("J12").cash(900))
            .operating("CPR", "buy-trains");
    Position indebted = turn.changed(state -> state.with(state.company("BO").withLoans(loans)));
    Position taken = indebted.play(new BuyTrain("CPR", "4-0", "bank", 350));
    assertThat(taken.cash("B") - turn.cash("B")).isEqualTo(2 * each);
  }

  @Test
  void theBankTakesItsMoneyAndItsTrainsAndPrivatesAreOutOfTheGame() {
    Position turn =
        setting("3")
            .nextTrain("4")
            .owned("MB", "BO")
            .company("BO", it -> it.held("B", 100).operated(100).marker("D8").cash(70))
            .company("CPR", it -> it.held("A", 60).operated(120).marker("J12").cash(900))
            .operating("CPR", "buy-trains");
    Position taken = turn.play(new BuyTrain("CPR", "4-0", "bank", 350));
    assertThat(taken.state().privateCompany("MB").closed()).isTrue();
    assertThat(taken.cash("CN")).isZero();
    assertThat(taken.state().bank()).isEqualTo(turn.state().bank() + 350 + 70 - 180);
    assertThat(national(taken)).containsExactlyInAnyOrder("F16", "D8");
  }

  private static Setting minors(String... hexes) {
    Setting setting =
        setting("3")
            .nextTrain("4")
            .company("CPR", it -> it.held("A", 60).operated(135).marker("N12").cash(900));
    String[] minors = {"BO", "CS", "CV", "KP", "OP", "TN", "AE", "CA", "NO"};
    int[] prices = {120, 110, 100, 90, 80, 70, 65, 60, 55};
    for (int index = 0; index < hexes.length; index++) {
      String hex = hexes[index];
      int price = prices[index];
      int city = hex.equals("F16") ? 1 : 0;
      setting.company(minors[index], it -> it.held("B", 100).operated(price).marker(hex, city));
    }
    return setting;
  }

  private static Position taken(Setting setting) {
    return setting.operating("CPR", "buy-trains").play(new BuyTrain("CPR", "4-0", "bank", 350));
  }

  private static List<String> national(Position position) {
    return position.state().board().markersOf("CN").stream()
        .map(marker -> marker.hex().text())
        .toList();
  }

  @Test
  void itIsInTorontoFromTheStart() {
    assertThat(Position.start("1867").state().board().markersOf("CN"))
        .containsExactly(new Marker("CN", HexId.of("F16"), 0, 0, false, false));
  }

  @Test
  void sixMarkersReplaceThoseOfOthersBesideTorontoAndMontreal() {
    Position six = taken(minors("D8", "E13", "F8", "I15", "J12", "M9", "O7"));
    assertThat(national(six))
        .containsExactlyInAnyOrder("F16", "D8", "E13", "F8", "I15", "J12", "M9");
    assertThat(six.company("CN").markers()).hasSize(1);
    Position montreal = taken(minors("D8", "E13", "F8", "L12", "I15", "J12", "M9", "O7"));
    assertThat(national(montreal))
        .containsExactlyInAnyOrder("F16", "L12", "D8", "E13", "F8", "I15", "J12", "M9");
  }

  @Test
  void itHasOneInAHexSoThatASecondInTorontoGoes() {
    assertThat(national(taken(minors("F16", "D8")))).containsExactlyInAnyOrder("F16", "D8");
  }

  /** Barrie is worth 30, Hamilton 40, and the sixth marker is the last. */
  @Test
  void whereTooFewAreLeftTheyGoToTheCitiesThatAreWorthMost() {
    Position given = ofBarrieAndHamilton("D8", "F8", "I15", "J12", "M9");
    assertThat(national(given)).contains("E17").doesNotContain("E13");
  }

  @Test
  void whereEnoughAreLeftTheCheaperCityGetsOneToo() {
    assertThat(national(ofBarrieAndHamilton("D8", "F8", "I15", "J12"))).contains("E13", "E17");
  }

  private static Position ofBarrieAndHamilton(String... others) {
    Position asked =
        taken(
            minors(others)
                .tile("E13", "619", 0)
                .tile("E17", "207", 0)
                .company(
                    "GTR",
                    it -> it.held("C", 30).operated(80).marker("E13").marker("E17").trains("2")));
    return asked
        .asks("GTR", "trainless")
        .play(new Action.Choose("GTR", "trainless", "nationalize"));
  }

  @Test
  void theNationalRailwayComesToMontrealWithTheGrayTile() {
    Position turn =
        setting("7")
            .tile("L12", "X5", 0)
            .company("CPR", it -> it.held("A", 60).operated(100).marker("L12").cash(100))
            .operating("CPR", "lay-track");
    LayTile gray =
        turn.choices(LayTile.class).stream()
            .filter(lay -> lay.tile().equals("639"))
            .findFirst()
            .orElseThrow();
    assertThat(national(turn)).containsExactly("F16");
    assertThat(national(turn.play(gray))).containsExactly("F16", "L12");
  }

  @Test
  void itNeverOperates() {
    assertThat(turn("5", "5", "5").order()).containsExactly("CPR");
  }
}
