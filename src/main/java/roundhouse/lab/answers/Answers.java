package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.lab.rows.GameRecord;

/**
 * The results of the games of an experiment so far. Games come in order: those of one number from
 * the first side to the last. One may be missing, and its pair with it. Memory does not grow with
 * their number.
 */
public final class Answers {
  private final Map<Integer, Table> tables = new LinkedHashMap<>();

  /** The sides with one number of players. */
  public static final class Table {
    private final int players;
    private final List<SideTally> sides = new ArrayList<>();
    private final List<SidePair> pairs = new ArrayList<>();
    private final ContrastTally contrasts;
    private Optional<Whole> base = Optional.empty();
    private int baseGame;

    /** A game that ended by its rules. */
    private record Whole(GameRecord game, Map<Figure, Double> figures) {}

    private Table(int players, List<String> names, List<Contrast> contrasts) {
      this.players = players;
      this.contrasts = new ContrastTally(contrasts);
      for (String name : names) sides.add(new SideTally(name));
      for (SideTally side : sides.subList(1, sides.size()))
        pairs.add(new SidePair(sides.getFirst(), side));
    }

    private void add(String name, GameRecord game) {
      Map<Figure, Double> figures = Figure.of(game);
      Optional<Whole> whole =
          Optional.of(new Whole(game, figures)).filter(_ -> game.game().finished());
      SideTally side =
          sides.stream().filter(each -> each.side().equals(name)).findFirst().orElseThrow();
      side.add(game, figures);
      if (game.game().finished()) contrasts.add(game.key().game(), name, figures);
      if (side == sides.getFirst()) {
        base = whole;
        baseGame = game.key().game();
      } else if (baseGame == game.key().game()) pair(pairs.get(sides.indexOf(side) - 1), whole);
    }

    private void pair(SidePair pair, Optional<Whole> other) {
      if (base.isPresent() && other.isPresent()) {
        pair.add(base.get().figures(), other.get().figures());
        pair.addMaps(base.get().game(), other.get().game());
      } else pair.leaveOut();
    }

    public int players() {
      return players;
    }

    public List<SideTally> sides() {
      return List.copyOf(sides);
    }

    /** What compares many sides at once, if they are the combinations of values or options. */
    public ContrastTally contrasts() {
      return contrasts;
    }

    /** The first side with each of the others. */
    public List<SidePair> pairs() {
      return List.copyOf(pairs);
    }
  }

  public Answers(List<String> sides, List<Integer> players) {
    this(sides, players, List.of());
  }

  /**
   * Answers of sides of which many are compared at once.
   *
   * @param contrasts those comparisons
   */
  public Answers(List<String> sides, List<Integer> players, List<Contrast> contrasts) {
    for (int count : players) tables.put(count, new Table(count, sides, contrasts));
  }

  /** Counts the next game. */
  public void add(GameRecord game) {
    add(game.key().side(), game);
  }

  /** Counts the next game as one of a side, whatever its rows call the side. */
  public void add(String side, GameRecord game) {
    tables.get(game.key().players()).add(side, game);
  }

  /** One for each number of players. */
  public List<Table> tables() {
    return List.copyOf(tables.values());
  }
}
