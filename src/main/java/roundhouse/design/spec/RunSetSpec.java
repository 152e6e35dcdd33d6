package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/**
 * A rule about all runs of a turn together: which stops serve only one of them, or what runs that
 * meet earn.
 */
public record RunSetSpec(
    @Says("Train types that it concerns; all if empty.") @Default("") @WordList @Reference("trains")
        List<String> of,
    @Says("Phases in which it counts; all if empty.") @Default("") @WordList @Reference("phases")
        List<String> phases,
    @Says("Each of these stops only one run may come to, with or without a call.")
        @Default("")
        @WordList
        List<String> once,
    @Says("Each of these stops pays for only one run that calls there, the most that it pays one.")
        @Default("")
        @WordList
        List<String> paysOnce,
    @Says(
            "Runs that share a city, town or halt are one network; each that comes to all of these"
                + " earns 'adds'.")
        @Default("[]")
        List<StopsWanted> joins,
    @Says("What such a network earns more.") @Default("0") @Range(max = NumberLimits.STOP) int adds,
    @Says("The rule as a sentence, for runs that are refused.") @Default("") String says) {}
