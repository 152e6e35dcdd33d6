package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Train;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/**
 * Effects that close companies, bring them back, and move what they own. In the title of exchanges
 * a company takes a minor over; in the others RED of Ann and BLU of Bob have just floated, with
 * their home markers in A1 and A7.
 */
class CompanyEffectsTest {
  private static final Title EXCHANGES =
      new Tiny(Path.of("src/test/resources/scripts")).title("tiny-exchange");
  private static final Action EXCHANGE = new Action.Choose("Bob", "exchange", "RED");

  @TempDir Path folder;

  /** Bob's minor has a train, £55 and the only marker in A5. */
  private static Position beforeExchange(int ofBob) {
    return Setting.of(EXCHANGES, "Ann", "Bob")
        .company("RED", it -> it.held("Ann", 40).held("Bob", ofBob).operated(100).cash(100))
        .company("MIN", it -> it.held("Bob", 100).operated(90).cash(55).trains("2"))
        .stock("Bob")
        .asks("Bob", "exchange");
  }

  @Test
  void aMinorIsExchangedForAShareOfTheCompanyThatTakesItOver() {
    Position asked = beforeExchange(0).play(EXCHANGE);
    asked.asks("Ann", "question");
    assertThat(asked.company("MIN").is(Status.CLOSED)).as("it waits for the answer").isFalse();
    assertThat(Engine.choices(EXCHANGES, asked.state()))
        .extracting(Choice::says)
        .containsExactly("RED takes the space", "no marker");

    Position placed = asked.play(new Action.Choose("Ann", "place", "yes"));
    assertThat(placed.held("Bob", "RED")).isEqualTo(20);
    assertThat(placed.cash("RED")).isEqualTo(155);
    assertThat(placed.trains("RED")).containsExactly("2");
    assertThat(placed.company("RED").markers()).isEmpty();
    assertThat(owners(placed.state(), "A5")).containsExactly("RED");
    assertThat(placed.company("MIN").is(Status.CLOSED)).isTrue();
    assertThat(placed.company("MIN").held(Holder.IPO)).isEqualTo(100);
    assertThat(placed.price("MIN")).isZero();
  }

  @Test
  void aMarkerThatIsNotReplacedLeavesWithItsCompany() {
    Position left = beforeExchange(0).play(EXCHANGE, new Action.Choose("Ann", "place", "no"));
    assertThat(owners(left.state(), "A5")).isEmpty();
    assertThat(left.company("RED").markers()).containsExactly(40);
  }

  @Test
  void aFunctionSeesWhatTheEffectsBeforeItHaveChanged() {
    Position asked = beforeExchange(20).play(EXCHANGE);
    asked.asks("Ann", "question"); // as many shares do not make Bob president
    Position passed =
        beforeExchange(20).changed(state -> given(state, "RED", "Ann", "pool")).play(EXCHANGE);
    passed.asks("Bob", "question");
  }

  /** Ann's certificate is in the pool, so that Bob's second share makes him president. */
  private static GameState given(GameState state, String company, String from, String to) {
    Company of = state.company(company);
    return state.with(
        of.withCertificates(
            of.certificates().stream()
                .map(each -> each.holder().is(from) ? each.to(Holder.named(to)) : each)
                .toList()));
  }

  @Test
  void gamesOfExchangesKeepAllInvariants() {
    long exchanged = 0;
    for (long seed = 1; seed <= 8; seed++) {
      SimulatedGame game = Simulation.of(EXCHANGES, 2, new RandomBot()).checking().play(seed);
      assertThat(game.outcome())
          .as("seed %d: %s", seed, game.outcome().says())
          .isInstanceOf(SimulationOutcome.Ended.class);
      exchanged +=
          game.log().actions().stream()
              .filter(
                  action ->
                      action instanceof Action.Choose choice
                          && choice.question().equals("exchange")
                          && !choice.answer().equals("none"))
              .count();
    }
    assertThat(exchanged).isPositive();
  }

