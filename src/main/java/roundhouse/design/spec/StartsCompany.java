package roundhouse.design.spec;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ShortFormKey;

/** A company that starts only if the player who owns a private gives it up for this. */
public record StartsCompany(
    @Says("The company.") @Reference("companies") @ShortFormKey String company,
    @Says("Percentage of the company's shares that the private pays for.")
        @Default("10")
        @Range(max = 100)
        int worth) {}
