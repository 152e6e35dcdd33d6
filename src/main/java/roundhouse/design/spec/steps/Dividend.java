package roundhouse.design.spec.steps;

import com.fasterxml.jackson.databind.EnumNamingStrategies;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ShortFormKey;
import roundhouse.design.binding.WordList;

@Says("The revenue is paid to the shareholders or withheld.")
public record Dividend(
    @Says("What the company may do with its revenue.")
        @Default("pay withhold")
        @WordList
        @ShortFormKey
        List<Kind> kinds,
    @Says(
            "For which shares the company itself receives the dividend: those in the pool, in the"
                + " offering, in its own treasury.")
        @Default("")
        @WordList
        List<Unsold> companyReceives,
    @Says(
            "Which part of a halved revenue is rounded up to a whole amount per share: the part"
                + " kept or the part paid; if neither, the company keeps half to the last coin.")
        @Default("neither")
        Half halfRoundsUp)
    implements StepSpec {

  public enum Unsold {
    POOL,
    IPO,
    OWN
  }

  public enum Half {
    NEITHER,
    KEPT,
    PAID
  }

  /** Saved games write these in kebab case, as designs do. */
  @EnumNaming(EnumNamingStrategies.KebabCaseStrategy.class)
  public enum Kind {
    PAY,
    WITHHOLD,
    HALF
  }
}
