package roundhouse.position;

import java.util.Optional;
import roundhouse.design.Says;

/** Whose turn is stated, and for what. */
public record StatedTurn(
    @Says("The player or company.") Optional<String> of,
    @Says("The round; 'stock' for a player and 'operating' for a company when it is not given.")
        Optional<String> round,
    @Says("The step that waits; 'lay-track' for example.") Optional<String> step) {}
