package roundhouse.script.sandbox;

import java.util.List;
import java.util.function.Supplier;
import roundhouse.script.source.ExportedFunction;

/** Prints the cost of calls on this machine in microseconds, once warm. */
final class CallCost {
  private static final LoadedScripts SCRIPTS =
      ExampleHooks.scripts(
          """
          export function nothing() { return 1; }
          export function fields({ state }, { company }) { return company.cash + state.players.length + state.companies.GWR.cash; }
          export function effects({ state }, { company }) { return [{ effect: 'pay', from: 'bank', to: company, amount: 20 }]; }
          export function list({ state }) { return state.players.map(name => name.length).filter(n => n > 2); }
          const hundred = Array.from({ length: 100 }, (_, i) => i);
          export function pushes() { const l = []; for (let i = 0; i < 100; i++) l.push(i); return l.length; }
          export function stores() { const l = []; for (let i = 0; i < 100; i++) l[i] = i; return l.length; }
          export function iterates() { let n = 0; for (const x of hundred) n += x; return n; }
          export function counts() { let n = 0; for (let i = 0; i < 100; i++) n += hundred[i]; return n; }
          export function maps() { return hundred.map(x => x + 1).length; }
          export function finds() { return [hundred.includes(50), hundred.includes(51)].length; }
          """);

  private CallCost() {}

  public static void main(String[] arguments) {
    try (ScriptContext box = new ScriptContext(SCRIPTS);
        ScriptGuard guard = new ScriptGuard(box)) {
      for (String name :
          List.of(
              "nothing",
              "fields",
              "effects",
              "list",
              "pushes",
              "stores",
              "iterates",
              "counts",
              "maps",
              "finds")) {
        ExportedFunction slot = SCRIPTS.function("test/script.js", name).orElseThrow();
        var hooks = new ExampleHooks();
        Object context = hooks.context();
        Object question = hooks.arguments();
        measure("call of " + name, () -> box.call(slot, context, question));
      }
      var hooks = new ExampleHooks();
      ExportedFunction fields = SCRIPTS.function("test/script.js", "fields").orElseThrow();
      measure(
          "call of fields, new views",
          () -> box.call(fields, new ExampleHooks().context(), hooks.arguments()));
      measure("hand-over to the guard and back", () -> guard.run(() -> 1));
      measure(
          "new context",
          300,
          () -> {
            box.reset();
            box.prepare();
            return 1;
          });
    }
  }

  private static Object measure(String what, Supplier<Object> work) {
    return measure(what, 50_000, work);
  }

  private static Object measure(String what, int times, Supplier<Object> work) {
    for (int i = 0; i < times; i++) work.get();
    long start = System.nanoTime();
    Object last = null;
    for (int i = 0; i < times; i++) last = work.get();
    System.out.printf("%-32s %8.2f µs%n", what, (System.nanoTime() - start) / 1000.0 / times);
    return last;
  }
}
