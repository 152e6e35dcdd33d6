package roundhouse.turn.holdings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.game.GameState;
import roundhouse.game.PrivateCompany;
import roundhouse.testkit.GoldenGame;
import roundhouse.turn.holdings.HoldingsColumn.Kind;
import roundhouse.workshop.GoldenMoments;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.history.Standings;

/** What rows and columns the holdings have, what folds, and what their cells offer. */
@Tag("slow")
class HoldingsReaderTest {

  private static GoldenMoments game(String title, String file) throws Exception {
    return GoldenMoments.of(GoldenGame.FOLDER.resolve(title).resolve(file + ".jsonl"));
  }

  private static HoldingsMatrix matrix(Snapshot now, Set<String> opened, int room) {
    return HoldingsReader.matrix(
        now,
        now.situation().map(Situation::standing).orElseThrow(),
        now.situation().map(Situation::choices).orElseThrow(),
        opened,
        room);
  }

  private static List<String> labels(HoldingsMatrix matrix) {
    return matrix.rows().stream().map(HoldingsRow::label).filter(all -> !all.isEmpty()).toList();
  }

  private static HoldingsCell cell(HoldingsMatrix matrix, String company, HoldingsColumn column) {
    return matrix.rows().stream()
        .filter(row -> row.id().equals(company))
        .findFirst()
        .orElseThrow()
        .cells()
        .get(matrix.columns().indexOf(column));
  }

  @Test
  void columnsAreWhatCompaniesHaveThenThePlayersInTheOrderOfTheirSeats() throws Exception {
    HoldingsMatrix matrix = matrix(game("1870", "4-players").standing(0), Set.of(), 99);

    assertThat(matrix.columns().stream().map(HoldingsColumn::kind).distinct())
        .containsExactly(
            Kind.COMPANY,
            Kind.PRICE,
            Kind.CASH,
            Kind.TRAINS,
            Kind.MARKERS,
            Kind.RUN,
            Kind.OFFERING,
            Kind.POOL,
            Kind.PLAYER);
    assertThat(matrix.columns().stream().filter(column -> column.kind() == Kind.PLAYER)).hasSize(4);
    assertThat(matrix.totals()).hasSize(4);
  }

  @Test
  void loansHaveAColumnWhereTheTitleKnowsThem() throws Exception {
    HoldingsMatrix matrix = matrix(game("1861", "4-players").standing(0), Set.of(), 99);

    assertThat(matrix.columns()).contains(HoldingsColumn.of(Kind.LOANS));
  }

  @Test
  void certificatesThatCountHalfAreTotalledWithTheHalf() throws Exception {
    Snapshot now = game("1861", "4-players").standing(0);
    Standings standing = now.situation().map(Situation::standing).orElseThrow();
    String player = standing.worth().keySet().iterator().next();
    var halves =
        new Standings(
            standing.worth(),
            Map.of(player, 7.5),
            Map.of(player, 8),
            standing.order(),
            standing.waiting());

    HoldingsMatrix matrix = HoldingsReader.matrix(now, halves, List.of(), Set.of(), 99);

    assertThat(matrix.totals()).anyMatch(row -> row.cells().toString().contains("7.5/8"));
    assertThat(halves.certificatesOf(player)).contains("7.5");
    assertThat(standing.certificatesOf(player)).contains("0");
  }

  @Test
  void companiesThatWaitForAPhaseFoldIntoOneRow() throws Exception {
    Snapshot start = game("1861", "4-players").standing(0);

    HoldingsMatrix folded = matrix(start, Set.of(), 99);
    HoldingsMatrix opened = matrix(start, Set.of("PHASE3"), 99);

    assertThat(labels(folded)).containsExactly("6 from phase 3", "8 from phase 4");
    assertThat(folded.rows()).noneMatch(row -> row.id().equals("MB"));
    assertThat(opened.rows()).anyMatch(row -> row.id().equals("MB"));
    assertThat(opened.rows()).hasSize(folded.rows().size() + 6);
  }

  @Test
  void companiesOfALayerToComeFold() throws Exception {
    HoldingsMatrix matrix = matrix(game("1860", "4-players").standing(0), Set.of(), 99);

    assertThat(labels(matrix)).containsExactly("2 in layer 2", "2 in layer 3", "2 in layer 4");
  }

  @Test
  void whereRowsAreShortCompaniesThatNobodyCanStartFoldToo() throws Exception {
    Snapshot start = game("1861", "4-players").standing(0);

    HoldingsMatrix roomy = matrix(start, Set.of(), 13);
    HoldingsMatrix small = matrix(start, Set.of(), 9);

    assertThat(labels(roomy)).doesNotContain("10 not started");
    assertThat(labels(small)).contains("10 not started");
  }

  @Test
  void companiesThatAreClosedFoldAtTheEnd() throws Exception {
    GoldenMoments game = game("1861", "4-players");

    HoldingsMatrix matrix = matrix(game.standing(game.count() - 1), Set.of(), 99);

    assertThat(labels(matrix)).anyMatch(label -> label.endsWith(" closed"));
  }

