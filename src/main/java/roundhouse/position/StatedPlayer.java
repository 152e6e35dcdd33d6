package roundhouse.position;

import java.util.Optional;
import roundhouse.design.Says;

/** What is stated of a player. Shares and privates stand with the companies and privates. */
public record StatedPlayer(
    @Says("Money in hand.") Optional<Integer> cash,
    @Says("Money, shares and privates together; it follows from the rest and cannot be given.")
        Optional<Integer> worth) {}
