package roundhouse.engine;

import roundhouse.design.spec.TitleWords;
import roundhouse.game.GameState;

/** Thrown when the rules forbid an action; it never leaves the engine. */
public final class Refusal extends RuntimeException {
  private final String rule;

  private Refusal(String rule, String reason) {
    super(reason, null, false, false);
    this.rule = rule;
  }

  /** A refusal with its reason in the words of a rulebook. */
  public static Refusal because(String rule, String reason, Object... names) {
    return new Refusal(rule, names.length == 0 ? reason : String.format(reason, names));
  }

  /** Throws the verdict's reason unless it allows the action. */
  public static void unless(Verdict verdict, String rule) {
    if (!verdict.allowed()) throw new Refusal(rule, verdict.why());
  }

  /** Throws unless the action is allowed. */
  public static void unless(boolean allowed, String rule, String reason, Object... names) {
    if (!allowed) throw because(rule, reason, names);
  }

  /** Throws unless the company is in the game. */
  public static void unlessCompany(GameState state, String id) {
    unless(state.companies().containsKey(id), "company", "there is no company %s", id);
  }

  /** The refusal as the result of the action, in the words of its title. */
  public Result.Refused result(TitleWords words) {
    return new Result.Refused(rule, words.in(getMessage()));
  }
}
