package roundhouse.position;

import java.util.List;
import java.util.Optional;
import roundhouse.design.Default;
import roundhouse.design.Says;
import roundhouse.design.Words;
import roundhouse.engine.Action;

/**
 * One step of a test position: something is done, and something follows. Everything in it may be
 * left out.
 */
public record TestStep(
    @Says("Players and companies that pass first, in this order.") @Default("[]") @Words
        List<String> pass,
    @Says("What is done.") Optional<Action> when,
    @Says("It is refused, for a reason that has these words in it.") Optional<String> refused,
    @Says("Among what it tells is a line with these words in it.") Optional<String> told,
    @Says("What is so after it.") Optional<Stated> then,
    @Says("What is offered after it, and may be done.") @Default("[]") List<Action> offers,
    @Says("What is not offered after it, and refused.") @Default("[]") List<Action> denies) {}
