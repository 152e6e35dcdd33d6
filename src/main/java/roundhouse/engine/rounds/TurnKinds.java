package roundhouse.engine.rounds;

import java.util.Map;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.RoundSpec;
import roundhouse.engine.Game;
import roundhouse.game.Frame;

/**
 * Kinds of turns: those of a round, and those of other names that are played within a round. A kind
 * of company may have turns of its own.
 */
public final class TurnKinds {
  private TurnKinds() {}

  /** The kind of turn that a player or a company has in a round. */
  public static String of(Game game, Frame round, String entity) {
    boolean company = game.state().companies().containsKey(entity);
    String own = company && Rounds.isOperatingRound(game, round) ? game.kind(entity).turn() : "";
    return own.isEmpty() ? round.name() : own;
  }

  /** The round in which turns of a kind are played: the one of that name, or the one around it. */
  public static String roundOf(Design design, String kind) {
    return design.rounds().entrySet().stream()
        .filter(round -> contains(design, round.getValue(), kind))
        .map(Map.Entry::getKey)
        .filter(design.then()::contains)
        .findFirst()
        .orElse(kind);
  }

  private static boolean contains(Design design, RoundSpec round, String kind) {
    boolean ofCompanies =
        design.kinds().values().stream().anyMatch(spec -> spec.turn().equals(kind));
    return ofCompanies && round.turns() == RoundSpec.Turns.BY_PRICE;
  }
}
