package roundhouse.lab.rows;

import roundhouse.design.binding.Says;

/** A player after a round. */
@Says("One row for each player and each round, as it ends.")
public record PlayerRow(
    GameKey key,
    @Says("the set of rounds") int set,
    @Says("the round, as the design names it") String round,
    @Says("number of the round within its set") int number,
    @Says("the time in sets") double time,
    @Says("the player's seat, from 1") int seat,
    @Says("the player") String player,
    @Says("what the player is worth") int worth,
    @Says("the player's money") int cash,
    @Says("certificates of the player that count against the limit") int certificates,
    @Says("how many the player may hold; 0 without a limit") int limit,
    @Says("decisions of the player in this round with at least two choices") int decisions,
    @Says("seconds that the player took for them; 0 if nobody measured it") double seconds,
    @Says("notes on moments of this round, whoever made them") int notes)
    implements TableRow {}
