package roundhouse.design;

import java.util.Map;

/** A type of train. */
public record TrainSpec(
    @Key String name,
    @Says("How far it runs: 4, 3+1, or { cities: 3, towns: 1 }.") Allowance runs,
    @Says("Price from the bank.") @Range int price,
    @Says("Number of trains, or unlimited.") Count count,
    @Says(
            "Train type after whose first sale it is available, in addition to the bank's current"
                + " train.")
        @Default("")
        @Reference("trains")
        String availableWith,
    @Says("Discount for trading in a train, by its type.") @Default("{}")
        Map<String, Integer> tradeIn,
    @Says("Phase from which trains can be traded in; from its first sale if empty.")
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
    @Says("Number of trains removed, by number of players.") @Default("{}")
        Map<Integer, Integer> fewer,
    @Says("Data for the title's scripts.") @Default("{}") Data data) {}
