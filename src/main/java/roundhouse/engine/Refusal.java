package roundhouse.engine;

import roundhouse.game.GameState;

/** Thrown within a change that the rules forbid; never leaves the engine. */
final class Refusal extends RuntimeException {
  private final String rule;

  private Refusal(String rule, String reason) {
    super(reason, null, false, false);
    this.rule = rule;
  }

  static Refusal because(String rule, String reason, Object... names) {
    return new Refusal(rule, names.length == 0 ? reason : String.format(reason, names));
  }

  static void unless(Verdict verdict, String rule) {
    if (!verdict.allowed()) throw new Refusal(rule, verdict.why());
  }

  static void unless(boolean allowed, String rule, String reason, Object... names) {
    if (!allowed) throw because(rule, reason, names);
  }

  /** Refuses to go on about a company that is not in the game. */
  static void unlessCompany(GameState state, String id) {
    unless(state.companies().containsKey(id), "company", "there is no company %s", id);
  }

  Result.Refused result() {
    return new Result.Refused(rule, getMessage());
  }
}
