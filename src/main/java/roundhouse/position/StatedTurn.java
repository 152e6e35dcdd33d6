package roundhouse.position;

import java.util.Optional;
import roundhouse.design.binding.Says;
import roundhouse.design.spec.RoundSpec;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.position.StateProperty.Named;

/** Whose turn it is, and at which step. */
public record StatedTurn(
    @Says("The player or company.")
        @StateProperty(names = Named.DECIDER, unlike = "it is %s's turn to decide, not %s's")
        Optional<String> of,
    @Says(
            "The round, or a kind of turn within one, such as that of a connection run; by default"
                + " 'stock' for a player and 'operating' for a company.")
        @StateProperty(names = Named.ROUND, unlike = "the round is '%s', not '%s'")
        Optional<String> round,
    @Says("The step, for example 'lay-track'.") @StateProperty(unlike = "the step is %s, not %s")
        Optional<String> step) {

  /** Who decides in a state, and at which step. */
  public static StatedTurn of(Game game) {
    Optional<Decision> decision = Engine.decision(game.title(), game.state());
    return new StatedTurn(
        Optional.of(decision.map(Decision::entity).orElse(Stated.NOBODY)),
        Optional.of(round(game)),
        decision.map(Decision::step));
  }

  /** The round, or the kind of a turn that is special in it. */
  private static String round(Game game) {
    String kind = game.state().top().name();
    RoundSpec turn = game.design().rounds().get(kind);
    boolean special = turn != null && turn.turns() == RoundSpec.Turns.SPECIAL;
    return special ? kind : game.state().round().name();
  }

  /** Says that the turn was over at once, in a state where play has gone on; "" if it was not. */
  String overIn(GameState state) {
    boolean there =
        state.stack().stream().anyMatch(frame -> of.orElse(frame.entity()).equals(frame.entity()));
    return there
        ? ""
        : "; the given turn of %s was over at once, since nothing is to be decided in it%s"
            .formatted(of.orElse(""), step.map(from -> " from " + from + " on").orElse(""));
  }
}
