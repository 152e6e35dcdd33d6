package roundhouse.lab.simulation;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import roundhouse.engine.Title;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;

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
          "%s players need as many bots, not %s".formatted(players.size(), bots.size()));
  }

  /** A simulation with the same bot in every seat, without checks. */
  public static Simulation of(Title title, int players, Bot bot) {
    return seated(title, players, List.of(bot));
  }

  /** The same with bots for the seats in order, repeated as needed. */
  public static Simulation seated(Title title, int players, List<Bot> bots) {
    return new Simulation(
        title, names(players), seats(bots, players), SimulationLimits.USUAL, false, () -> false);
  }

  /** The same with bots by their names, all of which can play the title. */
  public static Simulation ofNamed(Title title, int players, List<String> bots) {
    return seated(title, players, Bots.named(title, bots));
  }

  private static List<Bot> seats(List<Bot> bots, int players) {
    return IntStream.range(0, players).mapToObj(seat -> bots.get(seat % bots.size())).toList();
  }

  /** Default names of players: "Player A", "Player B". */
  public static List<String> names(int players) {
    return IntStream.range(0, players).mapToObj(seat -> "Player " + (char) ('A' + seat)).toList();
  }

  public Simulation checking() {
    return checking(true);
  }

  /** The same, which checks the invariants of games or does not. */
  public Simulation checking(boolean now) {
    return new Simulation(title, players, bots, limits, now, cancelled);
  }

  /** The same, which a true answer stops between two actions. */
  public Simulation cancelledBy(BooleanSupplier answer) {
    return new Simulation(title, players, bots, limits, checked, answer);
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

  /** The same, and reports each action as it is played. */
  public SimulatedGame play(long seed, GameWatcher watcher) {
    return new Playthrough(this, seed, watcher).play();
  }
}
