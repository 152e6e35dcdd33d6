package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.DiscardTrain;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Title;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1861: trains, phases and limits. */
class Trains1861Test {
  private static final Title TITLE = TestTitle.of("1861");

  private static Setting setting(String phase) {
    Setting setting = Setting.of("1861").set(2);
    return phase.equals("2") ? setting : setting.phase(phase);
  }

  private static Setting nw(String phase, int cash, String... trains) {
    return setting(phase)
        .company("NW", it -> it.held("A", 40).operated(100).cash(cash).marker("M7").trains(trains));
  }

  @ParameterizedTest
  @CsvSource({
    "2, 4, yellow",
    "3, 6, yellow green",
    "4, 8, yellow green",
    "5, '', yellow green brown",
    "6, '', yellow green brown gray",
    "7, '', yellow green brown gray",
    "8, '', yellow green brown gray"
  })
  void eachTypeHasItsLifeAndEachPhaseItsTiles(String type, String rusts, String tiles) {
    assertThat(TITLE.design().trains().get(type).rustsOn()).isEqualTo(rusts);
    assertThat(
            TITLE.design().phases().get(type).tiles().stream()
                .map(tile -> tile.name().toLowerCase(Locale.ROOT)))
        .containsExactlyInAnyOrder(tiles.split(" "));
  }

  @ParameterizedTest
  @CsvSource({"2, 4, 2", "3, 4, 2", "4, 3, 1", "5, 3, 1", "6, 2, 1", "7, 2, 1", "8, 2, 0"})
  void publicCompaniesAndMinorsHaveTheirTrainLimits(String phase, int publics, int minors) {
    var spec = TITLE.design().phases().get(phase);
    assertThat(spec.trainLimit()).isEqualTo(publics);
    if (minors > 0) assertThat(spec.trainLimits()).containsEntry("minor", minors);
  }

  @Test
  void theBankSellsItsNextTypeForItsFaceValue() {
    Position turn = nw("4", 900).operating("NW", "buy-trains");
    assertThat(turn.choices(BuyTrain.class))
        .containsExactly(new BuyTrain("NW", "4-1", "bank", 350));
    turn.refused(new BuyTrain("NW", "5-0", "bank", 550), "not for sale");
    turn.refused(new BuyTrain("NW", "4-1", "bank", 300), "350");
  }

  @Test
  void severalMayBeBoughtUpToTheLimit() {
    Position two =
        nw("4", 2000, "4")
            .operating("NW", "buy-trains")
            .play(new BuyTrain("NW", "4-1", "bank", 350), new BuyTrain("NW", "4-2", "bank", 350));
    assertThat(two.trains("NW")).hasSize(3);
    assertThat(two.waitsFor("NW", "buy-trains")).isFalse();
  }

  @Test
  void anyTrainOfThePoolIsBoughtForItsFaceValue() {
    Position turn = nw("4", 900).pool("3").operating("NW", "buy-trains");
    assertThat(turn.choices(BuyTrain.class).stream().map(BuyTrain::price)).contains(225, 350);
  }

  @Test
  void anotherCompanysTrainCostsAnyPriceFromOneWithItsDirectorsConsent() {
    Setting setting = nw("4", 100).company("SW", it -> it.held("B", 20).operated(70).trains("4"));
    Position turn = setting.operating("NW", "buy-trains");
    String train = turn.company("SW").trains().getFirst().id();
    turn.refused(new BuyTrain("NW", train, "SW", 0), "multiple of R1")
        .refused(new BuyTrain("NW", train, "SW", 101), "cannot pay");
    Position sold =
        turn.play(new BuyTrain("NW", train, "SW", 100))
            .asks("B", "question")
            .play(new Choose("B", "sell-train", "agree"));
    assertThat(sold.trains("NW")).containsExactly("4");
    assertThat(sold.cash("SW")).isEqualTo(100);
  }

