package roundhouse.position;

import java.util.List;
import java.util.Optional;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;
import roundhouse.engine.Action;

/** A test position as written in its file: a position and what happens then. */
public record TestSpec(
    @Says("The rule that is tested, in a sentence.") String says,
    @Says("Options that are on.") @Default("[]") @WordList List<String> options,
    @Says(
            "Names of the players in seating order; by default A, B and C, or as many as the title"
                + " allows.")
        @Default("[]")
        @WordList
        List<String> players,
    @Says("Seed of the game's random numbers.") @Default("1") @Range int seed,
    @Says("The position that is set up, starting from an empty board in the first stock round.")
        Optional<Stated> given,
    @Says("Actions since the start of the game, if no position is given.") @Default("[]")
        List<Action> actions,
    @Says("What is done in the position, and what must follow.") List<TestStep> steps) {}
