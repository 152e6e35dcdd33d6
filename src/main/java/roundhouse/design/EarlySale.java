package roundhouse.design;

import java.util.List;

/** Companies that may buy a private before the others may. */
public record EarlySale(
    @Says("Who may.") @Words @Reference("companies") List<String> to,
    @Says("In which phases.") @Words @Reference("phases") List<String> phases,
    @Says("Highest price, in percent of the face value.") @Default("100") @Range int most) {}
