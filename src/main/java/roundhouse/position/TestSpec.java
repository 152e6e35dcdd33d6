package roundhouse.position;

import java.util.List;
import java.util.Optional;
import roundhouse.design.Default;
import roundhouse.design.Range;
import roundhouse.design.Says;
import roundhouse.design.Words;
import roundhouse.engine.Action;

/** A test position as its file says it: how play comes to a moment, and what happens then. */
public record TestSpec(
    @Says("The rule that is tested, in a sentence.") String says,
    @Says("Options that are on.") @Default("[]") @Words List<String> options,
    @Says(
            "Names of the players in the order of seats; by default A, B and C, or as many as the"
                + " title is for.")
        @Default("[]")
        @Words
        List<String> players,
    @Says("Seed of the game's random source.") @Default("1") @Range int seed,
    @Says("What is set up, from an empty board in the first stock round.") Optional<Stated> given,
    @Says("What was done since the start of the game, when nothing is given.") @Default("[]")
        List<Action> actions,
    @Says("What is done then, and what must follow.") List<TestStep> steps) {}
