package roundhouse.design;

import java.util.List;

/** Companies that may buy a private before others may. */
public record EarlySale(
    @Says("The companies.") @Words @Reference("companies") List<String> to,
    @Says("Phases in which they may.") @Words @Reference("phases") List<String> phases,
    @Says("Highest price, in percent of the face value.") @Default("100") @Range int most) {}
