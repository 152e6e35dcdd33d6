package roundhouse.design.spec;

import java.util.List;
import java.util.Map;
import roundhouse.board.TileColor;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.MapKey;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.WordList;

/** A phase of the game. */
public record PhaseSpec(
    @MapKey String name,
    @Says("Train type whose first purchase starts the phase; empty for the first phase.")
        @Default("")
        @Reference("trains")
        String startsWith,
    @Says("Tile colours that may be laid, in the order in which stops rise with them.") @WordList
        List<TileColor> tiles,
    @Says("Number of trains a company may own.") @Range(max = 99) int trainLimit,
    @Says("Train limit by kind of company, if it differs.")
        @Default("{}")
        @Range(max = NumberLimits.FEW)
        Map<String, Integer> trainLimits,
    @Says("Number of operating rounds after each stock round.")
        @Default("1")
        @Range(min = 1, max = 9)
        int operatingRounds,
    @Says("Whether private companies close when the phase starts.") @Default("no")
        boolean privatesClose,
    @Says(
            "Whether the bank's next train is exported, and when: it leaves the game as if it had"
                + " been bought.")
        @Default("no")
        TrainExport exportsTrain,
    @Says("Data for the title's scripts.") @Default("{}") ScriptData data) {}
