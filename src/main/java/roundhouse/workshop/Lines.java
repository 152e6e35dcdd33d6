package roundhouse.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.engine.Action;
import roundhouse.words.Words;

/**
 * The lines into which a game has parted: whoever goes back and acts differently plays another
 * line, and the one that was left stays.
 *
 * @param present the name of the line that is played
 * @param others those that were left, the oldest first
 */
public record Lines(String present, List<Line> others) {
  private static final String FIRST = Words.of("lines.main");

  /** A game that has never parted. */
  public static final Lines ONE = new Lines(FIRST, List.of());

  public Lines {
    others = List.copyOf(others);
  }

  public Optional<Line> named(String name) {
    return others.stream().filter(line -> line.name().equals(name)).findFirst();
  }

  /** All names, the present line's first. */
  public List<String> names() {
    return Stream.concat(Stream.of(present), others.stream().map(Line::name)).toList();
  }

  /** The game as it goes on is another line now; what was played stays under its name. */
  Lines parting(Playtest left) {
    return parting(left, free());
  }

  /** The same, the new line under a name that no line has. */
  Lines parting(Playtest left, String name) {
    var all = new ArrayList<>(others);
    all.add(new Line(present, alone(left)));
    return new Lines(name, all);
  }

  private String free() {
    int number = others.size() + 2;
    while (names().contains(Words.of("lines.numbered", number))) number++;
    return Words.of("lines.numbered", number);
  }

  /** The line in which the same was played up to a moment, and then this action. */
  Optional<Line> following(Playtest game, Action action) {
    return others.stream()
        .filter(
            line -> line.play().title() == game.title() && line.play().moments().size() > game.at())
        .filter(line -> line.play().moments().get(game.at()).action().equals(action))
        .filter(line -> line.play().state(game.at()).equals(game.state()))
        .findFirst();
  }

  /** Goes over to another line, which takes the place of the present one. */
  Lines to(Line wanted, Playtest left) {
    var all = new ArrayList<>(others);
    all.replaceAll(line -> line.equals(wanted) ? new Line(present, alone(left)) : line);
    return new Lines(wanted.name(), all);
  }

  Lines renamed(String name, String other) {
    if (present.equals(name)) return new Lines(other, others);
    return new Lines(
        present,
        others.stream()
            .map(line -> line.name().equals(name) ? new Line(other, line.play()) : line)
            .toList());
  }

  Lines without(String name) {
    return new Lines(present, others.stream().filter(line -> !line.name().equals(name)).toList());
  }

  private static Playtest alone(Playtest play) {
    return play.with(ONE).at(play.moments().size());
  }
}