  @Test
  void thePhaseChangesAtOnceAndObsoleteTrainsAreGone() {
    Setting setting =
        setting("3")
            .nextTrain("4")
            .company("N", it -> it.held("C", 100).operated(80).trains("2", "3"))
            .company("RO", it -> it.held("A", 100).operated(90).cash(400).trains("3"));
    Position bought =
        setting.operating("RO", "buy-trains").play(new BuyTrain("RO", "4-0", "bank", 350));
    assertThat(bought.state().phase()).isEqualTo("4");
    assertThat(bought.trains("N")).containsExactly("3");
  }

  @Test
  void aCompanyBelowItsLimitMayBuyTheTrainThatLowersItAndThenDiscards() {
    Position bought =
        nw("5", 900, "5", "5")
            .nextTrain("6")
            .operating("NW", "buy-trains")
            .play(new BuyTrain("NW", "6-0", "bank", 650));
    bought.asks("NW", "discard-trains");
    Position discarded = bought.play(bought.choices(DiscardTrain.class).getFirst());
    assertThat(discarded.trains("NW")).hasSize(2);
    assertThat(discarded.told()).contains("NW discards a 5-train");
  }

  @Test
  void companiesWithTooManyTrainsDiscardInOperatingOrder() {
    Setting setting =
        setting("3")
            .nextTrain("4")
            .company("N", it -> it.held("C", 100).operated(80).trains("3", "3"))
            .company(
                "SW", it -> it.held("B", 20).operated(70).marker("P8").trains("3", "3", "3", "3"))
            .company("SE", it -> it.held("B", 20).operated(110).marker("L12").trains("3"))
            .company("RO", it -> it.held("A", 100).operated(90).cash(400).trains("3"));
    Position bought =
        setting.operating("RO", "buy-trains").play(new BuyTrain("RO", "4-0", "bank", 350));
    bought.asks("RO", "discard-trains");
    Position next =
        bought.play(bought.choices(DiscardTrain.class).getFirst()).asks("N", "discard-trains");
    next.play(next.choices(DiscardTrain.class).getFirst()).asks("SW", "discard-trains");
  }

  @Test
  void aCompanyWithoutATrainMustBuyOneThatItCanPayWithLoans() {
    nw("4", 125)
        .operating("NW", "buy-trains")
        .refused(new Pass("NW"), "has no train and must buy one")
        .offers(new BuyTrain("NW", "4-1", "bank", 350));
    Position bought =
        nw("4", 125)
            .company("N", it -> it.held("C", 100).operated(80))
            .operating("NW", "buy-trains")
            .play(new BuyTrain("NW", "4-1", "bank", 350));
    assertThat(bought.company("NW").loans()).isEqualTo(5);
    assertThat(bought.cash("NW")).isZero();
  }

  @Test
  void aCompanyThatCannotIsNationalisedAndItsDirectorAddsNothing() {
    Position turn =
        nw("4", 124)
            .company("N", it -> it.held("C", 100).operated(80))
            .cash("A", 1000)
            .operating("NW", "buy-trains");
    assertThat(turn.company("NW").president()).isEmpty();
    assertThat(turn.cash("A")).isGreaterThan(1000);
  }

  @Test
  void withATrainItMayPass() {
    nw("4", 900, "4").operating("NW", "buy-trains").offers(new Pass("NW"));
  }

  @Test
  void theTrainsOfTheLastPhaseAreSoldWithTheFirst8AndThe22IsOptional() {
    Setting setting =
        Setting.of("1861")
            .set(2)
            .phase("8")
            .company(
                "NW", it -> it.held("A", 40).operated(100).cash(2000).marker("M7").trains("5"));
    assertThat(
            setting.operating("NW", "buy-trains").choices(BuyTrain.class).stream()
                .map(BuyTrain::price))
        .containsExactlyInAnyOrder(1000, 600, 1500);
    Setting without =
        Setting.of("1861", "no-2+2")
            .set(2)
            .phase("8")
            .company(
                "NW", it -> it.held("A", 40).operated(100).cash(2000).marker("M7").trains("5"));
    assertThat(
            without.operating("NW", "buy-trains").choices(BuyTrain.class).stream()
                .map(BuyTrain::price))
        .containsExactlyInAnyOrder(1000, 1500);
    assertThat(List.of("8", "5+5E"))
        .allSatisfy(
            type -> assertThat(TITLE.design().trains().get(type).count().unlimited()).isTrue());
  }
}
