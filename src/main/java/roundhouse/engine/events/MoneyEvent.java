package roundhouse.engine.events;

import static roundhouse.engine.events.EventKind.ACTION;
import static roundhouse.engine.events.EventKind.CONSEQUENCE;

/** Loans, interest, and players and banks without money. */
public sealed interface MoneyEvent extends Event {
  /** To pay what it must. */
  @Logged(as = CONSEQUENCE, says = "{company} takes a loan and gets {amount}")
  record LoanTaken(String company, MoneyAmount amount) implements MoneyEvent {}

  /** For loans taken before this turn. */
  @Logged(as = CONSEQUENCE, says = "{company} pays interest of {amount}")
  record InterestPaid(String company, MoneyAmount amount) implements MoneyEvent {}

  /** Not even with all the loans it may take. */
  @Logged(as = CONSEQUENCE, says = "{company} cannot pay its interest")
  record InterestUnpaid(String company) implements MoneyEvent {}

  /** By an effect of a script. */
  @Logged(as = CONSEQUENCE, says = "{company} takes over {loans} of {from}")
  record LoansMoved(String company, int count, String from) implements MoneyEvent {
    String loans() {
      return count == 1 ? "a loan" : count + " loans";
    }
  }

  /** As many as it can. */
  @Logged(as = CONSEQUENCE, says = "{company} pays back {count} loans for {amount}")
  record LoansPaidBack(String company, int count, MoneyAmount amount) implements MoneyEvent {}

  /** What a script made somebody owe. */
  @Logged(as = CONSEQUENCE, says = "{party} pays {amount} to {receiver}: {why}")
  record DebtPaid(String party, String to, MoneyAmount amount, String why) implements MoneyEvent {
    String receiver() {
      return holder(to);
    }
  }

  /** What a president pays for a train or a debt. */
  @Logged(as = ACTION, says = "{player} adds {amount}")
  record PresidentContributed(String player, String company, MoneyAmount amount)
      implements MoneyEvent {}

  /** A player cannot pay. */
  @Logged(as = ACTION, says = "{player} is bankrupt")
  record PlayerBankrupt(String player) implements MoneyEvent {}

  /** The bank has paid out more than it had. */
  @Logged(as = CONSEQUENCE, says = "the bank is broken")
  record BankBroke() implements MoneyEvent {}

  /** By an effect of a script. */
  @Logged(as = CONSEQUENCE, says = "{party} receives {amount} from the bank")
  record MoneyReceived(String party, MoneyAmount amount) implements MoneyEvent {}

  /** By an effect of a script, or to whom a company passes. */
  @Logged(as = CONSEQUENCE, says = "{party} pays {amount} to {receiver}")
  record MoneyPaid(String party, String to, MoneyAmount amount) implements MoneyEvent {
    String receiver() {
      return holder(to);
    }
  }

  /** The name of a holder in sentences. */
  static String holder(String name) {
    return switch (name) {
      case "bank", "pool" -> "the " + name;
      case "ipo" -> "the offering";
      default -> name;
    };
  }
}
