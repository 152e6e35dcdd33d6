package roundhouse.workshop.project;

import java.util.OptionalInt;

/**
 * How many games an experiment plays.
 *
 * @param games of each design, for each number of players
 * @param players empty for all numbers of players
 * @param seed empty for one that is drawn
 */
public record GameCount(int games, OptionalInt players, OptionalInt seed) {
  /** Enough to find differences that matter. */
  public static final GameCount USUAL =
      new GameCount(100, OptionalInt.empty(), OptionalInt.empty());

  String yaml() {
    String number = players.isPresent() ? "players: " + players.getAsInt() + "\n" : "";
    return number + "games: " + games + "\n";
  }
}
