package roundhouse.engine.events;

import static roundhouse.engine.events.EventKind.ACTION;
import static roundhouse.engine.events.EventKind.CONSEQUENCE;

/** Private companies change hands, pay and close. */
public sealed interface PrivateEvent extends Event {
  /** Sold in an auction of that private. */
  @Logged(as = ACTION, says = "{player} gets {privateCompany} for {price}")
  record PrivateAuctioned(String player, String privateCompany, MoneyAmount price)
      implements PrivateEvent {}

  /** Picked from the lots of an auction. */
  @Logged(as = ACTION, says = "{player} takes {privateCompany} for {price}")
  record PrivatePicked(String player, String privateCompany, MoneyAmount price)
      implements PrivateEvent {}

  /** Bought from the bank. */
  @Logged(as = ACTION, says = "{player} buys {privateCompany} for {price}")
  record PrivateBought(String player, String privateCompany, MoneyAmount price)
      implements PrivateEvent {}

  /** An offer that the owner may decline. */
  @Logged(as = ACTION, says = "{party} offers {price} for {privateCompany}")
  record PrivateOffered(String party, String privateCompany, String owner, MoneyAmount price)
      implements PrivateEvent {}

  /** Bought from a player or a company. */
  @Logged(as = ACTION, says = "{party} buys {privateCompany} from {owner} for {price}")
  record PrivateBoughtFromOwner(
      String party, String privateCompany, String owner, MoneyAmount price)
      implements PrivateEvent {}

  /** Sold to the bank. */
  @Logged(as = ACTION, says = "{player} sells {privateCompany} to the bank for {price}")
  record PrivateSold(String player, String privateCompany, MoneyAmount price)
      implements PrivateEvent {}

  /** Exchanged for a share; it closes next. */
  @Logged(as = ACTION, says = "{player} exchanges {privateCompany} for a share of {company}")
  record PrivateExchanged(String player, String privateCompany, String company)
      implements PrivateEvent {}

  /** Its owner closes it. */
  @Logged(as = ACTION, says = "{player} closes {privateCompany}")
  record PrivateGivenUp(String player, String privateCompany) implements PrivateEvent {}

  /** It closes for good, for whatever reason. */
  @Logged(as = CONSEQUENCE, says = "{privateCompany} closes")
  record PrivateClosed(String privateCompany) implements PrivateEvent {}

  /** It comes up for sale with a phase. */
  @Logged(as = CONSEQUENCE, says = "{privateCompany} is now for sale")
  record PrivateOpened(String privateCompany) implements PrivateEvent {}

  /** It pays its owner. */
  @Logged(as = CONSEQUENCE, says = "{party} receives {amount} from {privateCompany}")
  record PrivatePaid(String party, String privateCompany, MoneyAmount amount)
      implements PrivateEvent {}

  /** By an effect of a script. */
  @Logged(as = CONSEQUENCE, says = "{privateCompany} goes to {receiver}")
  record PrivateGiven(String party, String privateCompany) implements PrivateEvent {
    String receiver() {
      return MoneyEvent.holder(party);
    }
  }
}
