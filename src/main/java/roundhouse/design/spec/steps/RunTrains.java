package roundhouse.design.spec.steps;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WrittenAs;

@Says("The company runs its trains.")
public record RunTrains(
    @Says("Whether every train that can run on the track the other trains leave free must run.")
        @Default("no")
        boolean mustRun,
    @Says("Whose runs must bring the highest possible revenue.") @Default("nobody") Best best,
    @Says(
            "Whether the trains of a company without a president run automatically for the highest"
                + " revenue.")
        @Default("no")
        boolean automatic)
    implements StepSpec {

  public enum Best {
    NOBODY,
    /** Companies without a president. */
    @WrittenAs("without-director")
    WITHOUT_PRESIDENT,
    EVERYBODY
  }
}
