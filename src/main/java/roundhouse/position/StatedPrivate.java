package roundhouse.position;

import java.util.Optional;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.ShortFormKey;

/** A private as a test describes it. */
public record StatedPrivate(
    @Says("Its owner: a player, a company, 'bank', 'nobody' or 'closed'.") @ShortFormKey
        Optional<String> owner,
    @Says("Flags of the private, set by scripts and by its token.") ScriptData flags) {}
