package roundhouse.engine;

import java.util.List;

/**
 * A saved game: everything from which it can be played again.
 *
 * @param title folder name of the design
 * @param fingerprint of the design and its scripts when the game was saved
 * @param players in the order of seats
 * @param options ids of the options that are on
 * @param seed of the game's random source
 */
public record GameLog(
    String title,
    String fingerprint,
    List<String> players,
    List<String> options,
    long seed,
    List<Action> actions) {

  public GameLog {
    players = List.copyOf(players);
    options = List.copyOf(options);
    actions = List.copyOf(actions);
  }
}
