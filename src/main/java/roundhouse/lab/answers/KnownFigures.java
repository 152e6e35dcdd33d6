package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;
import roundhouse.engine.Title;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.rows.FigureFamily;
import roundhouse.lab.rows.FigureKind;

/** The figures that games of some titles can have, known before any is played. */
public final class KnownFigures {
  /** The type of a script's event: words with hyphens. */
  private static final Pattern EVENT = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)+");

  private final List<Title> sides;
  private final List<Design> designs;
  private final boolean scripts;
  private final Map<String, List<Figure>> byName = new TreeMap<>();

  KnownFigures(List<Title> sides) {
    this.sides = List.copyOf(sides);
    this.designs = sides.stream().flatMap(KnownFigures::designs).toList();
    this.scripts = sides.stream().anyMatch(side -> side.rules().hasScripts());
    for (FigureFamily family : FigureFamily.values())
      byName.put(
          family.id(),
          names(family.about()).distinct().map(what -> Figure.of(family, what)).toList());
  }

  /** Its design, also with the options that a number of players switches on. */
  private static Stream<Design> designs(Title title) {
    return Stream.concat(Stream.of(title), title.withPlayers().values().stream())
        .map(Title::design);
  }

  /** What figures can be about; nothing where only games tell. */
  private Stream<String> names(FigureFamily.About about) {
    return switch (about) {
      case GAME -> Stream.of("");
      case PHASE -> names(Design::phases);
      case TRAIN -> names(Design::trains);
      case COMPANY, PRIVATE, PAPER ->
          Stream.concat(names(Design::companies), names(Design::privates));
      case SEAT -> {
        int seats = designs.stream().mapToInt(each -> each.players().max()).max().orElse(1);
        yield IntStream.rangeClosed(1, seats).mapToObj(String::valueOf);
      }
      case TILE -> sides.stream().flatMap(side -> side.tiles().keySet().stream());
      case PLAYER, CAUSE, EVENT, SET -> Stream.empty();
    };
  }

  private Stream<String> names(Function<Design, Map<String, ?>> named) {
    return designs.stream().flatMap(design -> named.apply(design).keySet().stream());
  }

  /** The figures that games of an experiment with these sides can have. */
  public static KnownFigures of(List<Variant> sides) {
    return new KnownFigures(sides.stream().map(Variant::title).toList());
  }

  /**
   * The figure of a name, which must have no {@link #mistake}. One of which only games tell is
   * taken at its word; what is no figure of a family is an event of a script.
   */
  public Figure figure(String name) {
    String[] parts = name.split(" ", 2);
    String what = parts.length > 1 ? parts[1] : "";
    return all()
        .filter(each -> each.isNamed(name))
        .findFirst()
        .or(
            () ->
                Arrays.stream(FigureFamily.values())
                    .filter(family -> family.id().equals(parts[0]))
                    .map(family -> Figure.of(family, what))
                    .findFirst())
        .orElseGet(() -> new Figure(FigureKind.TIME, parts[0], what));
  }

  /**
   * What is wrong with the name of a figure, in a sentence without its end; empty if it is that of
   * a figure, or if only games can show whether it is.
   */
  public Optional<String> mistake(String name) {
    if (all().anyMatch(each -> each.isNamed(name)) || onlyGamesTell(name)) return Optional.empty();
    List<String> near = nearby(name);
    if (!near.isEmpty()) return mistake(name, near);
    List<String> every = all().flatMap(each -> Stream.of(each.id(), each.says())).toList();
    boolean resembles = SpellingHint.nearest(name, every).isPresent();
    return mistake(name, resembles ? every : examples());
  }

  /** The same for the first of some names that has a mistake. */
  public Optional<String> mistake(List<String> names) {
    return names.stream().flatMap(name -> mistake(name).stream()).findFirst();
  }

  private static Optional<String> mistake(String name, List<String> known) {
    return Optional.of(
        "there is no figure '%s'; %s".formatted(name, SpellingHint.fix(name, known)));
  }

  /** One figure of each family, those of the whole game first. */
  private List<String> examples() {
    return byName.values().stream()
        .flatMap(figures -> figures.stream().limit(1))
        .sorted(Comparator.comparing((Figure figure) -> !figure.what().isEmpty()))
        .map(Figure::id)
        .toList();
  }

  private Stream<Figure> all() {
    return byName.values().stream().flatMap(List::stream);
  }

  /**
   * Players and causes have many names, and scripts have events of their own. One of a single word
   * is asked for as "the event 'merged' happens": the word alone may be anything.
   */
  private boolean onlyGamesTell(String name) {
    String first = name.split(" ", 2)[0];
    boolean open = byName.containsKey(first) && byName.get(first).isEmpty();
    boolean ofScript = scripts && EVENT.matcher(first).matches() && nearby(name).isEmpty();
    return open
        || ofScript
        || name.endsWith(" in a game")
        || name.matches("(?i)(the game|the end|the event) .+");
  }

  /** The names of figures of the kind that a name begins with, or of one that differs by a slip. */
  private List<String> nearby(String name) {
    String first = name.split(" ", 2)[0];
    var near = new ArrayList<String>();
    byName.forEach(
        (kind, figures) -> {
          if (kind.equals(first) || isSlip(first, kind))
            figures.forEach(each -> near.add(each.id()));
        });
    return near;
  }

  /**
   * Whether all but one letter of a word begin or end another. A word that is less alike may be an
   * event of a script, which a {@link SpellingHint} would take for a slip.
   */
  private static boolean isSlip(String word, String other) {
    int least = Math.min(word.length(), other.length());
    if (Math.abs(word.length() - other.length()) > 1) return false;
    int begin = 0;
    while (begin < least && word.charAt(begin) == other.charAt(begin)) begin++;
    int end = 0;
    while (end < least - begin
        && word.charAt(word.length() - 1 - end) == other.charAt(other.length() - 1 - end)) end++;
    return begin + end >= least - 1;
  }
}
