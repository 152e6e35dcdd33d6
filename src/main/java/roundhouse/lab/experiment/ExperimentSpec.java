package roundhouse.lab.experiment;

import java.util.List;
import java.util.Map;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;
import roundhouse.lab.bots.Bots;

/** An experiment as written in its file. */
public record ExperimentSpec(
    @Says("The question it answers, in a sentence.") @Default("") String says,
    @Says("What is played with the same seeds, by name; the first is compared with the others.")
        Map<String, ExperimentSide> sides,
    @Says(
            "Values that are varied, each with all others: trains.5.count=1..3,"
                + " trains.5.price=x0.5,x1,x2.")
        @Default("[]")
        @WordList
        List<String> vary,
    @Says("Numbers of players, '3' or '2..4'; by default all that the designs allow.") @Default("")
        String players,
    @Says("Bots for the seats in order.") @Default(Bots.USUAL) @WordList List<String> bots,
    @Says("Games of each side with each number of players.") @Default("100") @Range int games,
    @Says("Seed of the experiment; the same seed gives the same games.") @Default("1") @Range
        int seed,
    @Says("Figures that are answered first, whether they are clear or not: phase-began 5.")
        @Default("[]")
        List<String> questions) {}
