package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Train;
import roundhouse.testkit.Tiny;

/** What effects do, and when. */
class ScriptEffectsTest {
  private static final Action START = new Action.Start("Ann", "RED", 100);

  @TempDir Path folder;

  @Test
  void aTurnInsertedDuringAnAuctionFollowsThePurchase() {
    Title title =
        title(
            "tiny-sale",
            "privateBought = ({ effects }) => [effects.pushTurn('stock', 'Bob'),"
                + " effects.log('next')]");
    GameState bought = Tiny.after(title, Tiny.start(title), new Action.Bid("Ann", "A", 20));

    assertThat(decides(title, bought)).isEqualTo("Bob stock-turn");
    GameState on = Tiny.after(title, bought, new Action.Pass("Bob"));
    assertThat(decides(title, on)).isEqualTo("Bob lot-auction");
    assertThat(on.privateCompany("A").owner().name()).isEqualTo("Ann");
  }

  @Test
  void lotsThatAreClosedOrGivenAwayDuringAnAuctionAreSkipped() {
    Title title =
        title(
            "tiny-sale",
            "privateBought = ({ effects }, { bought }) => bought.id === 'A' ?"
                + " [effects.closePrivate('B'), effects.givePrivate('C', 'Bob')] : []");
    GameState bought = Tiny.after(title, Tiny.start(title), new Action.Bid("Ann", "A", 20));

    assertThat(Engine.choices(title, bought))
        .extracting(Choice::action)
        .contains(new Action.Bid("Bob", "D", 150))
        .noneMatch(action -> action instanceof Action.Bid(_, String lot, _) && "BC".contains(lot));
  }

  @Test
  void aBidOnALotThatClosesIsGivenBack() {
    Title title =
        title(
            "tiny-sale",
            "privateBought = ({ effects }, { bought }) => bought.id === 'A' ?"
                + " effects.closePrivate('C') : []");
    GameState bid = Tiny.after(title, Tiny.start(title), new Action.Bid("Ann", "C", 105));
    GameState bought = Tiny.after(title, bid, new Action.Bid("Bob", "A", 20));

    assertThat(decides(title, bought)).isEqualTo("Ann lot-auction");
    assertThat(Engine.choices(title, bought))
        .filteredOn(choice -> choice.action().equals(new Action.Bid("Ann", "D", 155)))
        .singleElement()
        .satisfies(choice -> assertThat(choice.amount().orElseThrow().max()).isEqualTo(600));
  }

  @Test
  void aTurnInsertedAtTheEndOfARoundIsPlayedBeforeTheNext() {
    Title title =
        title(
            "tiny",
            "roundEnded = ({ effects }, { round }) => round === 'stock' ?"
                + " effects.pushTurn('stock', 'Bob') : []");
    GameState passed = pass(title, pass(title, Tiny.start(title)));

    assertThat(passed.round().name()).isEqualTo("stock");
    assertThat(decides(title, passed)).isEqualTo("Bob stock-turn");
    assertThat(pass(title, passed).calendar().set()).isEqualTo(2);
  }

  @Test
  void aQuestionAtTheEndOfARoundWaitsForItsAnswer() {
    Title title =
        title(
            "tiny",
            """
            roundEnded = ({ effects }, { round }) => round === 'stock' ?
              effects.ask('Bob', 'A fair?', ['yes', 'no'], 'fair', {}) : [];
            export const fair = ({ effects }) => effects.pay('bank', 'Bob', 5)\
            """);
    GameState asked = pass(title, pass(title, Tiny.start(title)));

    assertThat(decides(title, asked)).isEqualTo("Bob question");
    GameState answered = Tiny.after(title, asked, new Action.Choose("Bob", "fair", "yes"));
    assertThat(answered.player("Bob").cash()).isEqualTo(605);
    assertThat(answered.calendar().set()).isEqualTo(2);
  }

  @Test
  void anInsertedTurnLeavesTheOrderOfTheRoundAsItIs() {
    Title title =
        title("tiny", "companyStarted = ({ effects }) => effects.pushTurn('stock', 'Ann')");
    GameState inserted = Tiny.after(title, Tiny.start(title), START);

    assertThat(decides(title, inserted)).isEqualTo("Ann stock-turn");
    assertThat(decides(title, pass(title, inserted))).isEqualTo("Bob stock-turn");
    assertThat(pass(title, pass(title, inserted)).round().name()).isEqualTo("stock");
  }

  @Test
  void aCompanyStartsAtThePriceThatItsPresidentNames() {
    Title title =
        title(
            "tiny",
            "companyStarted = ({ effects }, { company }) => company.id === 'RED' ?"
                + " [effects.startCompany('Bob', 'BLU', 0), effects.pay('bank', 'Bob', 1)] : []");
    GameState asked = Tiny.after(title, Tiny.start(title), START);

    assertThat(Engine.choices(title, asked))
        .extracting(Choice::action)
        .containsExactly(
            new Action.Choose("Bob", "Par price of BLU", "90"),
            new Action.Choose("Bob", "Par price of BLU", "100"));
    assertThat(asked.player("Bob").cash()).isEqualTo(600);
    GameState started =
        Tiny.after(title, asked, new Action.Choose("Bob", "Par price of BLU", "90"));
    assertThat(started.company("BLU").president()).contains("Bob");
    assertThat(started.company("BLU").par()).isEqualTo(90);
    assertThat(started.player("Bob").cash()).isEqualTo(601);
  }

