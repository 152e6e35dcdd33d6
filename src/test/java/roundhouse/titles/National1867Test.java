package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.Marker;
import roundhouse.engine.Action;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Action.TradeInTrain;
import roundhouse.game.Train;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1867: the national railway, trains that are exported, and trains given in exchange. */
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

  private static Position inPhaseSeven() {
    return setting("7")
        .nextTrain("8")
        .company("CPR", it -> it.held("A", 60).operated(100).marker("J12").trains("5").cash(1000))
        .operating("CPR", "buy-trains");
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
    assertThat(taken.state().board().markersOf("CN")).extracting(Marker::hex).containsExactly("D8");
  }

  @Test
  void sixMarkersReplaceThoseOfOthersAndTheSeventhIsForMontreal() {
    Setting setting =
        setting("3")
            .nextTrain("4")
            .company("CPR", it -> it.held("A", 60).operated(135).marker("N12").cash(900));
    String[] minors = {"BO", "CS", "CV", "KP", "OP", "TN", "AE"};
    String[] hexes = {"L12", "D8", "E13", "F8", "I15", "J12", "M9"};
    for (int index = 0; index < minors.length; index++) {
      String hex = hexes[index];
      setting.company(minors[index], it -> it.held("B", 100).operated(100).marker(hex));
    }
    Position taken =
        setting.operating("CPR", "buy-trains").play(new BuyTrain("CPR", "4-0", "bank", 350));
    assertThat(taken.state().board().markersOf("CN")).hasSize(6);
    assertThat(taken.company("CN").markers()).hasSize(1);
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
    assertThat(turn.play(gray).state().board().markersOf("CN"))
        .extracting(Marker::hex)
        .containsExactly("L12");
  }

  @Test
  void itNeverOperates() {
    assertThat(turn("5", "5", "5").order()).containsExactly("CPR");
  }

  @Test
  void inPhaseEightATrainGivenInExchangeTakesHalfItsPriceOff() {
    Position turn =
        setting("8")
            .company(
                "CPR",
                it -> it.held("A", 60).operated(100).marker("J12").trains("6", "5").cash(725))
            .operating("CPR", "buy-trains");
    assertThat(turn.choices(TradeInTrain.class))
        .extracting(TradeInTrain::price)
        .contains(1000 - 325, 1000 - 275, 600 - 275);
  }

  @Test
  void theFirstEightIsBoughtForItsFullPrice() {
    Position turn = inPhaseSeven();
    String own = turn.company("CPR").trains().getFirst().id();
    turn.refused(new TradeInTrain("CPR", "8-0", own, 725), "before phase 8")
        .offers(new BuyTrain("CPR", "8-0", "bank", 1000));
  }

  @Test
  void anEightBoughtInTheFirstOperatingRoundMakesItsSetTheLastWithThree() {
    Position bought = inPhaseSeven().play(new BuyTrain("CPR", "8-0", "bank", 1000));
    assertThat(bought.state().ending().orElseThrow().when()).isEqualTo("this-set");
    assertThat(bought.state().calendar().rounds()).isEqualTo(3);
  }

  @Test
  void anEightExportedAfterTheFirstOperatingRoundMakesTheNextSetTheLast() {
    Position next = ended(turn("7", "8", "7"));
    assertThat(next.state().phase()).isEqualTo("8");
    assertThat(next.state().ending().orElseThrow().when()).isEqualTo("next-set");
    assertThat(next.state().calendar().rounds()).isEqualTo(2);
  }
}
