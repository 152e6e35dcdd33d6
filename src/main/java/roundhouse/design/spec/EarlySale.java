package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/** Companies that may buy a private before others may. */
public record EarlySale(
    @Says("The companies.") @WordList @Reference("companies") List<String> to,
    @Says("Phases in which they may buy it.") @WordList @Reference("phases") List<String> phases,
    @Says("Highest price, in percent of the face value.") @Default("100") @Range int most) {}
