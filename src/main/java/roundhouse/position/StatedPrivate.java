package roundhouse.position;

import java.util.Optional;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.ShortFormKey;
import roundhouse.game.GameState;
import roundhouse.game.PrivateCompany;
import roundhouse.position.StateProperty.Named;

/** A private as a test describes it. */
public record StatedPrivate(
    @Says("Its owner: a player, a company, 'bank', 'nobody' or 'closed'.")
        @ShortFormKey
        @StateProperty(names = Named.OWNER, unlike = "%3$s belongs to %s, not %s")
        Optional<String> owner,
    @Says("Flags of the private, set by scripts and by its token.")
        @StateProperty(unlike = Stated.FLAG)
        ScriptData flags) {

  static StatedPrivate of(GameState state, PrivateCompany owned) {
    String owner = owned.owner().isNobody() ? Stated.NOBODY : owned.owner().name();
    return new StatedPrivate(
        Optional.of(owned.closed() ? Stated.CLOSED : owner), Stated.flags(state, owned.id()));
  }
}
