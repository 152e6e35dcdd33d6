package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.testkit.Tiny;

/**
 * What a call receives is for that call. A script that keeps it in a variable and uses it in a
 * later one would read a state that is gone: it is told with file, line and function.
 */
class KeptThingsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          standard    | kept()                       | standard() belongs to another call
          random      | kept.below(6)                | kept from another call and may be out of date
          state       | kept.set                     | kept from another call and may be out of date
          state       | kept.companies.RED           | kept from another call and may be out of date
          state       | kept.flag('x')               | kept from another call and may be out of date
          """)
  void whatACallKeptIsRefusedInALaterOne(String what, String use, String message) {
    Title title =
        title(
            "let kept; export const roundStarted = context => { kept = context.%s; };"
                .formatted(what),
            "export const companyStarted = () => { %s; };".formatted(use));
    GameState start = Tiny.start(title);

    Result result = Engine.apply(title, start, new Action.Start("Ann", "RED", 100));

    assertThat(result)
        .isInstanceOfSatisfying(
            Result.Failed.class,
            failed ->
                assertThat(failed.failure().says())
                    .contains("tiny/rules.js:2:", "companyStarted (while Ann start): ", message));
  }

  @ParameterizedTest
  @CsvSource({"standard, kept()", "random, [90 + kept.below(1)]"})
  void whatACallKeptIsRefusedInTheSameStateToo(String what, String use) {
    Title title =
        title(
            "let kept;",
            "export const parPrices = ({ %s }, { company }) => (kept ??= %s) && company.id && %s;"
                .formatted(what, what, use));

    assertThatThrownBy(() -> Engine.choices(title, Tiny.start(title)))
        .isInstanceOfSatisfying(
            HookFailure.class,
            failure ->
                assertThat(failure.says())
                    .contains("tiny/rules.js:2:", "parPrices", " belongs to another call"));
  }

  @Test
  void aCallWithinACallMayNotUseWhatTheOuterOneReceived() {
    Title title =
        new Tiny(folder)
            .script("tiny/kept.js", "export const kept = () => store; const store = {};")
            .script(
                "tiny/rules.js",
                """
                import { kept } from "./kept.js";
                export const parPrices = () => kept().standard();
                """)
            .script(
                "tiny-twin/rules.js",
                """
                import { kept } from "../tiny/kept.js";
                export const parPrices = ({ standard }) => { kept().standard = standard; return standard(); };
                """)
            .title("tiny-twin");

    assertThatThrownBy(() -> Engine.choices(title, Tiny.start(title)))
        .isInstanceOfSatisfying(
            HookFailure.class,
            failure ->
                assertThat(failure.says())
                    .contains(
                        "tiny/rules.js:2:", "parPrices", "standard() belongs to another call"));
  }

  @Test
  void whatACallReceivesServesItToItsEnd() {
    Title title =
        title(
            "export function companyStarted({ state, standard, random, effects }, { company }) {",
            "  standard();",
            "  return effects.log(`${state.set} ${company.id} ${random.below(1)}`);",
            "}");

    assertThat(Engine.apply(title, Tiny.start(title), new Action.Start("Ann", "RED", 100)))
        .isInstanceOf(Result.Applied.class);
  }

  private Title title(String... lines) {
    return new Tiny(folder).script("tiny/rules.js", String.join("\n", lines)).title("tiny");
  }
}
