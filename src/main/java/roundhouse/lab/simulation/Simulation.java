package roundhouse.lab.simulation;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import roundhouse.engine.Title;
import roundhouse.lab.bots.Bot;

/**
 * Plays games with bots.
 *
 * @param players names in seat order
 * @param bots one for each seat
 * @param checked whether to check the invariants of games
 * @param cancelled asked between actions; true stops the game
 */
public record Simulation(
    Title title,
    List<String> players,
    List<Bot> bots,
    SimulationLimits limits,
    boolean checked,
    BooleanSupplier cancelled) {

  public Simulation {
    title = title.forPlayers(players.size());
    players = List.copyOf(players);
    bots = List.copyOf(bots);
    if (bots.size() != players.size())
      throw new IllegalArgumentException(
          "%d players need as many bots, not %d".formatted(players.size(), bots.size()));
  }

  /** A simulation with the same bot in every seat, without checks. */
  public static Simulation of(Title title, int players, Bot bot) {
    return new Simulation(
        title,
        names(players),
        IntStream.range(0, players).mapToObj(seat -> bot).toList(),
        SimulationLimits.USUAL,
        false,
        () -> false);
  }

  /** One bot for each seat, in order, repeated as needed. */
  public static List<Bot> seats(List<Bot> bots, int players) {
    return IntStream.range(0, players).mapToObj(seat -> bots.get(seat % bots.size())).toList();
  }

  /** Default names of players: "Player A", "Player B". */
  public static List<String> names(int players) {
    return IntStream.range(0, players).mapToObj(seat -> "Player " + (char) ('A' + seat)).toList();
  }

  public Simulation checking() {
    return new Simulation(title, players, bots, limits, true, cancelled);
  }

  public Simulation withLimits(SimulationLimits other) {
    return new Simulation(title, players, bots, other, checked, cancelled);
  }

  /**
   * Plays one game; the same seed gives the same game. It throws nothing: a failure becomes the
   * outcome.
   */
  public SimulatedGame play(long seed) {
    return play(seed, GameWatcher.NONE);
  }

  /** The same, and tells each action as it is played. */
  public SimulatedGame play(long seed, GameWatcher watcher) {
    return new Playthrough(this, seed, watcher).play();
  }
}
