package roundhouse.script.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import roundhouse.script.faults.ScriptException;
import roundhouse.script.faults.ScriptFrame;
import roundhouse.script.faults.ScriptProblem;
import roundhouse.script.source.ExportedFunction;
import roundhouse.script.views.HostFunction;
import roundhouse.script.views.ViewFactory;

class ScriptContextTest {
  private final ExampleHooks hooks = new ExampleHooks();

  @Test
  void anAnswerIsPlainDataInTheOrderOfTheScript() {
    Object answer =
        answer("return { b: 2, a: [1, 'x', true, null, undefined, 4 / 2, -0], c: { deep: {} } };");

    var expected = new LinkedHashMap<String, Object>();
    expected.put("b", 2L);
    expected.put("a", Arrays.asList(1L, "x", true, null, null, 2L, 0L));
    expected.put("c", Map.of("deep", Map.of()));
    assertThat(answer).isEqualTo(expected);
    assertThat(((Map<?, ?>) answer).keySet().toString()).isEqualTo("[b, a, c]");
  }

  @Test
  void noAnswerIsNull() {
    assertThat(answer("")).isNull();
  }

  @Test
  void theLargestExactNumberIsAnswered() {
    assertThat(answer("return [2 ** 53, -(2 ** 53), 2147483648];"))
        .isEqualTo(List.of(1L << 53, -(1L << 53), 2147483648L));
  }

  @Test
  void aViewInAnAnswerIsItsKey() {
    assertThat(answer("return { pays: company, all: state.companies, who: state.players };"))
        .isEqualTo(
            Map.of("pays", "GWR", "all", Map.of("GWR", "GWR"), "who", List.of("Ann", "Bob")));
  }

  @Test
  void aFreshContextForgetsTheVariablesOfModules() {
    LoadedScripts scripts =
        ExampleHooks.scripts("let count = 0;\nexport const hook = () => ++count;");
    try (ScriptContext box = new ScriptContext(scripts)) {
      ExportedFunction slot = slot(scripts);
      assertThat(List.of(call(box, slot), call(box, slot))).isEqualTo(List.of(1L, 2L));
      box.reset();
      assertThat(call(box, slot)).isEqualTo(1L);
    }
  }

  @Test
  void aCallMadeForARunningScriptSharesItsLimits() {
    LoadedScripts scripts =
        ExampleHooks.scripts(
            """
            export function hook({ standard }) { for (let i = 0; i < 100; i++) standard(); return 1; }
            export function spend() { for (let i = 0; i < 10000; i++) i + 1; return 1; }
            """);
    try (ScriptContext box = new ScriptContext(scripts)) {
      ExportedFunction spend = scripts.function("test/script.js", "spend").orElseThrow();
      var views = new ViewFactory(List.of());
      HostFunction standard = arguments -> box.uncharged(() -> box.call(spend, Map.of(), Map.of()));

      assertThatThrownBy(
              () ->
                  box.call(
                      slot(scripts),
                      views.show(Map.of("standard", standard)),
                      views.show(Map.of())))
          .isInstanceOfSatisfying(
              ScriptException.class,
              e -> {
                assertThat(e.problem().message()).contains("ran more than 1,000,000 statements");
                assertThat(e.problem().hook()).isEqualTo("spend");
              });
      assertThat(box.call(spend, views.show(Map.of()), views.show(Map.of()))).isEqualTo(1L);
    }
  }

  @Test
  void manySmallCallsNeverExceedTheLimits() {
    LoadedScripts scripts =
        ExampleHooks.scripts(
            "export function hook() { let n = 0; for (let i = 0; i < 1000; i++) n += i; return n;"
                + " }");
    try (ScriptContext box = new ScriptContext(scripts)) {
      for (int i = 0; i < 1500; i++) assertThat(call(box, slot(scripts))).isEqualTo(499500L);
    }
  }

  @Test
  void theEnginesWorkForAScriptDoesNotCountTowardItsLimits() {
    LoadedScripts scripts =
        ExampleHooks.scripts("export function hook({ standard }) { return standard(); }");
    try (ScriptContext box = new ScriptContext(scripts)) {
      var views = new ViewFactory(List.of());
      HostFunction standard = arguments -> box.uncharged(ScriptContextTest::allocateMuch);
      assertThat(
              box.call(
                  slot(scripts), views.show(Map.of("standard", standard)), views.show(Map.of())))
          .isEqualTo(1L);
    }
  }

  private static int allocateMuch() {
    int sum = 0;
    for (int i = 0; i < 200; i++) sum += new byte[1 << 20].length >> 20;
    return sum / 200;
  }

  @Test
  void anErrorReportsTheStackInTheDesignersLines() {
    ScriptProblem problem =
        problem(
            """
            function pay(amount) {
              return [amount].map(each => { throw new Error('the bank has only ' + each); });
            }
            export function hook() {
              return pay(5);
            }
            """);

    assertThat(problem.toString())
        .isEqualTo("designs/test/script.js:2:39: hook: Error: the bank has only 5");
    assertThat(problem.stack()).extracting(ScriptFrame::line).containsExactly(2, 2, 5);
    assertThat(problem.stack())
        .extracting(ScriptFrame::file)
        .containsOnly("designs/test/script.js");
  }

  @Test
  void anErrorOfTheEngineIsReportedAndKeptAsTheCause() {
    LoadedScripts scripts =
        ExampleHooks.scripts("export function hook({ standard }) {\n  return standard();\n}");
    try (ScriptContext box = new ScriptContext(scripts)) {
      var views = new ViewFactory(List.of());
      HostFunction standard = arguments -> List.of().getFirst();
      assertThatThrownBy(
              () -> box.call(slot(scripts), views.show(Map.of("standard", standard)), null))
          .hasMessageContaining("designs/test/script.js:2:10: hook: internal error in the engine")
          .hasCauseInstanceOf(NoSuchElementException.class);
    }
  }

  @Test
  void aScriptMayCatchAnErrorOfItsOwnMisuse() {
    assertThat(answer("try { company.cash = 5; } catch (e) { return `${e.message}`; }"))
        .isEqualTo("the state is read-only: answer with effects");
  }

  @Test
  void theHooksRandomDrawsFromTheGame() {
    assertThat(
            answer(
                "return [random.below(6), random.below(6), random.pick(state.players),"
                    + " random.shuffle([7, 8, 9]).toSorted()];"))
        .isEqualTo(List.of(0L, 1L, "Ann", List.of(7L, 8L, 9L)));
  }

  private Object answer(String body) {
    LoadedScripts scripts =
        ExampleHooks.scripts(
            "export function hook({ state, random }, { company }) {\n" + body + "\n}");
    assertThat(scripts.problems()).isEmpty();
    try (ScriptContext box = new ScriptContext(scripts)) {
      return call(box, slot(scripts));
    }
  }

  private ScriptProblem problem(String text) {
    LoadedScripts scripts = ExampleHooks.scripts(text);
    try (ScriptContext box = new ScriptContext(scripts)) {
      call(box, slot(scripts));
      throw new AssertionError("no problem");
    } catch (ScriptException e) {
      return e.problem();
    }
  }

  private Object call(ScriptContext box, ExportedFunction slot) {
    return box.call(slot, hooks.context(), hooks.arguments());
  }

  private static ExportedFunction slot(LoadedScripts scripts) {
    return scripts.function("test/script.js", "hook").orElseThrow();
  }
}
