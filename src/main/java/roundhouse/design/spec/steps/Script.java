package roundhouse.design.spec.steps;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ShortFormKey;

@Says(
    "A step written in JavaScript: exported functions say who decides, what the choices are and"
        + " what each one does.")
public record Script(
    @Says("Name of the step, with which the names of its functions begin.") @ShortFormKey
        String name,
    @Says(
            "Whether it is asked again in the same turn, until an answer changes nothing or nobody"
                + " decides.")
        @Default("no")
        boolean again,
    @Says(
            "Whether an answer that changes something is an action of a player's turn, so that the"
                + " player has not passed, even if nothing else is done.")
        @Default("no")
        boolean acts,
    @Says(
            "Whether play waits for an answer. One without which it goes on is offered at any time"
                + " in the turn, and never holds it up.")
        @Default("yes")
        boolean waits,
    @Says(
            "Another step of the turn with which it is offered: the turn stays at that step while"
                + " there is an answer, until the player passes.")
        @Default("")
        String beside,
    @Says("Whether the player may pass instead of answering, which the script reads as `pass`.")
        @Default("no")
        boolean mayPass,
    @Says(
            "Whether nobody decides: what the step does follows by itself, as soon as the player is"
                + " done with what is offered at any time in the turn.")
        @Default("no")
        boolean automatic)
    implements StepSpec {}
