package roundhouse.design;

import java.util.Map;

/** A type of train. */
public record TrainSpec(
    @Key String name,
    @Says("How far it runs: 4, 3+1, or { cities: 3, towns: 1 }.") Allowance runs,
    @Says("Price new from the bank.") @Range int price,
    @Says("How many there are: a number, or unlimited.") Count count,
    @Says("It is sold besides the train whose turn it is, once one of this type was sold.")
        @Default("")
        @Reference("trains")
        String availableWith,
    @Says("What a train of each type takes off the price when it is given in exchange.")
        @Default("{}")
        Map<String, Integer> tradeIn,
    @Says(
            "The phase from which on trains are taken in exchange for it; from its first on when"
                + " empty.")
        @Default("")
        @Reference("phases")
        String tradeInFrom,
    @Says("Whether trains are taken in exchange for one of the pool too, not for new ones only.")
        @Default("no")
        boolean tradeInForPooled,
    @Says("The first train of this type rusts it; empty for never.")
        @Default("")
        @Reference("trains")
        String rustsOn,
    @Says("How many fewer there are, by number of players.") @Default("{}")
        Map<Integer, Integer> fewer,
    @Says("Anything scripts want to know.") @Default("{}") Data data) {}
