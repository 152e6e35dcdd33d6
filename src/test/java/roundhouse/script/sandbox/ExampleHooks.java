package roundhouse.script.sandbox;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.script.source.ScriptSource;
import roundhouse.script.views.RandomSource;
import roundhouse.script.views.RandomView;
import roundhouse.script.views.ViewFactory;
import roundhouse.script.views.ViewType;

/**
 * A small world for hooks in tests: a state with two players and a company, and a counting random.
 */
public final class ExampleHooks {

  record Company(String id, int cash) {}

  record State(List<String> players, Map<String, Company> companies) {}

  static final ViewType<Company> COMPANY =
      ViewType.of("Company", Company.class, "A company.")
          .member("id", "string", "Its short name.", Company::id)
          .member("cash", "number", "What it holds.", Company::cash)
          .key(Company::id)
          .build();

  public static final ViewType<State> STATE =
      ViewType.of("State", State.class, "The game as it stands.")
          .member("players", "readonly string[]", "In the order of play.", State::players)
          .member("companies", "Readonly<Record<string, Company>>", "By id.", State::companies)
          .method(
              "company",
              "(id: string): Company | null",
              "The company of that name.",
              (state, arguments) -> Optional.ofNullable(state.companies().get(arguments.text(0))))
          .build();

  private final Company company = new Company("GWR", 100);
  private final State state = new State(List.of("Ann", "Bob"), Map.of("GWR", company));
  private final ViewFactory views = new ViewFactory(List.of(COMPANY, STATE, RandomView.TYPE));
  private int drawn;

  public Object context() {
    RandomSource random = n -> drawn++ % n;
    return views.show(Map.of("state", state, "random", random));
  }

  public Object arguments() {
    return views.show(Map.of("company", company));
  }

  /**
   * The hook named {@code hook} of a script with this text, and whatever else is in the same
   * folder.
   */
  public static LoadedScripts scripts(String text) {
    return ScriptLoader.load(
        List.of(new ScriptSource("test/script.js", text, "designs/test/script.js")));
  }
}