  /** Whatever these effects do to companies at any moment of play. */
  private static final String ANYTHING =
      """
      const some = ({ state, effects, random }) => {
        const open = Object.values(state.companies).filter((each) => each.floated);
        if (open.length === 0 || random.below(3) > 0) return [];
        const [one, other] = [random.pick(open), random.pick(open)];
        const train = one.trains.length > 0 && random.pick(one.trains);
        const there = (company) => state.hexes[company.home].markers.includes(company.id);
        switch (random.below(9)) {
          case 0: return effects.closeCompany(one, random.pick([{ startsAs: "usual" }, { startsAs: "usual", trains: "out" }]));
          case 1: return effects.closeCompany(one, { markers: "stay", startsAs: "usual" });
          case 2: return effects.setPrice(one, 40 + 10 * random.below(10));
          case 3: return effects.addMarkers(one, one.markers.length < 5 ? [20] : []);
          case 4: return there(one) && one !== other ? effects.replaceMarker(one, one.home, other, { by: "same" }) : [];
          case 5: return there(one) ? effects.removeMarker(one, one.home) : [];
          case 6: return train ? effects.moveTrain(train, random.pick(["pool", "bank", "out"])) : [];
          case 7: return train && one !== other ? effects.moveTrain(train, other) : [];
          default: return effects.then("more", 0);
        }
      };
      export const more = some;
      export const turnStarted = some;
      export const priceMoved = some;
      export const shareBought = some;
      export const afterDividend = some;
      export const companyClosed = ({ state, effects }, { company }) => effects.setFlag("closed", (state.flag("closed") || 0) + 1);
      """;

  @Test
  void gamesWithAnyOfTheseEffectsKeepAllInvariants() {
    Title title = new Tiny(folder).script("tiny/rules.js", ANYTHING).title("tiny");
    for (long seed = 1; seed <= 12; seed++) {
      SimulatedGame game = Simulation.of(title, 3, new RandomBot()).checking().play(seed);
      assertThat(game.outcome())
          .as("seed %d: %s", seed, game.outcome().says())
          .isInstanceOf(SimulationOutcome.Ended.class);
    }
  }

  @Test
  void aClosedCompanyLeavesItsTrainsToThePoolOrTakesThemOutOfTheGame() {
    GameState pool = after("moveTrain('2', 'RED')", "closeCompany('RED')");
    assertThat(pool.depot().pool()).containsExactly(new Train("2", 0));
    GameState out = after("moveTrain('2', 'RED')", "closeCompany('RED', { trains: 'out' })");
    assertThat(out.depot().pool()).isEmpty();
    for (GameState each : List.of(pool, out)) {
      assertThat(each.company("RED").trains()).isEmpty();
      assertThat(each.company("RED").cash()).isZero();
      assertThat(each.company("RED").is(Status.CLOSED)).isTrue();
      assertThat(owners(each, "A1")).isEmpty();
    }
  }

  @Test
  void markersOfAClosedCompanyMayStayAndBecomeThoseOfAnother() {
    GameState stayed = after("closeCompany('RED', { markers: 'stay' })");
    assertThat(owners(stayed, "A1")).containsExactly("RED");
    GameState replaced =
        after(
            "closeCompany('RED', { markers: 'stay' })",
            "replaceMarker('RED', 'A1', 'BLU', { by: 'same' })");
    assertThat(owners(replaced, "A1")).containsExactly("BLU");
    assertThat(replaced.company("BLU").markers()).as("none of its charter").containsExactly(40);
  }

  @Test
  void aClosedCompanyMayStartAgainAlsoAsOneOfAnotherKind() throws IOException {
    for (GameState again :
        List.of(
            after("closeCompany('RED')", "restart('RED')"),
            after("closeCompany('RED', { startsAs: 'usual' })"))) {
      assertThat(again.company("RED").status()).isEmpty();
      assertThat(again.company("RED").markers()).containsExactly(0, 40);
    }
    Title title = exchanges("closeCompany('RED', { startsAs: 'large' })");
    GameState large = bothFloated(title);
    assertThat(large.company("RED").sharePercent()).isEqualTo(10);
    assertThat(large.company("RED").markers()).containsExactly(0, 40, 40);
    GameState started = Tiny.after(title, Tiny.passing(title, large, "Ann"), start("Ann", "RED"));
    assertThat(started.company("RED").held(Holder.named("Ann"))).isEqualTo(20);
  }

  /** RED has five shares: 40 % of Ann, 20 % of Bob, and then ten: 20 % and 10 %. */
  @Test
  void sharesStaySharesWhenTheirCompanyIsConverted() throws IOException {
    for (String to : List.of("ipo", "pool", "RED")) {
      GameState after =
          bothFloated(
              exchanges(
                  "moveShares('RED', 'ipo', 'Bob', 20); convert('RED', 'large', '" + to + "')"));
      Company red = after.company("RED");
      assertThat(red.sharePercent()).isEqualTo(10);
      assertThat(red.held(Holder.named("Ann"))).isEqualTo(20);
      assertThat(red.held(Holder.named("Bob"))).isEqualTo(10);
      assertThat(red.held(Holder.named(to))).isEqualTo(to.equals("ipo") ? 70 : 50);
      assertThat(red.president()).contains("Ann");
      assertThat(red.certificates()).hasSize(9);
    }
  }

