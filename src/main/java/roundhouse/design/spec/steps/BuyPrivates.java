package roundhouse.design.spec.steps;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.FormerKey;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

@Says(
    "A company in its turn, or a player as the turn's purchase, buys a private from a player at an"
        + " agreed price.")
@FormerKey(value = "consent", now = "write it once for the title, beside 'rounds'")
public record BuyPrivates(
    @Says("Phases in which that is allowed.") @WordList @Reference("phases") List<String> phases,
    @Says("When players may buy from each other.") @Default("any-time") Between between,
    @Says("Least price, in percent of the face value.") @Default("50") @Range int least,
    @Says("Highest price, in percent of the face value.") @Default("200") @Range int most,
    @Says("Least price in money, if that is more.") @Default("1") @Range int atLeast,
    @Says(
            "Whose tiles, tokens and markers the turn still waits for when there is nothing to buy:"
                + " those of privates bought at its end, or of all that the company owns.")
        @Default("bought")
        WaitsFor waitsFor)
    implements StepSpec {

  public enum WaitsFor {
    BOUGHT,
    OWNED
  }

  public enum Between {
    ANY_TIME,
    AFTER_FIRST_STOCK_ROUND
  }
}
