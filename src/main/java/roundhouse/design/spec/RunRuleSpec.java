package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/**
 * A rule about single runs: which runs it concerns, and what these need or earn more. Stops are
 * counted as {@code 2 ports}, {@code A1 B2}; several counts in a list must all be met.
 */
public record RunRuleSpec(
    @Says(
            "Train types, companies and kinds of company that it concerns; all of a sort if none is"
                + " named.")
        @Default("")
        @WordList
        List<String> of,
    @Says("Phases in which it counts; all if empty.") @Default("") @WordList @Reference("phases")
        List<String> phases,
    @Says("It concerns runs that call at these stops.") @Default("[]") List<StopsWanted> calls,
    @Says("It concerns runs that come to these stops, with or without a call.") @Default("[]")
        List<StopsWanted> passes,
    @Says("It concerns runs with an end at one of these stops; '2 towns' with both ends.")
        @Default("[]")
        List<StopsWanted> ends,
    @Says("It concerns runs that come through these stops on their way.") @Default("[]")
        List<StopsWanted> through,
    @Says("It concerns runs that cross these borders of two hexes: A3-A5.") @Default("[]")
        List<StopsWanted> crosses,
    @Says(
            "What such a run must call at; 'others' are all stops that the rule does not name"
                + " before.")
        @Default("[]")
        List<StopsWanted> needs,
    @Says("Whether such a run is allowed.") @Default("yes") boolean allowed,
    @Says(
            "What it earns more, as often as its train counts its stops (times); less than 0 for a"
                + " loss.")
        @Default("0")
        @Range(min = -NumberLimits.STOP, max = NumberLimits.STOP)
        int adds,
    @Says(
            "Stops for each of which it earns that, if it calls there, or 'distance' for each hex"
                + " that its ends lie apart; once if empty.")
        @Default("")
        @WordList
        List<String> forEach,
    @Says("The most that all these stops or hexes add; no limit if 0.")
        @Default("0")
        @Range(max = NumberLimits.MONEY)
        int most,
    @Says("In how many runs of a turn it counts, those where it adds most; in all if 0.")
        @Default("0")
        @Range(max = NumberLimits.FEW)
        int best,
    @Says("The rule as a sentence, for a run that is refused.") @Default("") String says) {

  /** What stands for stops where each hex between the ends of a run earns. */
  public static final String DISTANCE = "distance";

  /** Whether it earns for each hex that the ends of a run lie apart. */
  public boolean isByDistance() {
    return forEach.contains(DISTANCE);
  }
}
