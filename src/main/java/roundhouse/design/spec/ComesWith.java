package roundhouse.design.spec;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;

/**
 * What the first owner of a private gets with it for free. A share is written as the company alone.
 */
public record ComesWith(
    @Says("The company.") @Reference("companies") String company,
    @Says("Whether it is the president's certificate, whose owner sets the par price at once.")
        @Default("no")
        boolean president,
    @Says("Whether the private has no other use and closes when that par price is set.")
        @Default("no")
        boolean closes) {

  public static ComesWith parse(String company) {
    return new ComesWith(company, false, false);
  }
}
