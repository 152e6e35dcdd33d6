package roundhouse.engine.rounds;

import java.util.List;
import java.util.Map;
import roundhouse.design.spec.RoundSpec;
import roundhouse.engine.Game;
import roundhouse.game.Calendar;

/** The order of rounds and their numbers. */
public final class RoundSequence {
  private RoundSequence() {}

  /**
   * The rounds follow each other as the design lists them; operating rounds as often as the phase
   * said, and one broken off begins again under its number.
   */
  static String standardNext(Game game, RoundHooks.NextRound ended) {
    if (game.state().round().memory().is(Rounds.BROKEN_OFF)) return ended.round();
    String after = Rounds.spec(game, ended.round()).afterEach();
    if (!after.isEmpty() && heldIn(game, after)) return after;
    String before = heldAfter(game, ended.round());
    return standardNext(game, before);
  }

  private static boolean heldIn(Game game, String round) {
    List<String> phases = Rounds.spec(game, round).phases();
    return phases.isEmpty() || phases.contains(game.state().phase());
  }

  /** The round that this one is held after, if any, else the round itself. */
  private static String heldAfter(Game game, String round) {
    return game.design().rounds().entrySet().stream()
        .filter(entry -> entry.getValue().afterEach().equals(round))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(round);
  }

  private static String standardNext(Game game, String ended) {
    List<String> then = game.design().then();
    Calendar calendar = game.state().calendar();
    int index = then.indexOf(ended);
    if (index < 0) return then.getFirst();
    boolean again =
        Rounds.spec(game, ended).turns() == RoundSpec.Turns.BY_PRICE
            && calendar.number() < calendar.rounds();
    return again ? ended : then.get((index + 1) % then.size());
  }

  /**
   * The calendar at the start of a round: the first round begins a new set, each operating round
   * takes the next number. Operating rounds that follow the opening are the first set.
   */
  public static Calendar calendarFor(Game game, String name, RoundSpec spec) {
    Calendar now = game.state().calendar();
    if (spec.turns() != RoundSpec.Turns.BY_PRICE) {
      return name.equals(game.design().then().getFirst()) ? new Calendar(now.set() + 1, 1, 0) : now;
    }
    return now.rounds() == 0
        ? new Calendar(Math.max(1, now.set()), 1, game.phase().operatingRounds())
        : new Calendar(now.set(), now.number() + 1, now.rounds());
  }
}
