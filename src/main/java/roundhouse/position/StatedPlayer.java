package roundhouse.position;

import java.util.Optional;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;

/** A player as a test describes it. Shares and privates are given with companies and privates. */
public record StatedPlayer(
    @Says("Cash in hand.") Optional<Integer> cash,
    @Says(
            "Total worth of cash, shares and privates; only under 'then', since it follows from the"
                + " rest.")
        Optional<Integer> worth,
    @Says("Flags of the player, set by scripts.") ScriptData flags) {}
