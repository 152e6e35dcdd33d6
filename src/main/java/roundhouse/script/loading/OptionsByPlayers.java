package roundhouse.script.loading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import roundhouse.design.problem.Problem;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.NumberRange;
import roundhouse.design.spec.OptionSpec;
import roundhouse.engine.Title;

/** Switches on the options that are on by themselves with a number of players. */
final class OptionsByPlayers {
  private final Title title;
  private final Function<Set<String>, Loaded> loader;
  private final Map<Set<String>, Loaded> tried = new HashMap<>();

  /**
   * @param title with the options that were asked for
   * @param loader loads it with others, for any number of players
   */
  OptionsByPlayers(Title title, Function<Set<String>, Loaded> loader) {
    this.title = title;
    this.loader = loader;
  }

  /** The title with all that differs by number of players, or the problems that prevent one. */
  Loaded complete(Loaded plain) {
    Map<Integer, Title> others = new TreeMap<>();
    List<Problem> problems = new ArrayList<>(plain.problems());
    NumberRange players = title.design().players();
    for (int count = players.min(); count <= players.max(); count++) {
      Set<String> on = options(count);
      if (on.size() == title.options().size()) continue;
      Loaded loaded = tried.computeIfAbsent(on, loader);
      if (loaded.title().isEmpty()) return plain.with(loaded.title(), loaded.problems());
      loaded.problems().stream().filter(each -> !problems.contains(each)).forEach(problems::add);
      others.put(count, loaded.title().get());
    }
    return plain.with(plain.title().map(all -> all.with(others)), problems);
  }

  private Set<String> options(int players) {
    Design design = title.design();
    Set<String> on = new LinkedHashSet<>(title.options());
    design
        .options()
        .forEach(
            (name, option) -> {
              boolean wanted =
                  option.onWithPlayers().filter(count -> count.contains(players)).isPresent();
              if (wanted && on.stream().noneMatch(other -> excluded(design, name, other)))
                on.add(name);
            });
    return on;
  }

  private static boolean excluded(Design design, String one, String other) {
    Map<String, OptionSpec> options = design.options();
    return options.get(one).excludes().contains(other)
        || options.get(other).excludes().contains(one);
  }
}
