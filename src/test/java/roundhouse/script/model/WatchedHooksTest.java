package roundhouse.script.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Hook;
import roundhouse.engine.HookCall;
import roundhouse.engine.HookTrial;
import roundhouse.engine.Result;
import roundhouse.engine.WatchedRulebook;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.HookRegistry;
import roundhouse.testkit.Tiny;

/** Calls of hooks can be watched, and any hook can be called by hand. */
class WatchedHooksTest {
  @TempDir Path scripts;

  private static Hook<?, ?> hook(String name) {
    return HookRegistry.named(name).orElseThrow();
  }

  @Test
  void everyCallReportsItsArgumentsAnswerAndTime() {
    var title =
        new Tiny(scripts)
            .script(
                "tiny/rules.js",
                "export const companyStarted = ({ effects }, { company }) => effects.pay('bank',"
                    + " company, 7);\n")
            .title("tiny");
    var calls = new ArrayList<HookCall>();
    var watched = title.with(WatchedRulebook.of(title.rules(), calls::add));

    Result result = Engine.apply(watched, Tiny.start(title), new Action.Start("Ann", "RED", 100));

    assertThat(result)
        .isEqualTo(Engine.apply(title, Tiny.start(title), new Action.Start("Ann", "RED", 100)));
    assertThat(calls).hasSize(1);
    HookCall call = calls.getFirst();
    assertThat(call.hook().name()).isEqualTo("companyStarted");
    assertThat(call.line()).isEqualTo(1);
    assertThat(call.answer().orElseThrow())
        .isEqualTo(List.of(Map.of("effect", "pay", "from", "bank", "to", "RED", "amount", 7)));
    assertThat(call.nanos()).isPositive();
  }

  @Test
  void aFailureKnowsTheDesignersLinesThatWereRunning() {
    var title =
        new Tiny(scripts)
            .script(
                "tiny/rules.js",
                "const deep = (it) => it.missing.part;\n\n"
                    + "export function companyStarted() {\n"
                    + "  return deep({});\n"
                    + "}\n")
            .title("tiny");

    var failed =
        (Result.Failed) Engine.apply(title, Tiny.start(title), new Action.Start("Ann", "RED", 100));

    assertThat(failed.failure().stack().stream().map(at -> at.function() + ":" + at.line()))
        .startsWith("deep:1", "companyStarted:4");
    assertThat(failed.failure().during()).contains(new Action.Start("Ann", "RED", 100));
  }

  @Test
  void aQuestionAskedByHandAnswersNextToTheStandardRule() {
    var title =
        new Tiny(scripts)
            .script(
                "tiny/rules.js", "export const trainLimit = ({ standard }) => standard() + 3;\n")
            .title("tiny");
    var state = Tiny.start(title);
    Record arguments =
        HookTrial.arguments(hook("trainLimit"), Map.of("company", state.company("RED")));

    HookTrial trial = HookTrial.of(title, state, hook("trainLimit"), arguments);

    int limit = title.design().phases().get(state.phase()).trainLimit();
    assertThat(trial.standard()).contains(limit);
    assertThat(trial.answer()).contains(limit + 3);
    assertThat(HookArgumentText.of(new Game(title, state), arguments))
        .anySatisfy(line -> assertThat(line).isEqualTo(new HookArgumentText.Line(1, "cash", "0")))
        .contains(new HookArgumentText.Line(0, "company", "Company RED"));
  }

  @Test
  void anEventSentByHandShowsItsEffectsAndLeavesTheGameUnchanged() {
    var title =
        new Tiny(scripts)
            .script(
                "tiny/rules.js",
                "export const roundStarted = ({ effects }) => effects.pay('bank', 'Ann', 5);\n")
            .title("tiny");
    var state = Tiny.start(title);

    HookTrial trial =
        HookTrial.of(
            title,
            state,
            hook("roundStarted"),
            HookTrial.arguments(hook("roundStarted"), Map.of("round", "stock")));

    assertThat(trial.after().map(after -> after.player("Ann").cash()))
        .contains(state.player("Ann").cash() + 5);
    assertThat(trial.failure()).isEqualTo(Optional.empty());
  }
}
