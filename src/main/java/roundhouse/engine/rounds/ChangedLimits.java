package roundhouse.engine.rounds;

import java.util.List;
import java.util.Optional;
import roundhouse.design.binding.NumberLimits;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.game.GameState;

/** Limits that effects have set in the place of those of the design. */
public final class ChangedLimits {
  /** The limit of trains, of a company. */
  public static final String TRAINS = "trains";

  /** The limit of certificates, of a player. */
  public static final String CERTIFICATES = "certificates";

  private static final List<String> LIMITS = List.of(TRAINS, CERTIFICATES);

  /** The number that stands for the limit of the design. */
  private static final int OF_DESIGN = -1;

  private ChangedLimits() {}

  /** Sets the limit of a company or player, or of all with "". */
  public static void set(StateTransaction change, String limit, int number, String entity) {
    Refusal.unless(
        LIMITS.contains(limit), "limit", "there is no limit '%s'; write one of %s", limit, LIMITS);
    Refusal.unless(
        number >= OF_DESIGN && number <= NumberLimits.MANY,
        "limit",
        "a limit is from 0 to %s, or -1 for that of the design, not %s",
        NumberLimits.MANY,
        number);
    boolean ofCompany = limit.equals(TRAINS);
    GameState state = change.state();
    Refusal.unless(
        entity.isEmpty()
            || (ofCompany ? state.companies().containsKey(entity) : state.isPlayer(entity)),
        "limit",
        "the limit of %s is that of a %s, and there is none named %s",
        limit,
        ofCompany ? "company" : "player",
        entity);
    Object value = number == OF_DESIGN ? (Object) false : (long) number;
    change.update(state.withFlag(entity, flag(limit), value));
  }

  /** The limit that an effect has set for a company, a player or all. */
  public static Optional<Integer> of(Game game, String limit, String entity) {
    if (game.state().flags().isEmpty()) return Optional.empty();
    String flag = flag(limit);
    if (game.state().flag(entity, flag) instanceof Long own) return Optional.of(own.intValue());
    return game.state().flag("", flag) instanceof Long ofAll
        ? Optional.of(ofAll.intValue())
        : Optional.empty();
  }

  private static String flag(String limit) {
    return "limit of " + limit;
  }
}
