package roundhouse.lab.simulation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.DecisionDraws;

/**
 * Finds out whether players who lose decide who wins. A game is played again with other choices in
 * the last decisions of each loser; all bots go on with the luck that they had.
 */
public final class Kingmaking {
  /** How many of the last decisions of each loser are looked at. */
  public static final int DECISIONS = 3;

  /** How many other choices of each are tried, spread over all there are. */
  public static final int OTHERS = 3;

  private final Simulation simulation;
  private final long seed;
  private final List<GameWatcher.Played> taken = new ArrayList<>();

  private Kingmaking(Simulation simulation, long seed) {
    this.simulation = simulation;
    this.seed = seed;
  }

  /**
   * Whether another choice of a loser would have made another of the others win; nothing if the
   * game does not end by its rules.
   */
  public static Optional<Boolean> in(Simulation simulation, long seed) {
    return new Kingmaking(simulation, seed).found();
  }

  private Optional<Boolean> found() {
    SimulatedGame game = simulation.play(seed, taken::add);
    if (!game.outcome().endedNormally()) return Optional.empty();
    Set<String> winners = winners(game);
    for (String loser : simulation.players())
      if (!winners.contains(loser) && decides(loser, winners)) return Optional.of(true);
    return Optional.of(false);
  }

  private boolean decides(String loser, Set<String> winners) {
    for (int number : lastDecisions(loser))
      for (Action other : others(taken.get(number)))
        if (makesAnother(winners, winners(playedWith(number, other)), loser)) return true;
    return false;
  }

  /** Whether another player wins, who is not the one that chose otherwise. */
  static boolean makesAnother(Set<String> before, Set<String> after, String loser) {
    return !after.isEmpty() && !after.equals(before) && !after.contains(loser);
  }

  private List<Integer> lastDecisions(String player) {
    return IntStream.iterate(taken.size() - 1, number -> number >= 0, number -> number - 1)
        .filter(number -> taken.get(number).choices() > 1)
        .filter(number -> taken.get(number).player().equals(player))
        .limit(DECISIONS)
        .boxed()
        .toList();
  }

  private List<Action> others(GameWatcher.Played decision) {
    List<Action> all =
        Engine.quickChoices(simulation.title(), decision.before()).stream()
            .map(Choice::action)
            .filter(action -> !action.equals(decision.action()))
            .toList();
    return IntStream.range(0, Math.min(OTHERS, all.size()))
        .mapToObj(each -> all.get(each * all.size() / Math.min(OTHERS, all.size())))
        .toList();
  }

  /** The game with another action in one place. */
  private SimulatedGame playedWith(int number, Action other) {
    var next = new AtomicInteger();
    List<Bot> bots =
        simulation.bots().stream().map(bot -> (Bot) new Instead(bot, next, number, other)).toList();
    return new Simulation(
            simulation.title(),
            simulation.players(),
            bots,
            simulation.limits(),
            false,
            simulation.cancelled())
        .play(seed);
  }

  /** Decides as before up to a place, otherwise there, and then for itself. */
  private final class Instead implements Bot {
    private final Bot bot;
    private final AtomicInteger next;
    private final int number;
    private final Action other;

    Instead(Bot bot, AtomicInteger next, int number, Action other) {
      this.bot = bot;
      this.next = next;
      this.number = number;
      this.other = other;
    }

    @Override
    public Action choose(
        Title title,
        GameState state,
        Decision decision,
        List<Choice> choices,
        DecisionDraws draws) {
      int now = next.getAndIncrement();
      if (now < number) return taken.get(now).action();
      return now == number ? other : bot.choose(title, state, decision, choices, draws);
    }

    @Override
    public boolean looksAhead() {
      return bot.looksAhead();
    }
  }

  /** The names of the winners; none if a game does not end by its rules. */
  private static Set<String> winners(SimulatedGame game) {
    var all = new LinkedHashSet<String>();
    for (int seat = 0; seat < game.log().players().size(); seat++)
      if (game.won(seat)) all.add(game.log().players().get(seat));
    return all;
  }
}
