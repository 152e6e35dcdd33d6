package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.lab.invariants.UnrepeatableScript;
import roundhouse.testkit.Tiny;

/** A game that cannot be repeated names the function that answers differently each time. */
class UnrepeatableScriptTest {
  @TempDir Path folder;

  private String during(String script) {
    Title title = new Tiny(folder).script("tiny/rules.js", script).title("tiny");
    return UnrepeatableScript.during(title, Tiny.start(title), new Action.Start("Ann", "RED", 100));
  }

  @Test
  void aVariableOfAModuleIsToldWithFileLineAndBothAnswers() {
    assertThat(
            during(
                """
                let count = 0;

                export function companyStarted({ random, effects }) {
                  random.below(2);
                  return effects.log(`${++count} times`);
                }
                """))
        .contains(
            "tiny/rules.js:3: companyStarted answers ",
            "1 times",
            "2 times",
            "does it keep something in a variable of its module?");
  }

  @Test
  void anAmountThatRisesIsToldToo() {
    assertThat(
            during(
                """
                let count = 0;

                export function companyStarted({ effects }, { company }) {
                  return effects.pay("bank", company, ++count);
                }
                """))
        .contains("tiny/rules.js:3: companyStarted answers ");
  }

  @Test
  void aVariableThatTheActionItselfDoesNotChangeIsToldToo() {
    Title title =
        new Tiny(folder)
            .script(
                "tiny/rules.js",
                """
                let games = 0;

                export const roundStarted = () => { games = 1; };

                export const companyStarted = ({ effects }) => effects.log(`game ${games}`);
                """)
            .title("tiny");

    assertThat(
            UnrepeatableScript.during(
                title, Tiny.start(title), new Action.Start("Ann", "RED", 100)))
        .contains("tiny/rules.js:5: companyStarted answers ", "game 1", "game 0");
  }

  @Test
  void whereNoFunctionIsToBlameOnlyTheActionIsTold() {
    assertThat(during("export const companyStarted = ({ effects }) => effects.log('once');"))
        .isEqualTo(new Action.Start("Ann", "RED", 100).toString());
  }
}
