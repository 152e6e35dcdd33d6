package roundhouse.position;

import java.util.Optional;
import roundhouse.design.binding.Says;
import roundhouse.game.GameState;

/** Whose turn it is, and at which step. */
public record StatedTurn(
    @Says("The player or company.") Optional<String> of,
    @Says(
            "The round, or a kind of turn within one, such as that of a connection run; by default"
                + " 'stock' for a player and 'operating' for a company.")
        Optional<String> round,
    @Says("The step, for example 'lay-track'.") Optional<String> step) {

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