  @Test
  void thePriceMayAlsoBeSaidByTheScript() {
    GameState started =
        Tiny.after(
            twoCompanies("effects.startCompany('Bob', 'BLU', 100)"),
            Tiny.start(twoCompanies("effects.startCompany('Bob', 'BLU', 100)")),
            START);

    assertThat(started.company("BLU").par()).isEqualTo(100);
  }

  private Title twoCompanies(String effect) {
    return title(
        "tiny",
        "companyStarted = ({ effects }, { company }) => company.id === 'RED' ? "
            + effect
            + " : []");
  }

  @Test
  void whatComesWithAPrivateIsGivenWithIt() {
    Title title =
        title(
            "tiny-sale",
            "roundStarted = ({ effects }) => [effects.givePrivate('C', 'Ann'),"
                + " effects.givePrivate('D', 'Bob')]");
    GameState asked = Tiny.start(title);

    assertThat(asked.company("RED").held(Holder.named("Ann"))).isEqualTo(20);
    assertThat(decides(title, asked)).isEqualTo("Bob question");
    GameState started =
        Tiny.after(title, asked, new Action.Choose("Bob", "Par price of BLU", "100"));
    assertThat(started.company("BLU").president()).contains("Bob");
  }

  @Test
  void anExportedTrainMayBeginAPhase() {
    Title title = atStart("[1, 2, 3, 4].map(() => effects.exportTrain())");
    GameState exported = Tiny.after(title, Tiny.start(title), START);

    assertThat(exported.phase()).isEqualTo("2");
    assertThat(exported.depot().upcoming().getFirst()).isEqualTo(Train.parse("3-1"));
  }

  @Test
  void aMarkerAndATileComeForNothing() {
    Title title =
        atStart("[effects.placeMarker(company, 'A5', 0), effects.layTile('Bob', 'B4', '9', 0)]");
    GameState laid = Tiny.after(title, Tiny.start(title), START);

    assertThat(laid.board().markersOf("RED"))
        .extracting(marker -> marker.hex())
        .contains(HexId.of("A5"));
    assertThat(laid.board().tile(HexId.of("B4")).number()).isEqualTo("9");
    assertThat(laid.player("Bob").cash()).isEqualTo(600);
  }

  @Test
  void aLimitIsThatOfTheEffectUntilItIsBroughtBack() {
    Title title =
        title(
            "tiny",
            """
            companyStarted = ({ effects }, { company }) => company.id === 'RED'
              ? [effects.setLimit('certificates', 1), effects.setLimit('certificates', 2, 'Bob')]
              : effects.setLimit('certificates', -1)\
            """);
    GameState limited = Tiny.after(title, Tiny.start(title), START);
    GameState bought = Tiny.after(title, limited, new Action.BuyShare("Bob", "RED", "ipo", 20));
    assertThat(decides(title, bought))
        .as("Ann can only pass, so her turn is skipped")
        .isEqualTo("Bob stock-turn");

    GameState back = Tiny.after(title, bought, new Action.Start("Bob", "BLU", 90));
    assertThat(decides(title, back)).isEqualTo("Ann stock-turn");
    assertThat(actions(title, pass(title, back))).noneMatch(Action.BuyShare.class::isInstance);
  }

  @Test
  void aLoanIsTakenAndPaidBack() {
    Title title =
        title(
            "tiny-loans",
            """
            companyFloated = ({ effects }, { company }) => [
              effects.takeLoan(company), effects.takeLoan(company), effects.repayLoan(company)]\
            """);
    GameState floated = Tiny.after(title, Tiny.start(title), START);

    assertThat(floated.company("RED").loans()).isEqualTo(1);
    assertThat(floated.company("RED").cash()).isEqualTo(500 + 45 + 45 - 50);
  }

  private Title atStart(String effects) {
    return title("tiny", "companyStarted = ({ effects }, { company }) => " + effects);
  }

  private Title title(String design, String script) {
    return new Tiny(folder).script("tiny/rules.js", "export const " + script).title(design);
  }

  private static String decides(Title title, GameState state) {
    var decision = Engine.decision(title, state).orElseThrow();
    return decision.entity() + " " + decision.step();
  }

  private static List<Action> actions(Title title, GameState state) {
    return Engine.choices(title, state).stream().map(Choice::action).toList();
  }

  private static GameState pass(Title title, GameState state) {
    return Tiny.after(
        title, state, new Action.Pass(Engine.decision(title, state).orElseThrow().entity()));
  }
}