  @Test
  void aCellOffersWhatMayBeDoneWithTheSharesInIt() throws Exception {
    GoldenMoments game = game("1830", "4-players");
    int moment = moment(game, "sale and purchase");
    Snapshot now = game.at(moment);
    Situation situation = now.situation().orElseThrow();
    String player = situation.decision().orElseThrow().entity();

    HoldingsMatrix matrix = matrix(now, Set.of(), 99);

    assertThat(matrix.turn()).isEqualTo(player);
    for (Choice choice : situation.choices()) {
      Optional<HoldingsCell> offered =
          switch (choice.action()) {
            case Action.SellShares sale ->
                Optional.of(cell(matrix, sale.company(), HoldingsColumn.ofPlayer(player)));
            case Action.BuyShare buy ->
                Optional.of(
                    cell(
                        matrix,
                        buy.company(),
                        HoldingsColumn.of(buy.from().equals("ipo") ? Kind.OFFERING : Kind.POOL)));
            case Action.Start start ->
                Optional.of(cell(matrix, start.company(), HoldingsColumn.of(Kind.OFFERING)));
            default -> Optional.empty();
          };
      offered.ifPresent(cell -> assertThat(cell.choices()).contains(choice));
    }
    assertThat(matrix.rows().stream().flatMap(row -> row.cells().stream()))
        .anyMatch(cell -> cell.offer() == HoldingsCell.Offer.SELL)
        .anyMatch(cell -> cell.offer() == HoldingsCell.Offer.BUY)
        .anyMatch(cell -> cell.offer() == HoldingsCell.Offer.NOTHING);
  }

  /** The first moment at which somebody may both sell and buy. */
  private static int moment(GoldenMoments game, String what) {
    for (int moment = 0; moment < game.count(); moment++) {
      if (!game.states().get(moment).round().name().equals("stock")) continue;
      List<Choice> choices = game.at(moment).situation().orElseThrow().choices();
      if (choices.stream().anyMatch(choice -> choice.action() instanceof Action.SellShares)
          && choices.stream().anyMatch(choice -> choice.action() instanceof Action.BuyShare))
        return moment;
    }
    throw new AssertionError("the game has no " + what);
  }

  /** At this moment MP may buy a train of any other company. */
  private static final int TRAINS_FOR_SALE = 480;

  @Test
  void trainsThatMayBeBoughtAreOfferedLikeShares() throws Exception {
    HoldingsMatrix matrix = matrix(game("1870", "4-players").at(TRAINS_FOR_SALE), Set.of(), 99);

    assertThat(cell(matrix, "IC", HoldingsColumn.of(Kind.TRAINS)).offer())
        .isEqualTo(HoldingsCell.Offer.BUY);
    assertThat(cell(matrix, "MP", HoldingsColumn.of(Kind.TRAINS)).offer())
        .isEqualTo(HoldingsCell.Offer.NOTHING);
  }

  @Test
  void thePresidentIsMarkedInTheirOwnCellOnly() throws Exception {
    GoldenMoments game = game("1830", "4-players");
    Snapshot end = game.standing(game.count() - 1);
    HoldingsMatrix matrix = matrix(end, Set.of(), 99);

    for (var company : end.play().orElseThrow().state().companies().values())
      if (company.started() && company.president().isPresent())
        assertThat(
                matrix.columns().stream()
                    .filter(column -> cell(matrix, company.id(), column).presides()))
            .as(company.id())
            .containsExactly(HoldingsColumn.ofPlayer(company.president().get()));
  }

  /** In 1889 a private company and a company are called TR. */
  @Test
  void aPrivateCompanyThatHasTheNameOfACompanyIsNotOfferedInItsRow() throws Exception {
    HoldingsMatrix auction = matrix(game("1889", "4-players").at(0), Set.of(), 99);

    assertThat(auction.rows().stream().flatMap(row -> row.cells().stream()))
        .allMatch(cell -> cell.choices().isEmpty());
  }

  @Test
  void privateCompaniesStandWithTheirOwners() throws Exception {
    GoldenMoments game = game("1889", "4-players");
    Snapshot now = game.standing(firstBoughtByACompany(game));
    HoldingsMatrix matrix = matrix(now, Set.of(), 99);
    HoldingsRow row = matrix.totals().getFirst();

    assertThat(row.label()).isEqualTo("Privates");
    for (PrivateCompany owned : now.play().orElseThrow().state().privates().values()) {
      if (!owned.hasOwner()) continue;
      String owner = owned.owner().name();
      HoldingsCell cell =
          now.play().orElseThrow().state().isPlayer(owner)
              ? row.cells().get(matrix.columns().indexOf(HoldingsColumn.ofPlayer(owner)))
              : cell(matrix, owner, HoldingsColumn.of(Kind.PRIVATES));
      assertThat(cell.text(false).split(" ")).contains(owned.id());
    }
    HoldingsMatrix before = matrix(game.standing(0), Set.of(), 99);
    assertThat(before.columns()).doesNotContain(HoldingsColumn.of(Kind.PRIVATES));
    assertThat(before.totals()).hasSameSizeAs(matrix.totals());
  }

  private static int firstBoughtByACompany(GoldenMoments game) {
    for (int moment = 0; moment < game.count(); moment++) {
      GameState state = game.states().get(moment);
      if (state.privates().values().stream()
          .anyMatch(each -> each.hasOwner() && !state.isPlayer(each.owner().name()))) return moment;
    }
    throw new AssertionError("no company buys a private company");
  }
}