  /** In place of a share that stays a share: a double certificate, and one of RED's own. */
  @Test
  void aConversionMayListTheCertificatesThatResult() throws IOException {
    Company red =
        bothFloated(
                exchanges(
                    "convert('RED', 'large', 'ipo', ["
                        + "{ percent: 30, holder: 'Bob' }, { percent: 20, holder: 'Ann' },"
                        + " { percent: 40, holder: 'pool' }, { percent: 10, holder: 'RED' }])"))
            .company("RED");
    assertThat(red.certificates())
        .extracting(each -> each.percent() + " " + each.holder())
        .containsExactly("30 Bob", "20 Ann", "40 pool", "10 RED");
    assertThat(red.president()).contains("Bob");
    assertThat(red.sharePercent()).isEqualTo(10);
  }

  @Test
  void listedCertificatesAreThoseOfAWholeCompany() throws IOException {
    assertThat(
            failure(exchanges("convert('RED', 'large', 'ipo', [{ percent: 90, holder: 'Ann' }])")))
        .contains("rules.js:1:", "the certificates of RED must add up to 100 percent, not to 90");
    assertThat(
            failure(exchanges("convert('RED', 'large', 'ipo', [{ percent: 100, holder: 'BLU' }])")))
        .contains("the first certificate listed is the president's, which no company can hold");
    assertThat(
            failure(exchanges("convert('RED', 'large', 'ipo', [{ percent: 100, holder: 'Zoe' }])")))
        .contains("there is no holder of a certificate of RED named Zoe");
    assertThat(
            failure(exchanges("convert('RED', 'large', 'ipo', [{ percent: 100, owner: 'Ann' }])")))
        .contains("'certificates' has no 'owner'; write one of percent, holder");
  }

  @Test
  void sharesThatAClosedCompanyHoldsGoToThePool() {
    GameState held = after("moveShares('RED', 'ipo', 'BLU', 20)");
    assertThat(held.company("RED").held(Holder.named("BLU"))).isEqualTo(20);
    GameState closed = after("moveShares('RED', 'ipo', 'BLU', 20)", "closeCompany('BLU')");
    assertThat(closed.company("RED").held(Holder.named("BLU"))).isZero();
    assertThat(closed.company("RED").held(Holder.POOL)).isEqualTo(20);
    assertThat(failure("closeCompany('RED'); moveShares('BLU', 'ipo', 'RED', 20)"))
        .contains("RED is closed for good");
  }

  @Test
  void aCompanyIsConvertedOnlyIntoAKindThatItsOwnBecomes() throws IOException {
    assertThat(failure(exchanges("convert('RED', 'minor')")))
        .contains(
            "rules.js:1:",
            "RED is of the kind 'usual', which does not become 'minor': write 'becomes: minor'");
  }

  @Test
  void aConversionIsRefusedWhereTheSharesDoNotFit() throws IOException {
    assertThat(failure(exchanges("convert('RED', 'large'); convert('RED', 'usual')")))
        .contains("RED has 10 shares, and a company of the kind 'usual' only 5");
    assertThat(failure(exchanges("convert('RED', 'steep')")))
        .contains(
            "Ann has too few shares of RED for the president's certificate of the kind 'steep'");
    assertThat(
            bothFloated(exchanges("moveShares('RED', 'ipo', 'Ann', 40); convert('RED', 'steep')"))
                .company("RED")
                .held(Holder.named("Ann")))
        .isEqualTo(40);
  }

  @Test
  void aKindThatAnotherOneBecomesIsOfUse() {
    assertThat(new Tiny(Path.of("src/test/resources/scripts")).load("tiny-exchange").problems())
        .isEmpty();
  }

  /** The title of exchanges, with these effects when BLU has floated. */
  private Title exchanges(String effects) throws IOException {
    return title(
        "tiny-exchange",
        effects,
        Files.readString(Path.of("src/test/resources/scripts/tiny-exchange/exchange.js")));
  }

