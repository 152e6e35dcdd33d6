package roundhouse.lab.valuesearch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.design.binding.Binder;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.problem.ValuePlaces;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.design.yaml.YamlReader;
import roundhouse.engine.Title;
import roundhouse.lab.answers.KnownFigures;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bots;
import roundhouse.script.loading.Loaded;

/** Reads a file with a search for values, and checks it against the design. */
public final class ValueSearchFile {
  /** The folder of searches within a design's folder. */
  public static final String FOLDER = "searches";

  private static final Pattern BUDGET = Pattern.compile("(?<games>\\d{1,7})(\\s+games)?");
  private static final String OWN_UNKNOWN = "the default";

  private final Path file;
  private final Problems problems = new Problems();
  private final ValuePlaces places;
  private final Optional<ValueSearchSpec> spec;

  private ValueSearchFile(Path file) {
    this.file = file;
    var binder = new Binder(problems);
    this.spec =
        YamlReader.read(file, problems).flatMap(node -> binder.bind(node, ValueSearchSpec.class));
    this.places = binder.places();
  }

  /**
   * What a file asks for; empty where it has errors.
   *
   * @param problems with their places
   */
  public record Read(Optional<ValueSearchPlan> plan, List<Problem> problems) {
    public Read {
      problems = List.copyOf(problems);
    }
  }

  /**
   * Reads a file.
   *
   * @param known names of the designs
   * @param programs names of programs that take seats beside the bots
   */
  public static Read read(
      Path file, Collection<String> known, Set<String> programs, SearchedDesigns designs) {
    var read = new ValueSearchFile(file);
    Optional<ValueSearchPlan> plan =
        read.spec.flatMap(spec -> read.plan(spec, known, programs, designs));
    return new Read(plan.filter(_ -> !read.problems.hasErrors()), read.problems.list());
  }

  private Optional<ValueSearchPlan> plan(
      ValueSearchSpec spec,
      Collection<String> known,
      Set<String> programs,
      SearchedDesigns designs) {
    List<VariedValue> varied = varied(spec);
    int budget = budget(spec.budget());
    if (!known.contains(spec.design()))
      wrong(
          "design",
          "there is no design '%s'".formatted(spec.design()),
          SpellingHint.fix(spec.design(), known));
    if (spec.aims().isEmpty()) wrong("aims", "a search needs an aim", "write sets: 6.5 ± 0.3");
    if (problems.hasErrors()) return Optional.empty();
    var tree = new AtomicReference<MapNode>();
    Loaded loaded =
        designs.load(
            spec.design(),
            Set.copyOf(spec.options()),
            read -> {
              tree.set(read);
              return read;
            });
    if (loaded.title().isEmpty() || tree.get() == null) {
      wrong("design", first(loaded), "correct the design first");
      return Optional.empty();
    }
    Title title = loaded.title().get();
    List<Aim.Measured> measured = measured(spec, title);
    checkPlayers(spec, title, programs);
    var space =
        new ValueSpace(varied, varied.stream().map(each -> own(each, spec, tree.get())).toList());
    var tried = new TriedPoints(space, spec, designs);
    for (int index = 0; index < varied.size(); index++) checkEnds(tried, space, index);
    if (problems.hasErrors()) return Optional.empty();
    int screened = ValueSearch.screened(space).size();
    try {
      GameBudget.of(budget, screened, 0);
    } catch (IllegalArgumentException few) {
      wrong("budget", few.getMessage(), "");
      return Optional.empty();
    }
    return Optional.of(new ValueSearchPlan(file, spec, budget, tried, measured));
  }

  private List<VariedValue> varied(ValueSearchSpec spec) {
    var all = new ArrayList<VariedValue>();
    if (spec.vary().isEmpty() || spec.vary().size() > ScreeningDesign.MOST)
      wrong(
          "vary",
          "a search varies 1 to %s values, not %s"
              .formatted(ScreeningDesign.MOST, spec.vary().size()),
          "write bank: 5000..12000 by 500");
    spec.vary()
        .forEach(
            (path, values) -> {
              try {
                all.add(VariedValue.parse(path, values));
              } catch (IllegalArgumentException wrong) {
                wrong("vary." + path, wrong.getMessage(), "");
              }
            });
    return all;
  }

