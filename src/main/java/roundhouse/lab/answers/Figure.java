package roundhouse.lab.answers;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
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

  /** What is measured, without what it is about: "train-sold-out" of "train-sold-out 5". */
  String measure() {
    return isCount() ? name + " " + what.split(" ", 2)[0] : name;
  }

  /** What it is about: "5"; empty for a figure of the whole game. */
  String object() {
    if (!isCount()) return says(family().map(FigureFamily::about).orElse(FigureFamily.About.GAME));
    String[] parts = what.split(" ", 2);
    return parts.length < 2 ? "" : parts[1];
  }

  private boolean isCount() {
    return family().map(FigureFamily::about).filter(FigureFamily.About.EVENT::equals).isPresent();
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

  /** The same without saying that it is counted in a game. */
  String shortly() {
    return isCount() ? EventCountWords.of(what) : says();
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

  /** How often an event happens in a game, in words: "tiles laid". */
  static final class EventCountWords {
    private static final Properties WORDS = read("event-counts.properties");

    /** Its kind is a cause, as designs name it. */
    private static final String SETTLED = "end-triggered";

    private EventCountWords() {}

    private static Properties read(String file) {
      var words = new Properties();
      try (Reader in =
          new InputStreamReader(
              EventCountWords.class.getResourceAsStream(file), StandardCharsets.UTF_8)) {
        words.load(in);
        return words;
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }

    /**
     * The words for what is counted; a script's event brings its own.
     *
     * @param event its type and, after a space, what distinguishes events of the type
     */
    static String of(String event) {
      String[] parts = event.split(" ", 2);
      String kind = parts.length < 2 ? "" : parts[1];
      String told = parts[0].equals(SETTLED) ? EndTiming.Cause.says(kind) : kind;
      return ofType(parts[0])
          .map(words -> words.formatted(told))
          .orElseGet(
              () -> kind.isEmpty() ? "events '%s'".formatted(parts[0].replace('-', ' ')) : kind);
    }

    /** The words for a type of the engine's events, with %s for what distinguishes them. */
    static Optional<String> ofType(String type) {
      return Optional.ofNullable(WORDS.getProperty(type));
    }
  }
}
