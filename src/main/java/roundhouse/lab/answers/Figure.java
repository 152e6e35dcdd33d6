package roundhouse.lab.answers;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import roundhouse.design.spec.EndTiming;
import roundhouse.lab.rows.FigureFamily;
import roundhouse.lab.rows.FigureKind;
import roundhouse.lab.rows.GameRecord;

/**
 * Something that is measured in each game.
 *
 * @param name of a {@link FigureFamily}, or a type of a script's event
 * @param what the phase, train, company, private, tile, seat, event or cause that it is about
 */
public record Figure(FigureKind kind, String name, String what) implements Comparable<Figure> {
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  private static final Comparator<Figure> OF_READING =
      Comparator.comparing(Figure::kind)
          .thenComparingInt(
              figure -> figure.family().map(Enum::ordinal).orElse(FigureFamily.values().length))
          .thenComparing(Figure::name)
          .thenComparing(figure -> padded(figure.what()))
          .thenComparing(Figure::what);

  /** A figure of a family. */
  public static Figure of(FigureFamily family, String what) {
    return new Figure(family.kind(), family.id(), what);
  }

  /** The figures of one game. A time that never came and a number that is 0 are left out. */
  public static Map<Figure, Double> of(GameRecord game) {
    var all = new LinkedHashMap<Figure, Double>();
    FigureFamily.times(game)
        .forEach(
            moment ->
                all.putIfAbsent(
                    new Figure(FigureKind.TIME, moment.moment(), moment.what()), moment.time()));
    for (FigureFamily family : FigureFamily.values())
      family.values(game).forEach((what, value) -> all.put(of(family, what), value));
    return all;
  }

  public boolean isOf(FigureFamily family) {
    return kind == family.kind() && name.equals(family.id());
  }

  private Optional<FigureFamily> family() {
    return FigureFamily.of(kind, name);
  }

  /** Its name on a command line: "phase-began 5". */
  public String id() {
    return what.isEmpty() ? name : name + " " + what;
  }

  /** In words: "phase 5 begins". Rows hold no sentence of a script's event, only its type. */
  public String says() {
    return family()
        .map(family -> family.words().formatted(says(family.about())))
        .orElseGet(
            () ->
                "the event '%s' happens".formatted(name.replace('-', ' '))
                    + (what.isEmpty() ? "" : " to " + what));
  }

  private String says(FigureFamily.About about) {
    return switch (about) {
      case CAUSE -> EndTiming.Cause.says(what);
      case EVENT -> EventCountWords.of(what);
      default -> what;
    };
  }

  /** Whether a name means it: its id, or its words as tables show them. */
  public boolean isNamed(String name) {
    return id().equals(name) || says().equalsIgnoreCase(name);
  }

  /** Whether a game that was stopped has it, too. */
  boolean ofStopped() {
    return family().map(FigureFamily::ofStopped).orElse(true);
  }

  /** With numbers padded to one length, so that 10 comes after 9. */
  private static String padded(String what) {
    return NUMBER
        .matcher(what)
        .replaceAll(
            number -> "0".repeat(Math.max(0, 9 - number.group().length())) + number.group());
  }

  @Override
  public int compareTo(Figure other) {
    return OF_READING.compare(this, other);
  }
}
