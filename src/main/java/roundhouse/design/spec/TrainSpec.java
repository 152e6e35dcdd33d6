package roundhouse.design.spec;

import java.util.Map;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.KeyReference;
import roundhouse.design.binding.MapKey;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;

/** A type of train. */
public record TrainSpec(
    @MapKey String name,
    @Says("How far it runs: 4, 3+1, 3/5 for three of five on its way, or { cities: 3 }.")
        Allowance runs,
    @Says("Price from the bank.") @Range int price,
    @Says("Number of trains, or unlimited.") Count count,
    @Says(
            "Train type after whose first sale it is available, in addition to the bank's current"
                + " train.")
        @Default("")
        @Reference("trains")
        String availableWith,
    @Says("Discount for trading in a train, by its type.")
        @Default("{}")
        @Range
        @KeyReference("trains")
        Map<String, Integer> tradeIn,
    @Says("Phase from which trains can be traded in; from its first sale if empty.")
        @Default("")
        @Reference("phases")
        String tradeInFrom,
    @Says("Whether trains may also be traded in for one from the pool, not only for a new one.")
        @Default("no")
        boolean tradeInForPooled,
    @Says("The first train of this type rusts it; empty for never.")
        @Default("")
        @Reference("trains")
        String rustsOn,
    @Says(
            "The first train of this type makes it obsolete: it no longer counts towards the limit"
                + " and leaves the game after its company's next run.")
        @Default("")
        @Reference("trains")
        String obsoleteWith,
    @Says("The type whose cards it is the other side of: each may be bought as either.")
        @Default("")
        @Reference("trains")
        String otherSideOf,
    @Says(
            "Group of trains whose runs share no track; runs of another group may use the same"
                + " track in the same turn. All that say nothing are one group.")
        @Default("")
        String group,
    @Says("Number of trains removed, by number of players.")
        @Default("{}")
        @Range(max = NumberLimits.CARDS)
        Map<Integer, Integer> fewer,
    @Says("How many of them are not for sale until a script brings them.")
        @Default("0")
        @Range(max = NumberLimits.CARDS)
        int setAside,
    @Says("Data for the title's scripts.") @Default("{}") ScriptData data) {}
