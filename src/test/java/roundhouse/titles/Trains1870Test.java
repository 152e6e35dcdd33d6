package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.HexId;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.DiscardTrain;
import roundhouse.engine.Title;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870: trains, the phases they bring, and buying them. */
class Trains1870Test {
  private static final Title TITLE = TestTitle.of("1870");

  @ParameterizedTest
  @CsvSource({
    "2, 80, 7, 4",
    "3, 180, 6, 6",
    "4, 300, 5, 8",
    "5, 450, 4, 12",
    "6, 630, 3, ''",
    "8, 800, 3, ''",
    "10, 950, 2, ''"
  })
  void trainsHaveTheirPricesNumbersAndLives(String type, int price, int count, String rustsOn) {
    var train = TITLE.design().trains().get(type);
    assertThat(train.price()).isEqualTo(price);
    assertThat(train.count().number()).isEqualTo(count);
    assertThat(train.rustsOn()).isEqualTo(rustsOn);
  }

  @Test
  void type12TrainsHaveNoEnd() {
    assertThat(TITLE.design().trains().get("12").price()).isEqualTo(1100);
    assertThat(TITLE.design().trains().get("12").count().unlimited()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ':',
      value = {
        "1: yellow: 4: 1",
        "2: yellow green: 4: 2",
        "3: yellow green: 3: 2",
        "4: yellow green brown: 2: 3",
        "5: yellow green brown gray: 2: 3",
        "6: yellow green brown gray: 2: 3",
        "7: yellow green brown gray: 2: 3",
        "8: yellow green brown gray: 2: 3"
      })
  void eachPhaseHasItsTilesItsTrainLimitAndItsOperatingRounds(
      String name, String tiles, int limit, int rounds) {
    var phase = TITLE.design().phases().get(name);
    for (String color : tiles.strip().split(" "))
      assertThat(phase.tiles().toString().toLowerCase(Locale.ROOT)).contains(color);
    assertThat(
            phase.tiles().stream()
                .filter(
                    color ->
                        TITLE.tiles().values().stream().anyMatch(tile -> tile.color() == color)))
        .hasSize(tiles.strip().split(" ").length);
    assertThat(phase.trainLimit()).isEqualTo(limit);
    assertThat(phase.operatingRounds()).isEqualTo(rounds);
  }

  private static Setting buyer(String next, String... own) {
    return Setting.of(TITLE, "A", "B")
        .nextTrain(next)
        .company("IC", it -> it.held("A", 60).operated(100).cash(3000).trains(own));
  }

  @ParameterizedTest
  @CsvSource({"3, 2", "4, 3", "5, 4", "6, 5", "8, 6", "10, 7", "12, 8"})
  void theFirstTrainOfATypeBeginsItsPhase(String type, String phase) {
    Position turn = buyer(type).operating("IC", "buy-trains");
    assertThat(turn.play(turn.choices(BuyTrain.class).getFirst()).state().phase()).isEqualTo(phase);
  }

  @ParameterizedTest
  @CsvSource({"4, 2", "6, 3", "8, 4", "12, 5"})
  void obsoleteTrainsAreScrappedAtOnce(String bought, String scrapped) {
    Position turn =
        buyer(bought)
            .company("TP", it -> it.held("B", 60).operated(90).trains(scrapped))
            .operating("IC", "buy-trains");
    assertThat(turn.play(turn.choices(BuyTrain.class).getFirst()).trains("TP")).isEmpty();
  }

  @Test
  void trainsFromType6OnArePermanent() {
    Position turn =
        buyer("12")
            .company("TP", it -> it.held("B", 60).operated(90).trains("5", "6", "10"))
            .operating("IC", "buy-trains");
    assertThat(turn.play(turn.choices(BuyTrain.class).getFirst()).trains("TP"))
        .containsExactly("6", "10");
  }

  @Test
  void theBankSellsTrainsInTheirOrder() {
    Position turn =
        buyer("2")
            .operating("IC", "buy-trains")
            .refused(new BuyTrain("IC", "3-0", "bank", 180), "");
    for (int i = 0; i < 3; i++) turn = turn.play(turn.choices(BuyTrain.class).getFirst());
    assertThat(turn.trains("IC")).containsExactly("2", "2", "2");
    assertThat(turn.cash("IC")).isEqualTo(3000 - 240);
  }

  @Test
  void trainsOfTheOpenMarketCostWhatIsPrinted() {
    Position turn = buyer("5").pool("4").operating("IC", "buy-trains");
    assertThat(turn.choices(BuyTrain.class))
        .anyMatch(buy -> buy.from().equals("pool") && buy.price() == 300);
  }

  @Test
  void trainsAreSoldBetweenCompaniesAtAnyPriceThatBothAgreeOnEvenTheLastOne() {
    Position turn =
        buyer("5", "4")
            .company("TP", it -> it.held("B", 60).operated(90).trains("4"))
            .operating("IC", "buy-trains");
    String last = turn.company("TP").trains().getFirst().id();
    turn.refused(new BuyTrain("IC", last, "TP", 0), "");
    Position offer = turn.play(new BuyTrain("IC", last, "TP", 1)).asks("B", "question");
    Position sold = offer.play(new Choose("B", "sell-train", "agree"));
    assertThat(sold.trains("IC")).containsExactly("4", "4");
    assertThat(sold.trains("TP")).isEmpty();
  }

  @Test
  void noCompanyBuysMoreTrainsThanItMayOwnNorScrapsOneForIt() {
    Position full = buyer("2", "2", "2", "2", "2").operating("IC", "buy-trains");
    assertThat(full.waitsFor("IC", "buy-trains")).isFalse();
    assertThat(buyer("2", "2", "2", "2").operating("IC", "buy-trains").choices(BuyTrain.class))
        .hasSize(1);
    assertThat(
            buyer("4", "3", "3", "3")
                .phase("3")
                .operating("IC", "buy-trains")
                .choices(BuyTrain.class))
        .isEmpty();
  }

  @Test
  void trainsOverALimitThatFellGoToTheOpenMarketAsThePresidentChooses() {
    Position turn =
        Setting.of(TITLE, "A", "B")
            .phase("3")
            .nextTrain("5")
            .company("IC", it -> it.held("A", 60).operated(100).cash(3000))
            .company("TP", it -> it.held("B", 60).operated(90).cash(50).trains("3", "3", "4"))
            .operating("IC", "buy-trains");
    Position over =
        turn.play(
                turn.choices(BuyTrain.class).stream()
                    .filter(buy -> buy.train().equals("5-0"))
                    .findFirst()
                    .orElseThrow())
            .asks("TP", "discard-trains");
    Position given = over.play(new DiscardTrain("TP", over.company("TP").trains().getFirst().id()));
    assertThat(given.trains("TP")).containsExactly("3", "4");
    assertThat(given.cash("TP")).isEqualTo(50);
    assertThat(given.state().depot().pool()).hasSize(1);
    given.asks("IC", "buy-trains");
  }

  @Test
  void operatingRoundsChangeAfterTheNextStockRound() {
    Position third =
        Setting.of(TITLE, "A", "B")
            .set(1)
            .nextTrain("3")
            .company("IC", it -> it.held("A", 60).operated(100).cash(200))
            .operating("IC", "buy-trains");
    Position later = third.play(new BuyTrain("IC", "3-0", "bank", 180));
    while (!later.round().startsWith("stock"))
      later = later.pass(later.decision().orElseThrow().entity());
    assertThat(later.round()).isEqualTo("stock 2.1");
    assertThat(later.pass("A", "B").state().calendar().rounds()).isEqualTo(2);
  }

  @Test
  void redAreasAreWorthMoreFromPhase4AndAgainFromPhase6() {
    assertThat(values("A2")).containsExactly(30, 30, 30, 40, 40, 50, 50, 50);
    assertThat(values("A22")).containsExactly(40, 40, 40, 50, 50, 60, 60, 60);
    assertThat(values("N1")).containsExactly(20, 20, 20, 40, 40, 50, 50, 50);
    assertThat(values("M22")).containsExactly(20, 20, 20, 30, 30, 50, 50, 50);
  }

  private static List<Integer> values(String hex) {
    var revenue =
        Position.start("1870").state().board().tile(HexId.of(hex)).stops().getFirst().revenue();
    return Arrays.stream("1 2 3 4 5 6 7 8".split(" "))
        .map(name -> TITLE.design().phases().get(name))
        .map(phase -> revenue.in(phase.tiles()))
        .toList();
  }
}
