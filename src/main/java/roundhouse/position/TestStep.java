package roundhouse.position;

import java.util.List;
import java.util.Optional;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;
import roundhouse.engine.Action;

/** One step of a test position: an action and what must follow. Every key is optional. */
public record TestStep(
    @Says("Players and companies that pass first, in this order.") @Default("[]") @WordList
        List<String> pass,
    @Says("The action.") Optional<Action> when,
    @Says("The action must be refused with a reason that contains these words.")
        Optional<String> refused,
    @Says("The action must log a line that contains these words.") Optional<String> told,
    @Says("The position that must follow.") Optional<Stated> then,
    @Says("Actions that must be offered afterwards.") @Default("[]") List<Action> offers,
    @Says("Actions that must neither be offered nor allowed afterwards.") @Default("[]")
        List<Action> denies) {}