  @Test
  void listenersHearOfACompanyThatAnEffectCloses() {
    GameState told =
        bothFloated(
            title(
                "tiny",
                "closeCompany('RED')",
                "export const companyClosed = ({ effects }, { company }) =>"
                    + " effects.setFlag('gone', company.id);"));
    assertThat(told.flag("", "gone")).isEqualTo("RED");
  }

  @Test
  void trainsMoveBetweenCompaniesThePoolAndTheBank() {
    assertThat(after("moveTrain('2', 'RED')", "moveTrain('2-0', 'BLU')").company("BLU").trains())
        .containsExactly(new Train("2", 0));
    assertThat(after("moveTrain('2', 'RED')", "moveTrain('2-0', 'pool')").depot().pool())
        .containsExactly(new Train("2", 0));
    assertThat(after("moveTrain('2', 'out')").depot().upcoming()).startsWith(new Train("2", 1));
  }

  /** The first card of a type begins a phase, so it does not come back as the first. */
  @Test
  void aTrainThatGoesBackToTheBankIsTheNextOfItsTypeAndBeginsNoPhase() {
    GameState back =
        after(
            "exportTrain()",
            "exportTrain()",
            "exportTrain()",
            "moveTrain('3', 'RED')",
            "moveTrain('3-0', 'bank')");
    assertThat(back.phase()).isEqualTo("2");
    assertThat(back.company("RED").trains()).isEmpty();
    assertThat(back.depot().upcoming()).startsWith(new Train("3", 2), new Train("3", 1));
  }

  @Test
  void formerNamesOfEffectsMeanTheSame() {
    assertThat(after("giveTrain('RED', '2')")).isEqualTo(after("moveTrain('2', 'RED')"));
    assertThat(after("giveTrain('RED', '2')", "removeTrain('RED', '2-0')"))
        .isEqualTo(after("moveTrain('2', 'RED')", "moveTrain('2-0', 'out')"));
  }

  @Test
  void aMarkerIsReplacedByTheNextOfTheCharter() {
    GameState replaced = after("replaceMarker('RED', 'A1', 'BLU')");
    assertThat(owners(replaced, "A1")).containsExactly("BLU");
    assertThat(replaced.company("BLU").markers()).isEmpty();
  }

  /** RED and BLU both have a marker in A5, which has two spaces. */
  @Test
  void aCompanyWithAMarkerInTheHexKeepsItOrMovesItToTheSpace() {
    String red = "placeMarker('RED', 'A5', 0)";
    String blu = "placeMarker('BLU', 'A5', 0)";
    GameState own = after(red, blu, "replaceMarker('RED', 'A5', 'BLU')");
    assertThat(slots(own)).containsExactly(1);
    GameState taken = after(red, blu, "replaceMarker('RED', 'A5', 'BLU', { keeps: 'taken' })");
    assertThat(slots(taken)).containsExactly(0);
    for (GameState each : List.of(own, taken)) {
      assertThat(owners(each, "A5")).containsExactly("BLU");
      assertThat(each.company("BLU").markers()).isEmpty();
    }
  }

  private static List<Integer> slots(GameState state) {
    return state.board().markersAt(HexId.of("A5")).stream().map(Marker::slot).toList();
  }

  @Test
  void markersAreAddedMovedAndRemoved() {
    assertThat(after("addMarkers('RED', [20, 60])").company("RED").markers())
        .containsExactly(40, 20, 60);
    GameState moved = after("moveMarker('RED', 'A1', 'A5', 0)");
    assertThat(owners(moved, "A1")).isEmpty();
    assertThat(moved.board().markersOf("RED"))
        .containsExactly(new Marker("RED", HexId.of("A5"), 0, 0, true, false));
    assertThat(owners(after("removeMarker('RED', 'A1')"), "A1")).isEmpty();
  }

  @Test
  void markersOfACompanyThatHasLeftTheGameMayBeMovedToo() {
    String left = "closeCompany('RED', { markers: 'stay' })";
    GameState moved = after(left, "moveMarker('RED', 'A1', 'A5', 0)");
    assertThat(owners(moved, "A1")).isEmpty();
    assertThat(owners(moved, "A5")).containsExactly("RED");
  }

  @Test
  void aMarkerMovesOnlyToACityWithASpaceForIt() {
    assertThat(failure("moveMarker('RED', 'A1', 'A3', 0)"))
        .contains("rules.js:1:", "there is no city number 0 in A3");
    assertThat(failure("moveMarker('RED', 'A1', 'A7', 0)"))
        .contains("rules.js:1:", "the city in A7 has no free space");
    assertThat(failure("moveMarker('RED', 'A5', 'A1', 0)"))
        .contains("rules.js:1:", "RED has no marker in A5; it has markers in [A1]");
  }

