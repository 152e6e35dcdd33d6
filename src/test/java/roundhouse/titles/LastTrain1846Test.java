package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.game.Depot;
import roundhouse.game.EndTime;
import roundhouse.game.GameState.Ending;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1846: the game ends with the set after the last train was sold. */
class LastTrain1846Test {

  /**
   * The Grand Trunk may buy the next train; the bank has that many 6-trains, and its pool these.
   */
  private static Position turn(int left, String... pool) {
    Position turn =
        Setting.of("1846")
            .set(5)
            .phase("IV")
            .nextTrain("6")
            .pool(pool)
            .company("GT", it -> it.held("A", 60).operated(100).trains("5").cash(900))
            .operating("GT", "buy-trains");
    return turn.changed(
        state -> {
          Depot depot = state.depot();
          int sold = depot.upcoming().size() - left;
          var kept = depot.upcoming().subList(sold, depot.upcoming().size());
          return state.with(new Depot(kept, depot.pool()));
        });
  }

  private static Position bought(Position turn) {
    return turn.play(
        turn.choices(BuyTrain.class).stream()
            .filter(BuyTrain.class::isInstance)
            .map(BuyTrain.class::cast)
            .filter(buy -> buy.train().startsWith("6"))
            .findFirst()
            .orElseThrow());
  }

  @Test
  void theSetAfterTheLastTrainWasSoldIsTheLast() {
    Position sold = bought(turn(1));

    assertThat(sold.state().ending()).contains(new Ending("last-train", EndTime.NEXT_SET, 5));
    assertThat(sold.state().over()).isFalse();
  }

  @Test
  void aBankThatBreaksThenEndsTheGameWithThatSet() {
    Position sold = bought(turn(1));
    Position broken = sold.changed(state -> state.withBank(-1)).pass("GT");

    assertThat(broken.state().ending()).contains(new Ending("bank-broken", EndTime.THIS_SET, 5));
  }

  @Test
  void theLastTrainLetsNoGameGoOnWhoseBankIsBroken() {
    Position sold = bought(turn(1).changed(state -> state.withBank(-900)));

    assertThat(sold.state().ending()).contains(new Ending("bank-broken", EndTime.THIS_SET, 5));
  }

  @Test
  void nothingEndsWhileTheBankHasATrain() {
    assertThat(bought(turn(2)).state().ending()).isEmpty();
  }

  @Test
  void nothingEndsWhileThePoolHasATrain() {
    assertThat(bought(turn(1, "5")).state().ending()).isEmpty();
  }
}
