package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.TradeInTrain;
import roundhouse.game.EndTime;
import roundhouse.game.Train;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/**
 * 1867: the 8-train, which a company may buy for another train and money, and which ends the game.
 */
class EightTrain1867Test {
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
  void aTrainOfThePoolIsBoughtInExchangeToo() {
    Position turn =
        setting("8")
            .pool("8", "6")
            .company(
                "CPR", it -> it.held("A", 60).operated(100).marker("J12").trains("5+5E").cash(400))
            .operating("CPR", "buy-trains");
    String own = turn.company("CPR").trains().getFirst().id();
    String pooled = turn.state().depot().pool().getFirst().id();
    Position exchanged = turn.play(new TradeInTrain("CPR", pooled, own, 250));
    assertThat(exchanged.trains("CPR")).containsExactly("8");
    assertThat(exchanged.state().depot().pool().stream().map(Train::type))
        .containsExactlyInAnyOrder("6", "5+5E");
    String older = turn.state().depot().pool().getLast().id();
    turn.refused(new TradeInTrain("CPR", older, own, 0), "not for sale in exchange");
  }

  private static Setting full(String... options) {
    return Setting.of("1867", options)
        .set(3)
        .phase("8")
        .company(
            "CPR", it -> it.held("A", 60).operated(100).marker("J12").trains("6", "6").cash(1005));
  }

  @Test
  void atTheLimitATrainIsBoughtOnlyInExchangeButWhereGamesWereRecordedOneIsGivenBack() {
    full().operating("CPR", "buy-trains").denies(eighth(full()));
    Setting recorded = full("as-recorded");
    Position over = recorded.operating("CPR", "buy-trains").play(eighth(recorded));
    over.asks("CPR", "discard-trains");
    Setting poor = full("as-recorded").company("CPR", it -> it.cash(274));
    assertThat(poor.operating("CPR", "buy-trains").choices(BuyTrain.class)).isEmpty();
  }

  private static BuyTrain eighth(Setting setting) {
    String next =
        setting.operating("CPR", "buy-trains").state().depot().upcoming().stream()
            .filter(train -> train.type().equals("8"))
            .findFirst()
            .orElseThrow()
            .id();
    return new BuyTrain("CPR", next, "bank", 1000);
  }

  @Test
  void anEightMakesTheNextSetTheLastWithThreeAlsoWhenBoughtInAFirstOperatingRound() {
    Position bought = inPhaseSeven().play(new BuyTrain("CPR", "8-0", "bank", 1000));
    assertThat(bought.state().ending().orElseThrow().when()).isEqualTo(EndTime.NEXT_SET);
    assertThat(bought.state().calendar().rounds()).isEqualTo(2);
    Position stock = bought.playOn(now -> now.round().startsWith("stock"));
    assertThat(stock.round()).startsWith("stock 4");
    assertThat(stock.pass("A", "B", "C").state().calendar().rounds()).isEqualTo(3);
  }

  @Test
  void anEightExportedAfterTheFirstOperatingRoundMakesTheNextSetTheLast() {
    Position next = ended(turn("7", "8", "7"));
    assertThat(next.state().phase()).isEqualTo("8");
    assertThat(next.state().ending().orElseThrow().when()).isEqualTo(EndTime.NEXT_SET);
    assertThat(next.state().calendar().rounds()).isEqualTo(2);
  }

  /** The export comes before the stock round, which therefore begins the last set. */
  @Test
  void anEightExportedAfterTheSecondOperatingRoundMakesTheSetThatBeginsThenTheLast() {
    Position stock = ended(ended(turn("7", "7", "7")));
    assertThat(stock.round()).startsWith("stock 4");
    assertThat(stock.state().phase()).isEqualTo("8");
    assertThat(stock.state().ending().orElseThrow().set()).isEqualTo(3);
    assertThat(stock.pass("A", "B", "C").state().calendar().rounds()).isEqualTo(3);
  }

  @Test
  void aSevenExportedThenEndsNothing() {
    Position next = ended(turn("7", "7", "6"));
    assertThat(next.state().phase()).isEqualTo("7");
    assertThat(next.state().ending()).isEmpty();
  }
}
