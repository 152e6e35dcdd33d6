package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.testkit.Tiny;

/**
 * Scripts whose answers no rules can follow. Whatever they do to the engine is their own mistake,
 * told with file, line and function; the game stays as it was before the action.
 */
@Tag("slow")
class HostileRulesTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          saleMove = () => 2147483647                    ~ answer a whole number from 0 to 100, not 2147483647
          saleMove = () => -1                            ~ answer a whole number from 0 to 100, not -1
          saleProceeds = () => 2147483647                ~ an amount of money cannot be more than 1000000: 2147483647 is too much
          certificateLimit = () => -5                    ~ answer a whole number from 0 to 2147483647, not -5
          certificateLimit = () => 4294967296            ~ answer a whole number from 0 to 2147483647, not 4294967296
          certificates = () => 1000000000                ~ answer a number from 0 to 1000000, whole or with a half
          capital = () => 2147483647                     ~ an amount of money cannot be more than 1000000
          parPrices = () => [2147483647]                 ~ the market has no price 2147483647
          trainLimit = () => 2147483647                  ~ answer a whole number from 0 to 9999
          trainPrice = () => 9007199254740991            ~ an amount of money cannot be more than 1000000: 9007199254740991
          stopRevenue = () => 2147483647                 ~ an amount of money cannot be more than 10000
          endRevenue = () => 99999999                    ~ an amount of money cannot be more than 10000
          stopSubsidy = () => 1000000000                 ~ an amount of money cannot be more than 10000
          runIncome = () => ({ revenue: 2147483647, subsidy: 0 }) ~ an amount of money cannot be more than 1000000
          runningTrains = () => [{ id: '2-0', type: '2', cities: 2147483647, towns: 2147483647 }] ~ answer a whole number from 0 to 99
          runningTrains = () => ['2', '4'].map(type => ({ id: 'x', type, cities: 2, towns: 0 })) ~ two trains have the id 'x': give each its own id
          tileCost = () => 2147483647                    ~ an amount of money cannot be more than 1000000
          markerCost = () => 2147483647                  ~ an amount of money cannot be more than 1000000
          dividendMove = () => 'right 99 '.repeat(999)   ~ a move has at most 100 steps
          dividendMove = () => 'right '.repeat(15000)    ~ a move has at most 100 steps
          """)
  void aNumberBeyondWhatItMeansIsRefusedWithFileAndFunction(String script, String message) {
    String hook = script.substring(0, script.indexOf(' '));
    assertThat(failure(script)).contains("tiny/rules.js:1:", ": " + hook, message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          pay('bank', 'Bob', 2147483647)                 ~ one payment is at most 1000000, not 2147483647
          pay('bank', 'RED', 1000001)                    ~ one payment is at most 1000000, not 1000001
          pay('bank', 'Bob', -1)                         ~ a payment of -1 is less than 0
          pay('bank', 'Bob', 4294967296)                 ~ 'amount' must be a whole number
          pay('Bob', 'Bob', 1000000)                     ~ Bob has only £600
          pay('bank', 'Zoe', 1)                          ~ there is no player or company to be paid named Zoe
          pay('Zoe', 'bank', 1)                          ~ there is no player or company to pay named Zoe
          pay('', '', 1)                                 ~ there is no player or company to pay without a name
          pushTurn('stock', 'RED')                       ~ there is no player for a turn of 'stock' named RED
          pushTurn('operating', 'Ann')                   ~ there is no company for a turn of 'operating' named Ann
          pushTurn('operating', '')                      ~ there is no company for a turn of 'operating' without a name
          pushTurn('extra', 'nobody')                    ~ there is no player or company named nobody
          moveShares('RED', 'Ann', 'Zoe', 20)            ~ there is no holder of shares named Zoe
          moveShares('RED', 'Zoe', 'Ann', 20)            ~ there is no holder of shares named Zoe
          moveShares('RED', 'ipo', 'Bob', -20)           ~ shares are from 1 to 100 percent, not -20
          moveShares('RED', 'ipo', 'Bob', 7)              ~ the certificates of RED are multiples of 20 percent, so 7 percent cannot move
          moveShares('RED', 'ipo', 'Bob', 2147483647)    ~ shares are from 1 to 100 percent, not 2147483647
          moveShares('RDE', 'ipo', 'Bob', 20)            ~ there is no company RDE
          moveShares('RED', 'ipo', 'BLUE', 20)           ~ there is no holder of shares named BLUE
          movePrice('BLU', 'left')                       ~ BLU has no share price that could move
          movePrice('RDE', 'left')                       ~ there is no company RDE
          movePrice('RED', 'right 99 right 99')          ~ a move has at most 100 steps
          closePrivate('fery')                           ~ there is no private company named fery
          givePrivate('ferry', 'Zoe')                    ~ there is no player, company or 'bank' named Zoe
          cease('RDE')                                   ~ there is no company RDE
          moveTrain('2', 'RDE')                          ~ a train goes to a company, 'pool', 'bank' or 'out', not to 'RDE'
          moveTrain('9', 'RED')                          ~ no company has a train card '9', and the bank sells none of that name now: it sells [2]
          moveTrain('2-1', 'RED')                        ~ no company has a train card '2-1', and the bank sells none of that name now: it sells [2]
          moveTrain('2', 'bank')                         ~ bank already has the 2-train
          moveTrain('x'.repeat(5000), 'out')             ~ no company has a train card
          giveTrain('RED', '9')                          ~ no company has a train card '9'
          removeTrain('RED', '9-0')                      ~ no company has a train card '9-0'
          closeCompany('RDE')                            ~ there is no company RDE
          closeCompany('RED', { trains: 'poool' })       ~ 'trains' is one of [pool, out], not 'poool'
          closeCompany('RED', { train: 'out' })          ~ 'how' has no 'train'; write one of trains, markers, startsAs
          closeCompany('RED', { startsAs: 'usua' })          ~ there is no kind 'usua': did you mean 'usual'?
          closeCompany('RED', 'out')                     ~ effects.closeCompany: 'how' must be a
          closeCompany('RED', { startsAs: 7 })               ~ 'startsAs' must be a text
          convert('RDE', 'usual')                        ~ there is no company RDE
          convert('RED', 'usua')                         ~ there is no kind 'usua': did you mean 'usual'?
          convert('RED', 'usual', 'BLUE')                ~ there is no holder of the new shares of RED named BLUE
          restart('RED')                                 ~ RED cannot start again: it has not left the game
          floatCompany('BLU')                            ~ BLU cannot float: set its par price first
          setPar('BLU', 0)                               ~ a par price is more than 0, not 0
          setPar('BLU', 39)                              ~ the market has no price as low as 39
          setPrice('BLU', -1)                            ~ the market has no price as low as -1
          moveLoans('RED', 'BLE')                        ~ there is no company BLE
          addMarkers('RED', [-1])                        ~ the price of a marker is from 0 to 1000000, not -1
          addMarkers('RED', Array(200).fill(0))          ~ a charter has at most 99 markers
          addMarkers('RED', ['free'])                    ~ answer a whole number
          removeMarker('RED', 'A5')                      ~ RED has no marker in A5; it has markers in []
          removeMarker('RED', 'Z9')                      ~ there is no hex Z9 on the map
          moveMarker('RED', 'A1', 'A5', 0)               ~ RED has no marker in A1; it has markers in []
          replaceMarker('RED', 'A1', 'RED')              ~ RED cannot replace its own marker
          replaceMarker('BLU', 'A1', 'RED')              ~ BLU has no marker in A1; it has markers in []
          replaceMarker('RED', 'A1', 'BLU', { by: 'new' }) ~ 'by' is one of [charter, same], not 'new'
          then('went')                                   ~ no script exports a function 'went' to go on with
          startCompany('Zoe', 'BLU', 90)                 ~ there is no player to start a company named Zoe
          startCompany('Bob', 'RED', 90)                 ~ RED has already started
          startCompany('Bob', 'BLU', -1)                 ~ a par price is 0 or more, not -1
          startCompany('Bob', 'BLU', 2147483647)         ~ its par prices are [90, 100]
          placeMarker('RDE', 'A5', 0)                    ~ there is no company RDE
          placeMarker('RED', 'Z9', 0)                    ~ there is no hex Z9 on the map
          placeMarker('RED', 'A5', 2147483647)           ~ there is no city 2147483647 in Corby (A5)
          placeMarker('RED', 'A3', 0)                    ~ there is no city 0 in Barrow (A3)
          layTile('Zoe', 'B2', '9', 0)                   ~ there is no player or company to lay a tile named Zoe
          layTile('RED', 'Z9', '9', 0)                   ~ there is no hex Z9 on the map
          layTile('RED', 'B2', '99', 0)                  ~ there is no tile 99 in the manifest
          layTile('RED', 'A5', '9', 0)                   ~ tile 9 may not replace what lies in Corby (A5)
          layTile('RED', 'B2', '9', 2147483647)          ~ tile 9 cannot lie in B2 with rotation 2147483647
          setLimit('trains', 2147483647)                 ~ a limit is from 0 to 9999, or -1 for that of the design
          setLimit('trains', 1, 'Ann')                   ~ the limit of trains is that of a company, and there is none named Ann
          setLimit('certificates', 1, 'RED')             ~ the limit of certificates is that of a player, and there is none named RED
          setLimit('coal', 1)                            ~ there is no limit 'coal'; write one of [trains, certificates]
          takeLoan('RDE')                                ~ there is no company RDE
          takeLoan('RED')                                ~ RED may not take a loan
          repayLoan('RED')                               ~ RED has no loan to pay back
          setFlag('x', 1, 'Zoe')                         ~ there is no player, company or private named Zoe
          setFlag('x'.repeat(200), 1)                    ~ the name of a flag has at most 100 characters
          takeUpTiles(['B2'], 'yelow')                   ~ there is no colour 'yelow'; write one of
          log(' ')                                       ~ a sentence needs some words
          logEvent('bonus-paid', {}, '')                 ~ a sentence needs some words
          log('x'.repeat(9000))                          ~ a sentence has at most 1000 characters, not 9000
          endGame('x'.repeat(9000), 'at-once')           ~ a sentence has at most 1000 characters
          endGame('', 'at-once')                         ~ a sentence needs some words
          endGame('why', 'never')                        ~ 'never' is not a time for the end of the game
          ask('Zoe', 'why', ['a'], 'companyStarted', {})     ~ there is no player named Zoe
          ask('Ann', 'why', [], 'companyStarted', {})        ~ a question needs at least one answer
          ask('Ann', 'why', ['a'], 'nothing', {})            ~ no script exports a function 'nothing'
          ask('Ann', 'y'.repeat(9000), ['a'], 'companyStarted', {}) ~ a question has at most 1000 characters, not 9000
          """)
  void anEffectThatNoRulesFollowIsToldWithFileAndFunction(String effect, String message) {
    assertThat(failure("companyStarted = ({ effects }) => [effects." + effect + "]"))
        .contains("tiny/rules.js:1:", "companyStarted (while Ann start): ", message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          [effects.endTurn(), effects.endTurn(), effects.endRound()] ~ no turn is being played now
          [effects.endTurn(), effects.pushTurn('stock', 'Bob'), effects.endTurn(), effects.endTurn()] ~ no turn is being played now
          Array.from({ length: 1000 }, () => effects.pushTurn('stock', 'Bob')) ~ 200 turns and questions wait for each other
          Array.from({ length: 1400 }, () => effects.pay('bank', 'Bob', 1000000)) ~ nobody can have more than 1000000000
          Array.from({ length: 300 }, (_, i) => effects.setFlag('f' + i, 'x'.repeat(9000))) ~ has more than 100,000 characters
          Array.from({ length: 1000 }, () => effects.pay('bank', 'RED', 1000000)) ~ the rules cannot go on after the effect pay {from=bank, to=RED
          Array.from({ length: 20 }, () => effects.exportTrain()).concat(effects.exportTrain(), effects.moveTrain('2-0', 'out')) ~ no company has a train card '2-0'
          [effects.closePrivate('ferry'), effects.closePrivate('ferry')] ~ ferry is closed for good
          [effects.closePrivate('ferry'), effects.givePrivate('ferry', 'Ann')] ~ ferry is closed for good
          """)
  void effectsThatDoNotGoTogetherAreToldWithFileAndFunction(String effects, String message) {
    assertThat(failure("companyStarted = ({ effects }) => " + effects))
        .contains("tiny/rules.js:1:", "companyStarted (while Ann start): ", message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          roundStarted = ({ effects }) => effects.endRound()
          turnStarted = ({ effects }) => effects.endRound()
          turnStarted = ({ effects }) => effects.endTurn()
          companyStarted = ({ effects }) => [effects.endTurn(), effects.endRound(), effects.endRound()]
          turnEnded = ({ effects }) => effects.endRound()
          roundEnded = ({ effects }) => effects.endRound()
          """)
  void whoeverEndsAllRoundsEndsTheGameBecauseNobodyCanAct(String script) {
    Title title = new Tiny(folder).script("tiny/rules.js", "export const " + script).title("tiny");

    GameState state = Tiny.start(title);
    for (int i = 0; i < 40 && !state.over(); i++)
      state = Tiny.after(title, state, Engine.choices(title, state).getFirst().action());
  }

  @Test
  void flagsTogetherHoldNoMoreThanAGameNeeds() {
    assertThat(
            failure(
                "turnStarted = ({ state, effects }) => effects.setFlag([1, 2, 3, 4].find(n =>"
                    + " !state.flag(`f${n}`)) > 0 ? `f${[1, 2, 3, 4].find(n =>"
                    + " !state.flag(`f${n}`))}` : '', 'x'.repeat(6000), '')"))
        .contains("tiny/rules.js:1:", "turnStarted", "scripts may keep 20000 characters");
  }

  private String failure(String script) {
    Title title = new Tiny(folder).script("tiny/rules.js", "export const " + script).title("tiny");
    GameState state;
    try {
      state = Tiny.start(title);
    } catch (HookFailure failure) {
      return failure.says();
    }
    var random = new Random(5);
    for (int i = 0; i < 150 && !state.over(); i++) {
      switch (next(title, state, i, random)) {
        case Result.Applied applied -> state = applied.state();
        case Result.Refused refused -> throw new AssertionError(refused.reason());
        case Result.Failed failed -> {
          return failed.failure().says();
        }
      }
    }
    throw new AssertionError("nothing happened");
  }

  private static Result next(Title title, GameState state, int number, Random random) {
    if (number == 0) return Engine.apply(title, state, new Action.Start("Ann", "RED", 100));
    try {
      List<Choice> choices = Engine.choices(title, state);
      Optional<Choice> wanted =
          choices.stream().filter(choice -> forward(choice.action())).findFirst();
      Choice choice = wanted.orElseGet(() -> choices.get(random.nextInt(choices.size())));
      return Engine.apply(title, state, choice.action());
    } catch (HookFailure failure) {
      return new Result.Failed(failure);
    }
  }

  /** What leads soonest to all that hooks are asked about. */
  private static boolean forward(Action action) {
    return action instanceof Action.BuyTrain
        || action instanceof Action.SellShares
        || action instanceof Action.BuyPrivate;
  }
}
