package roundhouse.design;

/**
 * What the first owner of a private gets with it, free. Written as the company alone when it is a
 * share.
 */
public record ComesWith(
    @Says("The company.") @Reference("companies") String company,
    @Says("Whether it is the president's certificate; its owner sets the par price at once.")
        @Default("no")
        boolean president,
    @Says("Whether the private is nothing else and closes with it.") @Default("no")
        boolean closes) {

  public static ComesWith parse(String company) {
    return new ComesWith(company, false, false);
  }
}
