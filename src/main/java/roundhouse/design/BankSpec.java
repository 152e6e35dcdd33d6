package roundhouse.design;

/** The bank. Written as its cash alone when companies use the players' money. */
public record BankSpec(
    @Says("Money of the bank and the players together at the start.") @Range(min = 1) int cash,
    @Says("Whether companies use the same money, or credits of their own that never break the bank.")
        @Default("same") CompanyMoney companyMoney) {

  public enum CompanyMoney {
    SAME,
    CREDITS
  }

  public static BankSpec parse(String cash) {
    return new BankSpec(Integer.parseInt(cash), CompanyMoney.SAME);
  }
}