  private String failure(String effects) {
    return failure(title("tiny", effects));
  }

  private static String failure(Title title) {
    GameState red = Tiny.after(title, Tiny.start(title), start("Ann", "RED"));
    return ((Result.Failed) Engine.apply(title, red, start("Bob", "BLU"))).failure().says();
  }

  @Test
  void aPriceIsSetToTheNearestOneAtOrBelow() {
    Title title = title("tiny", "setPrice('RED', 119)");
    assertThat(price(title, "RED")).isEqualTo(110);
    assertThat(price(title("tiny", "setPrice('RED', 120)"), "RED")).isEqualTo(120);
    assertThat(price(title("tiny", "setPrice('RED', 999)"), "RED")).isEqualTo(200);
  }

  private static int price(Title title, String company) {
    GameState state = bothFloated(title);
    return title.market().at(state.tokens().of(company).orElseThrow()).price();
  }

  /** Nobody has founded it; who holds as much as the certificate when it floats presides. */
  @Test
  void sharesAreForSaleBeforeAnybodyPresides() {
    Title title =
        new Tiny(folder)
            .script(
                "tiny/rules.js",
                "export const roundStarted = ({ state, effects }) => state.set === 1 ?"
                    + " effects.setPar('RED', 95) : [];")
            .title("tiny");
    Action.BuyShare ann = new Action.BuyShare("Ann", "RED", "ipo", 20);
    Action.BuyShare bob = new Action.BuyShare("Bob", "RED", "ipo", 20);
    GameState one = Tiny.after(title, Tiny.start(title), ann);
    assertThat(one.player("Ann").cash()).isEqualTo(600 - 90);
    assertThat(one.company("RED").president()).isEmpty();
    assertThat(one.company("RED").floated()).isFalse();

    GameState two = Tiny.after(title, Tiny.after(title, one, new Action.Pass("Bob")), ann);
    assertThat(two.company("RED").floated()).isTrue();
    assertThat(two.company("RED").president()).contains("Ann");
    assertThat(two.company("RED").held(Holder.IPO)).isEqualTo(60);

    GameState each = Tiny.after(title, one, bob);
    assertThat(each.company("RED").floated()).isTrue();
    assertThat(each.company("RED").president()).as("nobody can pay for it").isEmpty();
  }

  @Test
  void aCompanyFloatsWhateverIsSold() {
    Title title =
        new Tiny(folder)
            .script(
                "tiny/rules.js",
                "export const roundStarted = ({ state, effects }) => state.set === 1 ?"
                    + " [effects.setPar('RED', 100), effects.floatCompany('RED')] : [];")
            .title("tiny");
    GameState state = Tiny.start(title);
    assertThat(state.company("RED").cash()).isEqualTo(500);
    assertThat(owners(state, "A1")).containsExactly("RED");
  }

  @Test
  void functionsThatGoOnWithEachOtherForeverAreStopped() {
    Result result =
        Engine.apply(
            title(
                "tiny",
                "then('again')",
                "export const again = ({ effects }) => effects.then('again');"),
            Tiny.start(title("tiny", "log('x')")),
            start("Ann", "BLU"));
    assertThat(((Result.Failed) result).failure().says())
        .contains("rules.js", "functions go on with each other in one action");
  }

  /** The state after BLU has floated, with these effects. */
  private GameState after(String... effects) {
    return bothFloated(title("tiny", String.join("; ", effects)));
  }

  private static GameState bothFloated(Title title) {
    GameState red = Tiny.after(title, Tiny.start(title), start("Ann", "RED"));
    return Tiny.after(title, red, start("Bob", "BLU"));
  }

  private static Action start(String player, String company) {
    return new Action.Start(player, company, 100);
  }

  private Title title(String design, String effects, String... more) {
    return new Tiny(folder)
        .script(
            design + "/rules.js",
            "export const companyFloated = ({ effects }, { company }) => company.id === 'BLU' ? ["
                + List.of(effects.split("; ")).stream()
                    .map("effects."::concat)
                    .reduce((one, other) -> one + ", " + other)
                    .orElseThrow()
                + "] : [];\n"
                + String.join("\n", more))
        .title(design);
  }

  private static List<String> owners(GameState state, String hex) {
    return state.board().markersAt(HexId.of(hex)).stream().map(Marker::company).toList();
  }
}
