package roundhouse.engine;

import roundhouse.game.GameState;

/** Thrown within a change that the rules forbid; never leaves the engine. */
public final class Refusal extends RuntimeException {
  private final String rule;

  private Refusal(String rule, String reason) {
    super(reason, null, false, false);
    this.rule = rule;
  }

  /** A rule forbids it, for a reason in the words of a rulebook. */
  public static Refusal because(String rule, String reason, Object... names) {
    return new Refusal(rule, names.length == 0 ? reason : String.format(reason, names));
  }

  /** Refuses what a verdict does not allow, for its reason. */
  public static void unless(Verdict verdict, String rule) {
    if (!verdict.allowed()) throw new Refusal(rule, verdict.why());
  }

  /** Refuses what is not allowed. */
  public static void unless(boolean allowed, String rule, String reason, Object... names) {
    if (!allowed) throw because(rule, reason, names);
  }

  /** Refuses to go on about a company that is not in the game. */
  public static void unlessCompany(GameState state, String id) {
    unless(state.companies().containsKey(id), "company", "there is no company %s", id);
  }

  /** The refusal as a result of the action. */
  public Result.Refused result() {
    return new Result.Refused(rule, getMessage());
  }
}
