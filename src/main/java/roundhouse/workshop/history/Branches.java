package roundhouse.workshop.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.engine.Action;
import roundhouse.words.UiWords;

/**
 * The lines of a game: going back and acting differently starts another line, and the old one
 * stays.
 *
 * @param present the name of the line that is played
 * @param others the other lines, the oldest first
 */
public record Branches(String present, List<Branch> others) {
  private static final String FIRST = UiWords.of("lines.main");

  /** A game with a single line. */
  public static final Branches ONE = new Branches(FIRST, List.of());

  public Branches {
    others = List.copyOf(others);
  }

  public Optional<Branch> named(String name) {
    return others.stream().filter(line -> line.name().equals(name)).findFirst();
  }

  /** All names, that of the current line first. */
  public List<String> names() {
    return Stream.concat(Stream.of(present), others.stream().map(Branch::name)).toList();
  }

  /** Makes the game a new line from here; what was played stays under its name. */
  Branches branchOff(GameHistory left) {
    return branchOff(left, free());
  }

  /** The same, the new line under a name that no line has. */
  Branches branchOff(GameHistory left, String name) {
    var all = new ArrayList<>(others);
    all.add(new Branch(present, alone(left)));
    return new Branches(name, all);
  }

  private String free() {
    int number = others.size() + 2;
    while (names().contains(UiWords.of("lines.numbered", number))) number++;
    return UiWords.of("lines.numbered", number);
  }

  /** The line in which the same was played up to a moment, and then this action. */
  Optional<Branch> continuing(GameHistory game, Action action) {
    return others.stream()
        .filter(
            line -> line.play().title() == game.title() && line.play().played().size() > game.at())
        .filter(line -> line.play().played().get(game.at()).action().equals(action))
        .filter(line -> line.play().state(game.at()).equals(game.state()))
        .findFirst();
  }

  /** Switches to another line, which becomes the current one. */
  Branches switchTo(Branch wanted, GameHistory left) {
    var all = new ArrayList<>(others);
    all.replaceAll(line -> line.equals(wanted) ? new Branch(present, alone(left)) : line);
    return new Branches(wanted.name(), all);
  }

  public Branches renamed(String name, String other) {
    if (present.equals(name)) return new Branches(other, others);
    return new Branches(
        present,
        others.stream()
            .map(line -> line.name().equals(name) ? new Branch(other, line.play()) : line)
            .toList());
  }

  public Branches without(String name) {
    return new Branches(
        present, others.stream().filter(line -> !line.name().equals(name)).toList());
  }

  private static GameHistory alone(GameHistory play) {
    return play.with(ONE).at(play.played().size());
  }
}
