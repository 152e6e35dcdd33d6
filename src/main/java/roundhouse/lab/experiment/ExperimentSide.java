package roundhouse.lab.experiment;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/** One side of an experiment as written in its file. */
public record ExperimentSide(
    @Says("The design: the name of its folder.") String design,
    @Says("Options that are on.") @Default("[]") @WordList List<String> options) {}
