package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Title;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Folder;
import roundhouse.testkit.Position;
import roundhouse.testkit.Repository;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1861: the turn of the Russian State Railway. */
class StateRailwayTurn1861Test {
  @TempDir private Path designs;

  /**
   * NW ends its turn, the state railway operates, and then it is the turn of NW in the next
   * operating round.
   */
  private static Setting beside(String phase) {
    return beside(Setting.of("1861"), phase);
  }

  private static Setting beside(Setting game, String phase) {
    return game.set(2)
        .phase(phase)
        .company("NW", it -> it.held("A", 30).operated(100).marker("L12").trains("5").cash(100));
  }

  private static Position operated(Setting setting) {
    return setting.operating("NW", "buy-trains").pass("NW").asks("NW", "lay-track");
  }

  private static long markers(Position position, String hex) {
    return position.state().board().markersAt(HexId.of(hex)).stream()
        .map(Marker::company)
        .filter("RSR"::equals)
        .count();
  }

  @ParameterizedTest
  @CsvSource({"3, 0", "4, 1", "5, 1", "6, 1", "7, 1", "8, 0"})
  void itOperatesInPhases4To7AndPlacesItsMarkerInStPetersburg(String phase, int markers) {
    Position after =
        beside(phase)
            .company("NW", it -> it.cash(phase.equals("8") ? 600 : 900))
            .operating("NW", "buy-trains")
            .pass("NW");
    assertThat(markers(after, "E1")).isEqualTo(markers);
  }

  @Test
  void inMoscowItPlacesOneWhenMoscowIsGray() {
    assertThat(
            markers(
                operated(beside("6").company("NW", it -> it.cash(700)).tile("H8", "638", 0)), "H8"))
        .isZero();
    assertThat(
            markers(
                operated(beside("6").company("NW", it -> it.cash(700)).tile("H8", "639", 0)), "H8"))
        .isEqualTo(1);
  }

  /** The state railway in St. Petersburg, whose best run leads over Tver to Moscow: 90. */
  private static Setting state(int cash, int loans, String... trains) {
    return state(Setting.of("1861"), cash, loans, trains);
  }

  private static Setting state(Setting game, int cash, int loans, String... trains) {
    return beside(game, "5")
        .company("NW", it -> it.cash(600))
        .company("RSR", it -> it.marker("E1", 1).cash(cash).loans(loans).trains(trains));
  }

  @Test
  void itRunsForTheHighestEarningsAndKeepsThem() {
    assertThat(operated(state(3, 0, "5")).cash("RSR")).isEqualTo(3 + 90);
  }

  @Test
  void privatesThatItOwnsAddTenToTheirCity() {
    assertThat(operated(state(3, 0, "5").owned("MYR", "RSR")).cash("RSR")).isEqualTo(3 + 100 + 20);
  }

  @Test
  void itPaysInterestAndPaysLoansBackAsACompanyDoes() {
    Position after = operated(state(100, 3, "5"));
    assertThat(after.company("RSR").loans()).isZero();
    assertThat(after.cash("RSR")).isEqualTo(100 + 90 - 15 - 150);
  }

  @Test
  void itBuysTheCheapestNewTrainsAsLongAsItsMoneyLasts() {
    Position after = operated(state(1260, 0, "5"));
    assertThat(after.trains("RSR")).containsExactly("5", "5", "6");
    assertThat(after.cash("RSR")).isEqualTo(1260 + 90 - 550 - 650);
  }

  @Test
  void withoutATrainItBuysTheCheapestOfBankAndPoolWithLoans() {
    Position bank = operated(state(10, 0));
    assertThat(bank.trains("RSR")).containsExactly("5");
    assertThat(bank.company("RSR").loans()).isEqualTo(12);
    Position pool = operated(state(10, 0).pool("4"));
    assertThat(pool.trains("RSR")).containsExactly("4");
    assertThat(pool.company("RSR").loans()).isEqualTo(8);
  }

  @ParameterizedTest
  @CsvSource({"12, 5", "11, ''"})
  void whereItMayTakeFewLoansItGoesWithoutATrainThatTheyCannotPay(int loans, String train)
      throws IOException {
    Position after = operated(state(Setting.of(lending(loans), "A", "B", "C"), 10, 0));
    assertThat(String.join(" ", after.trains("RSR"))).isEqualTo(train);
  }

  /** 1861, but the state railway may take that number of loans and no more. */
  private Title lending(int loans) throws IOException {
    Folder.copy(Repository.designs().resolve("1861"), designs.resolve("1861"));
    Path title = designs.resolve("1861/title.yaml");
    Files.writeString(title, Files.readString(title).replace("loans: 99", "loans: " + loans));
    var loader = new TitleLoader(designs, Repository.scripts(), Repository.tileLibrary());
    return TestTitle.load(loader, "1861", Set.of());
  }

  /** The state railway has had its turn, in which the first 8-train was for sale. */
  private static Position withAnEightForSale(int cash) {
    return beside("7")
        .nextTrain("8")
        .company("NW", it -> it.cash(900))
        .company("RSR", it -> it.marker("E1", 1).cash(cash).trains("7"))
        .operating("NW", "buy-trains")
        .pass("NW");
  }

  @Test
  void itMayBuyTheFirst8TrainAndThenOperatesNoMore() {
    Position after = withAnEightForSale(2500);
    assertThat(after.state().phase()).isEqualTo("8");
    assertThat(after.trains("RSR")).containsExactly("7", "8");
  }

  @Test
  void withoutTheMoneyItBuysNo8AndOperatesOn() {
    Position next = withAnEightForSale(0);
    assertThat(next.state().phase()).isEqualTo("7");
    assertThat(next.trains("RSR")).containsExactly("7");
    assertThat(next.cash("RSR")).isPositive();
    assertThat(markers(next, "E1")).isEqualTo(1);
  }
}
