package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.RunTrains;
import roundhouse.game.Company.Status;
import roundhouse.testkit.Position;
import roundhouse.testkit.Runs;
import roundhouse.testkit.Setting;

/** How the rounds of British Rail differ from the operating rounds before. */
class ClosingRoundsTest {

  /** Bembridge, a small station, Ryde and the Esplanade; another company has two trains. */
  private static Setting coast() {
    return Setting.of("1860")
        .set(7)
        .phase("9")
        .flag("building ended")
        .tile("L6", "115", 2)
        .tile("K5", "749", 2)
        .tile("J4", "205", 2)
        .company("BHI&R", it -> it.held("A", 60).operated(68).cash(900).trains("9+5"))
        .company("FYN", it -> it.held("B", 60).operated(62).trains("6+3", "6+3"));
  }

  private static Position before(Setting setting, String company, String step) {
    return setting.operating(company, step);
  }

  private static Position after(Setting setting, String company, String step) {
    return setting.flag("nationalization").companyTurn("closing", company, step);
  }

  private static String earned(Position position) {
    return position.play(position.choices().getFirst()).told().getFirst();
  }

  @Test
  void onlyTheFirstNumberOfATrainCounts() {
    Setting coast =
        Setting.of("1860")
            .set(7)
            .phase("9")
            .flag("building ended")
            .tile("L6", "115", 2)
            .tile("K5", "749", 2)
            .tile("J4", "57", 2)
            .company("BHI&R", it -> it.held("A", 60).operated(68).trains("2+1"));
    assertThat(earned(before(coast, "BHI&R", "run-trains"))).isEqualTo("BHI&R runs for £50");
    assertThat(earned(after(coast, "BHI&R", "run-trains"))).isEqualTo("BHI&R runs for £40");
  }

  @Test
  void everyCompanyRunsForTheMostItCan() {
    Position before = before(coast(), "BHI&R", "run-trains");
    RunTrains less =
        Runs.of(
            "BHI&R",
            before.company("BHI&R").trains().getFirst().id() + ": L6:2-_0 K5:5-_0 = L6.0 K5.0");
    assertThat(before.play(less).told().getFirst()).isEqualTo("BHI&R runs for £30");
    after(coast(), "BHI&R", "run-trains").refused(less, "must run for the highest revenue");
  }

  @Test
  void theRevenueIsPaidWithoutAsking() {
    Position before = before(coast(), "BHI&R", "run-trains");
    before.play(before.choices().getFirst()).asks("BHI&R", "dividend");
    Position after = after(coast(), "BHI&R", "run-trains");
    Position paid = after.play(after.choices().getFirst()).asks("BHI&R", "buy-trains");
    assertThat(paid.cash("A")).isGreaterThan(670);
    assertThat(paid.cash("BHI&R")).isEqualTo(900);
  }

  @Test
  void noTrainIsBoughtFromAnotherCompany() {
    Position before = before(coast(), "BHI&R", "buy-trains");
    assertThat(before.choices(BuyTrain.class)).anyMatch(it -> it.from().equals("FYN"));
    Position after = after(coast(), "BHI&R", "buy-trains");
    assertThat(after.choices(BuyTrain.class)).isNotEmpty().allMatch(it -> it.from().equals("bank"));
    String train = after.company("FYN").trains().getFirst().id();
    after.refused(new BuyTrain("BHI&R", train, "FYN", 100), "");
  }

  /** Three companies, and a stock round that ends with their nationalisation. */
  private static Position nationalised(Setting setting) {
    return setting.stock("A").pass("A", "B", "C");
  }

  @Test
  void ferriesStillPayTheirOwners() {
    Position round = nationalised(coast().owned("CMH", "C"));
    assertThat(round.round()).isEqualTo("closing 7.1");
    assertThat(round.told()).contains("C receives £20 from CMH");
  }

  @Test
  void thePriceOfACompanyInReceivershipFalls() {
    Setting pooled =
        coast().company("VYSC", it -> it.withoutPresident(60).operated(54).trains("6+3"));
    Position turn = nationalised(pooled);
    Position closed = turn.playOn(now -> !now.round().equals("closing 7.1"));
    assertThat(closed.price("VYSC")).isEqualTo(50);
    assertThat(closed.cash("VYSC")).isZero();
  }

  @Test
  void whenOneIsLeftItOperatesOnceMore() {
    Setting three = coast().company("S&C", it -> it.held("C", 60).operated(54).trains("6+3"));
    Position second = nationalised(three).playOn(now -> !now.round().equals("closing 7.1"));
    assertThat(second.round()).isEqualTo("closing 7.2");
    assertThat(second.order()).containsExactly("BHI&R");
    int earned = second.cash("A");
    Position over = second.playOn(now -> false);
    assertThat(over.round()).isEqualTo("closing 7.2");
    assertThat(over.cash("A")).isGreaterThan(earned);
    assertThat(over.state().ending().orElseThrow().cause()).isEqualTo("nationalization");
    assertThat(over.company("BHI&R").is(Status.CEASED)).isTrue();
  }
}