  private int budget(String written) {
    Matcher games = BUDGET.matcher(written.strip().replace(",", ""));
    if (games.matches()) return Integer.parseInt(games.group("games"));
    wrong("budget", "'%s' is no number of games".formatted(written), "write 4000 games");
    return 0;
  }

  private List<Aim.Measured> measured(ValueSearchSpec spec, Title title) {
    KnownFigures known = KnownFigures.of(List.of(Variant.of(title)));
    var all = new ArrayList<Aim.Measured>();
    for (Map.Entry<String, String> each : spec.aims().entrySet()) {
      var aim = new Aim(each.getKey(), each.getValue());
      Optional<String> mistake = aim.isOfSeats() ? Optional.empty() : known.mistake(aim.figure());
      mistake.ifPresent(text -> wrong("aims." + aim.name(), text, ""));
      if (mistake.isPresent()) continue;
      try {
        all.addAll(aim.measured(known, spec.players()));
      } catch (IllegalArgumentException wrong) {
        wrong("aims." + aim.name(), wrong.getMessage(), "");
      }
    }
    return all;
  }

  private void checkPlayers(ValueSearchSpec spec, Title title, Set<String> programs) {
    if (!title.design().players().contains(spec.players()))
      wrong(
          "players",
          "'%s' is for %s to %s players"
              .formatted(
                  spec.design(), title.design().players().min(), title.design().players().max()),
          "write one of these numbers");
    var bots = new ArrayList<>(Bots.names(title));
    bots.addAll(programs);
    for (String bot : spec.bots())
      if (Bots.named(bot).isEmpty() && !bots.contains(bot))
        wrong("bots", "there is no bot '%s'".formatted(bot), SpellingHint.fix(bot, bots));
  }

  /** The value that the design has. */
  private static String own(VariedValue varied, ValueSearchSpec spec, MapNode tree) {
    if (varied.values().getFirst().startsWith("x") && varied.isQuantity()) return "x1";
    if (varied.path().startsWith(TriedPoints.OPTION))
      return spec.options().contains(varied.path().substring(TriedPoints.OPTION.length()))
          ? "on"
          : "off";
    YamlNode node = tree;
    for (String key : varied.path().split("\\.")) {
      if (!(node instanceof MapNode map)) return OWN_UNKNOWN;
      Optional<MapNode.Entry> entry =
          map.entries().stream().filter(each -> each.name().equals(key)).findFirst();
      if (entry.isEmpty()) return OWN_UNKNOWN;
      node = entry.get().value();
    }
    return node instanceof ScalarNode scalar ? scalar.text() : OWN_UNKNOWN;
  }

  /** Tries the first and the last value by themselves. */
  private void checkEnds(TriedPoints tried, ValueSpace space, int index) {
    VariedValue varied = space.varied().get(index);
    String path = "vary." + varied.path();
    if (varied.path().startsWith(TriedPoints.OPTION)
        && !new HashSet<>(varied.values()).equals(Set.of("off", "on"))) {
      wrong(path, "an option is off or on", "write off, on");
      return;
    }
    for (int level : List.of(0, varied.values().size() - 1)) {
      ValuePoint point = space.asItIs().with(index, level);
      try {
        Loaded loaded = tried.load(point);
        if (loaded.title().isPresent()) continue;
        wrong(path, "with %s: %s".formatted(varied.values().get(level), first(loaded)), "");
      } catch (IllegalArgumentException nowhere) {
        wrong(path, nowhere.getMessage(), "");
      }
      return;
    }
  }

  private static String first(Loaded loaded) {
    return loaded.problems().stream()
        .filter(Problem::isError)
        .map(each -> each.text().strip())
        .findFirst()
        .orElse("the design does not load");
  }

  private void wrong(String path, String says, String fix) {
    SourcePlace place = places.near(path).orElseGet(() -> SourcePlace.start(file));
    problems.error(place, path, says.replaceFirst("[.:]$", ""), fix);
  }
}
