package roundhouse.design.spec;

import java.util.List;
import java.util.Map;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/** A group of privates or companies of which lots leave some out of the game. */
public record LeftOut(
    @Says("Privates or companies.") @WordList List<String> of,
    @Says("How many of them, by number of players; none if empty.") @Range(max = NumberLimits.FEW)
        Map<Integer, Integer> count) {}
