package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.FormerKey;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ShortFormKey;
import roundhouse.design.binding.WordList;

/**
 * What the first owner of a private gets with it for free, while the offering has it. A share is
 * written as the company alone.
 */
@FormerKey(value = "closes-with-train", now = "write 'closes: with-train'")
public record ComesWith(
    @Says("The company; empty if it is drawn.") @Default("") @Reference("companies") @ShortFormKey
        String company,
    @Says("Companies of which one is drawn at the start of the game.")
        @Default("")
        @WordList
        @Reference("companies")
        List<String> drawnFrom,
    @Says("Certificates of the company, if they differ from those of its kind.")
        @Default("")
        @WordList
        @Range(min = 1, max = 100)
        List<Integer> shares,
    @Says("Whether it is the president's certificate, whose owner sets the par price at once.")
        @Default("no")
        boolean president,
    @Says(
            "What closes the private: nothing, the par price that its owner sets with the"
                + " president's certificate, or a train that the company buys.")
        @Default("never")
        Closes closes) {

  /** What closes the private with which it comes. */
  public enum Closes {
    NEVER,
    WITH_PAR,
    WITH_TRAIN
  }

  /** The same with the company that was drawn. */
  public ComesWith of(String drawn) {
    return new ComesWith(drawn, drawnFrom, shares, president, closes);
  }
}
