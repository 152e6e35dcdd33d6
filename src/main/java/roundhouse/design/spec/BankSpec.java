package roundhouse.design.spec;

import java.util.Map;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WholeNumber;

/** The bank. Written as its cash alone when companies use the same money as players. */
public record BankSpec(
    @Says("Money of the bank and the players together at the start of the game.") @Range(min = 1)
        int cash,
    @Says(
            "Whether companies use the same money as players, their own credits, which never break"
                + " the bank, or credits that form one sum with the bank's cash.")
        @Default("same")
        CompanyMoney companyMoney,
    @Says("Credits at the start, if they form one sum with the cash.") @Default("0") @Range
        int credits,
    @Says("Cash with that number of players, if it differs.") @Default("{}") @Range(min = 1)
        Map<Integer, Integer> cashFor) {

  public enum CompanyMoney {
    SAME,
    CREDITS,
    ONE_SUM
  }

  public static BankSpec parse(String cash) {
    return new BankSpec(WholeNumber.parse(cash), CompanyMoney.SAME, 0, Map.of());
  }

  /** The cash of the bank and of this number of players together. */
  public int cash(int players) {
    return cashFor.getOrDefault(players, cash);
  }

  /** What the bank holds before it pays anyone. */
  public int start(int players) {
    return companyMoney == CompanyMoney.ONE_SUM ? cash(players) + credits : cash(players);
  }
}
