package roundhouse.script;

import java.util.List;
import java.util.function.Supplier;

/** Prints the cost of calls on this machine in microseconds, once warm. */
final class CallCost {
  private static final Scripts SCRIPTS =
      Hooks.scripts(
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
    try (Box box = new Box(SCRIPTS);
        Guard guard = new Guard(box)) {
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
        Slot slot = SCRIPTS.slot("test/script.js", name).orElseThrow();
        var hooks = new Hooks();
        Object context = hooks.context();
        Object question = hooks.arguments();
        measure("call of " + name, () -> box.call(slot, context, question));
      }
      var hooks = new Hooks();
      Slot fields = SCRIPTS.slot("test/script.js", "fields").orElseThrow();
      measure(
          "call of fields, new views",
          () -> box.call(fields, new Hooks().context(), hooks.arguments()));
      measure("hand-over to the guard and back", () -> guard.run(() -> 1));
      measure(
          "new context",
          300,
          () -> {
            box.fresh();
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
