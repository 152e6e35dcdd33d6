package roundhouse.bench;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import roundhouse.engine.Hook;
import roundhouse.engine.HookHandler;
import roundhouse.engine.Rulebook;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.game.GameState;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Repository;

/**
 * What one rule costs in JavaScript and in Java: what a private company pays, once more than usual.
 */
final class HooksBench {
  private static final int CALLS = 20_000;
  private static final String STANDARD =
      "export function privateIncome({ standard }) { return standard(); }";
  private static final String RULE =
      "export function privateIncome({ state, standard }) { return standard() + (state.phase ==="
          + " '5' ? 5 : 1); }";

  /** It looks at the bank, which is another each time: what was answered before is of no use. */
  private static final String NEVER_THE_SAME =
      "export function privateIncome({ state, standard }) { return standard() + (state.bank > 5000"
          + " ? 5 : 1); }";

  /** The same rule as a layer written in Java. */
  private record JavaRule() implements HookHandler<PrivateHooks.PrivateIncome, Integer> {
    @Override
    public Integer answer(
        Hook<PrivateHooks.PrivateIncome, Integer> hook,
        PrivateHooks.PrivateIncome arguments,
        HookHandler.Context<Integer> context) {
      return context.standard().get() + (context.game().state().phase().equals("5") ? 5 : 1);
    }

    @Override
    public String file() {
      return "JavaRule";
    }
  }

  private HooksBench() {}

  static void run(List<String> arguments, PrintStream out) throws Exception {
    String design = arguments.isEmpty() ? BenchMain.TITLE : arguments.getFirst();
    Path scripts = Files.createTempDirectory("roundhouse-hooks");
    Files.createDirectories(scripts.resolve(design));
    Title plain = load(scripts, design);
    measure("the engine's own answer", plain, out);
    measure(
        "a rule in Java",
        plain.with(new Rulebook(Map.of("privateIncome", List.of(new JavaRule())))),
        out);
    Path script = scripts.resolve(design).resolve("bench.js");
    Files.writeString(script, STANDARD);
    measure("a script that asks standard()", load(scripts, design), out);
    Files.writeString(script, RULE);
    measure("the rule in JavaScript", load(scripts, design), out);
    Files.writeString(script, NEVER_THE_SAME);
    measure("one that sees something new", load(scripts, design), out);
    Files.delete(script);
    Files.delete(script.getParent());
    Files.delete(scripts);
  }

  private static Title load(Path scripts, String design) {
    return new TitleLoader(Repository.designs(), scripts, Repository.tileLibrary())
        .load(design, Set.of())
        .title()
        .orElseThrow();
  }

  private static void measure(String what, Title title, PrintStream out) throws Exception {
    GameState state = title.start(List.of("Ann", "Bob", "Cid"), 1);
    String id = title.design().privates().keySet().iterator().next();
    List<GameState> states = IntStream.range(0, CALLS).mapToObj(state::withBank).toList();
    Times times = Times.of(3, 5, () -> title.executor().run(() -> asked(title, states, id)));
    out.printf("%-32s %8.3f µs a call%n", what, times.median() * 1000 / CALLS);
  }

  /** Of another state each time, as in play: about one state a rule is asked but once. */
  private static int asked(Title title, List<GameState> states, String id) {
    int sum = 0;
    for (GameState state : states) sum += Engine.income(title, state, id);
    return sum;
  }
}
