package roundhouse.position;

import java.util.Optional;
import roundhouse.design.binding.Says;

/** Whose turn it is, and at which step. */
public record StatedTurn(
    @Says("The player or company.") Optional<String> of,
    @Says("The round; by default 'stock' for a player and 'operating' for a company.")
        Optional<String> round,
    @Says("The step, for example 'lay-track'.") Optional<String> step) {}
