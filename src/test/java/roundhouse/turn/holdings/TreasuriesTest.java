package roundhouse.turn.holdings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.history.Standings;
import roundhouse.workshop.recovery.Recovery;

/** Red is floated and held by Ann and Ben, not by Cleo. */
class TreasuriesTest {
  private static final HoldingsColumn CASH = HoldingsColumn.of(HoldingsColumn.Kind.CASH);
  private static final HoldingsColumn COMPANY = HoldingsColumn.of(HoldingsColumn.Kind.COMPANY);

  @TempDir Path root;
  private final BlockingQueue<Snapshot> shown = new LinkedBlockingQueue<>();
  private SmallTitle small;
  private Workshop workshop;

  @BeforeEach
  void write() throws Exception {
    small = SmallTitle.in(root.toRealPath());
    workshop = new Workshop(small.titles(), new Recovery(root.resolve("recovery")));
    workshop.listen((_, now) -> shown.add(now));
  }

  @AfterEach
  void close() {
    workshop.close();
  }

  private void begin() throws Exception {
    workshop.begin(new GameSetup(small.folder(), List.of("Ann", "Ben", "Cleo"), Set.of(), 1));
    await(now -> now.situation().isPresent());
    workshop.play(new Action.Start("Ann", "Red", 71));
    workshop.play(new Action.BuyShare("Ben", "Red", "ipo", 20));
  }

  private Snapshot await(Predicate<Snapshot> wanted) throws Exception {
    Snapshot now;
    do {
      now = shown.poll(20, TimeUnit.SECONDS);
      if (now == null) throw new AssertionError("it was never shown");
    } while (!wanted.test(now));
    return now;
  }

  private static boolean at(Snapshot now, int moment) {
    return now.play().filter(play -> play.at() == moment).isPresent()
        && now.situation().isPresent();
  }

  private static String treasury(Snapshot now) {
    HoldingsMatrix matrix = HoldingsReader.matrix(now, Standings.UNKNOWN, List.of(), Set.of(), 99);
    return matrix.rows().stream()
        .filter(row -> row.id().equals("Red"))
        .map(row -> row.cells().get(matrix.columns().indexOf(CASH)).text(false))
        .findFirst()
        .orElseThrow();
  }

  private static String told(Snapshot now, HoldingsColumn column) {
    return new HoldingsWords(now).cell(now.play().orElseThrow().state().company("Red"), column);
  }

  @Test
  void aTreasuryIsOpenToEverybodyUnlessTheDesignSaysOtherwise() throws Exception {
    begin();

    assertThat(treasury(await(now -> at(now, 2)))).matches("\\d+");
  }

  @Test
  void aSecretTreasuryIsHiddenFromAPlayerWithoutShares() throws Exception {
    small.replace("title.yaml", "first: stock", "first: stock\ntreasuries: shareholders");
    begin();

    Snapshot cleoDecides = await(now -> at(now, 2));
    workshop.play(new Action.Pass("Cleo"));
    Snapshot annDecides = await(now -> at(now, 3));

    assertThat(treasury(cleoDecides)).isEqualTo("?");
    assertThat(told(cleoDecides, CASH)).contains("treasuries: shareholders");
    assertThat(treasury(annDecides)).matches("\\d+");
    assertThat(told(annDecides, CASH)).contains("£");
  }

  @Test
  void theTreasuryOfABankruptCompanyIsOpenToAll() throws Exception {
    small.replace("title.yaml", "first: stock", "first: stock\ntreasuries: shareholders");
    small.replace("market.yaml", "60  67  71p", "60  0b  71p");
    small.replace(
        "market.yaml",
        "zones: { p: par }",
        "zones: { p: par, b: bankrupt }\nmoves: { share-sold: left }");
    begin();
    workshop.play(new Action.Pass("Cleo"));
    workshop.play(new Action.SellShares("Ann", "Red", 20));

    Snapshot bankrupt = await(now -> at(now, 4));

    assertThat(told(bankrupt, COMPANY)).contains("bankrupt");
    assertThat(treasury(bankrupt)).isEqualTo("355");
  }

  @Test
  void aSecretTreasuryIsNotShownWhileItIsNotFoundOutWhoDecides() throws Exception {
    small.replace("title.yaml", "first: stock", "first: stock\ntreasuries: shareholders");
    begin();

    Snapshot waiting =
        await(
            now ->
                now.play().filter(play -> play.at() == 2).isPresent() && now.situation().isEmpty());

    assertThat(treasury(waiting)).isEqualTo("…");
  }
}
