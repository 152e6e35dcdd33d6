package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.EventKind;
import roundhouse.engine.play.Engine;
import roundhouse.testkit.Tiny;

/** What scripts log when a company starts. */
class ScriptEventsTest {
  @TempDir private Path folder;

  private Result started(String effect) {
    Title title =
        new Tiny(folder)
            .script(
                "tiny/rules.js",
                "export const companyStarted = ({ state, effects }, { company }) => " + effect)
            .title("tiny");
    return Engine.apply(title, Tiny.start(title), new Action.Start("Ann", "BLU", 90));
  }

  private Event told(String effect) {
    return ((Result.Applied) started(effect))
        .events().stream().filter(event -> event.kind() == EventKind.SCRIPT).findFirst().get();
  }

  @Test
  void anEventHasTheTypeValuesAndSentenceThatTheScriptGives() {
    Event told =
        told(
            "effects.logEvent('works-built', { company, cost: 40 }, '{company} builds for"
                + " {cost}')");

    assertThat(told.type()).isEqualTo("works-built");
    assertThat(told.values()).isEqualTo(Map.of("company", "BLU", "cost", 40));
    assertThat(told.about()).isEqualTo("BLU");
    assertThat(told.says()).isEqualTo("BLU builds for 40");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          pay('bank', company, 40)             | BLU receives £40 from the bank
          pay('Ann', 'Bob', 40)                | Ann pays £40 to Bob
          pay('Ann', 'bank', 40)               | Ann pays £40 to the bank
          moveShares(company, 'ipo', 'Bob', 20) | 20 % of BLU go from the offering to Bob
          moveShares(company, 'ipo', 'bank', 20) | 20 % of BLU go from the offering to the bank
          moveTrain('2', company)              | BLU gets a 2-train
          moveTrain('2', 'pool')               | a 2-train goes to the pool
          addMarkers(company, [40])            | BLU gets a station marker
          setPar(company, 90)                  | the par price of BLU is £90
          setPrice(company, 109)               | BLU rises from £90 to £100
          setPrice('RED', 90)                  | the share price of RED is £90
          closeCompany(company)                | BLU closes
          closeCompany(company, { startsAs: 'usual' }) | BLU may start again
          cease(company)                       | BLU ceases to operate
          setLimit('trains', 3, company)       | the limit of trains of BLU is now 3
          setLimit('trains', 3)                | the limit of trains is now 3
          setLimit('trains', -1, company)      | the limit of trains of BLU is that of the rules again
          """)
  void anEffectThatChangesTheGameIsLogged(String effect, String says) {
    assertThat(((Result.Applied) started("effects." + effect)).events())
        .extracting(Event::says)
        .contains(says);
  }

  @Test
  void anAdditionalMarkerIsToldOnceWhereItIsPlaced() {
    Result result = started("effects.placeMarker(company, 'A5', 0, { from: 'supply' })");

    assertThat(((Result.Applied) result).events())
        .extracting(Event::says)
        .contains("BLU places a station marker in Corby (A5)")
        .doesNotContain("BLU gets a station marker");
  }

  @Test
  void aPlainSentenceIsANote() {
    assertThat(told("effects.log('it rains')").type()).isEqualTo("script-note");
  }

  @Test
  void anEventThatMeansTheSameAsOneOfTheEngineTakesItsTypeAndValues() {
    Event told =
        told("effects.logEvent('company-closed', { company, bonus: 5 }, '{company} is there')");

    assertThat(told.type()).isEqualTo("company-closed");
    assertThat(told.values()).containsEntry("bonus", 5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "'Works built', {}, 'built' | is not a type of event",
        "'works-built', {}, '{company} builds' | lacks the value 'company', which its sentence"
            + " names",
        "'company-closed', {}, 'there' | lacks the value 'company', which the engine names",
        "'works-built', { cost: { of: 40 } }, 'built' | must be a text, a whole number",
        "'works-built', { of: 'x'.repeat(1000) }, 'built' | have more than 1000 characters",
        "'works-built', 'GRN', 'built' | must be an object",
      })
  void anEventThatResultsCouldNotCountIsAFaultOfTheScript(String arguments, String message) {
    Result result = started("effects.logEvent(" + arguments + ")");

    assertThat(result).isInstanceOf(Result.Failed.class);
    assertThat(((Result.Failed) result).failure().says()).contains(message);
  }

  @Test
  void aSentenceNamesPlacesAndMoneyAsPeopleDo() {
    Event told =
        told(
            "effects.logEvent('works-built', { company, hex: 'A5.0', cost: 40 }, '{company} builds"
                + " in {hex:place} for {cost:money}')");

    assertThat(told.says()).isEqualTo("BLU builds in Corby (A5) for £40");
    assertThat(told.values()).isEqualTo(Map.of("company", "BLU", "hex", "A5.0", "cost", 40));
  }

  @Test
  void whatIsNoPlaceIsNotWrittenAsOne() {
    assertThat(started("effects.logEvent('works-built', { at: 'Z9' }, 'built in {at:place}')"))
        .isInstanceOfSatisfying(
            Result.Failed.class,
            failed -> assertThat(failed.failure().says()).contains("cannot write 'Z9' as 'place'"));
  }
}
