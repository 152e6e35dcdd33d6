package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import roundhouse.engine.Title;
import roundhouse.lab.rows.GameRecord;

/** The figures of sides whose games come in any order, and so are not compared. */
public final class Timelines {
  private final List<String> sides;
  private final Map<Integer, List<SideTally>> tallies = new TreeMap<>();

  public Timelines(List<String> sides) {
    this.sides = List.copyOf(sides);
  }

  /** Counts a game; several threads may. */
  public synchronized void add(GameRecord game) {
    tallies
        .computeIfAbsent(
            game.key().players(), _ -> new ArrayList<>(sides.stream().map(SideTally::new).toList()))
        .get(sides.indexOf(game.key().side()))
        .add(game, Figure.of(game));
  }

  /** The sides for each number of players. */
  public synchronized Map<Integer, List<SideTally>> sides() {
    return new TreeMap<>(tallies);
  }

  /** The findings for each number of players and side, in sentences below their headings. */
  public synchronized String findings(Map<String, Title> titles) {
    var text = new StringBuilder();
    tallies.forEach(
        (players, all) ->
            all.forEach(
                side -> text.append(DesignFindings.text(side, titles.get(side.side()), players))));
    return text.toString();
  }

  /**
   * What matters most of each, in lines.
   *
   * @param most lines of all together
   */
  public synchronized String brief(Map<String, Title> titles, int most) {
    int each = most / Math.max(1, tallies.values().stream().mapToInt(List::size).sum());
    var text = new StringBuilder();
    tallies.forEach(
        (players, all) ->
            all.forEach(
                side ->
                    text.append("%n%s with %s players%n".formatted(side.side(), players))
                        .append(
                            SideLevels.text(side, titles.get(side.side()), players, each - 3))));
    return text.toString();
  }

  /** The tables for each number of players. */
  public synchronized String text() {
    return tallies.entrySet().stream()
        .map(each -> "%n%s players%n".formatted(each.getKey()) + FigureTables.of(each.getValue()))
        .collect(Collectors.joining());
  }
}
