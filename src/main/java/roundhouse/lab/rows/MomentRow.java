package roundhouse.lab.rows;

import roundhouse.design.binding.Says;

/** Something that happened at a time. */
@Says("One row for each moment of a game that marks its progress.")
public record MomentRow(
    GameKey key,
    @Says(
            "the kind of moment: an event's type, 'train-first-sold', 'train-sold-out',"
                + " 'tile-ran-out'")
        String moment,
    @Says("the phase, train, company, private or tile") String what,
    @Says("the player or company that did it, if there is one") String by,
    @Says("the set of rounds, from 1; 0 in the opening") int set,
    @Says("the round, as the design names it") String round,
    @Says("number of the round within its set") int number,
    @Says("the time in sets: the second of three operating rounds of set 4 is 4.5") double time,
    @Says("number of the action that led to it, from 1") int action)
    implements TableRow {}
