package roundhouse.lab.rows;

import roundhouse.design.binding.Says;

/** How often something happened in a game. */
@Says("One row for each type of event in a game.")
public record CountRow(
    GameKey key,
    @Says("the event's type, with the phase, train, round, cause or dividend if it names one")
        String event,
    @Says("how often it happened") int times)
    implements TableRow {}
