package roundhouse.design;

/** The bank. Written as its cash alone when companies use the players' money. */
public record BankSpec(
    @Says("Money of the bank and the players together at the start.") @Range(min = 1) int cash,
    @Says(
            "Whether companies use the same money, credits of their own that never break the bank,"
                + " or credits kept in one sum with the cash.")
        @Default("same")
        CompanyMoney companyMoney,
    @Says("Credits at the start, where they are kept in one sum with the cash.")
        @Default("0")
        @Range
        int credits) {

  public enum CompanyMoney {
    SAME,
    CREDITS,
    ONE_SUM
  }

  public static BankSpec parse(String cash) {
    return new BankSpec(Integer.parseInt(cash), CompanyMoney.SAME, 0);
  }

  /** The bank's sum before anybody has money. */
  public int start() {
    return companyMoney == CompanyMoney.ONE_SUM ? cash + credits : cash;
  }
}
