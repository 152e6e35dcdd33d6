package roundhouse.engine.events;

import static roundhouse.engine.events.EventKind.ACTION;
import static roundhouse.engine.events.EventKind.CONSEQUENCE;

/** Companies start, float, change presidents and come to an end. */
public sealed interface CompanyEvent extends Event {
  /** A player buys the president's certificate and sets the par price. */
  @Logged(as = ACTION, says = "{player} starts {company} at {par}")
  record CompanyStarted(String player, String company, MoneyAmount par) implements CompanyEvent {}

  /** Enough of it is sold for it to operate. */
  @Logged(as = CONSEQUENCE, says = "{company} floats[ with {capital}]")
  record CompanyFloated(String company, MoneyAmount capital) implements CompanyEvent {}

  /** The presidency passes to a player. */
  @Logged(as = CONSEQUENCE, says = "{player} becomes president of {company}")
  record PresidentChanged(String player, String company) implements CompanyEvent {}

  /** The bank runs the company. */
  @Logged(as = CONSEQUENCE, says = "{company} has no president: it is in receivership")
  record ReceivershipBegan(String company) implements CompanyEvent {}

  /** Its price fell to zero. */
  @Logged(as = CONSEQUENCE, says = "{company} is bankrupt")
  record CompanyBankrupt(String company) implements CompanyEvent {}

  /** It leaves the game. */
  @Logged(as = CONSEQUENCE, says = "{company} closes")
  record CompanyClosed(String company) implements CompanyEvent {}

  /** By an effect of a script: it is of another kind, with other certificates. */
  @Logged(as = CONSEQUENCE, says = "{company} becomes a company of the kind {into}")
  record CompanyConverted(String company, String into) implements CompanyEvent {}

  /** By an effect of a script: it may be started again. */
  @Logged(as = CONSEQUENCE, says = "{company} may start again")
  record CompanyRestarted(String company) implements CompanyEvent {}

  /** By an effect of a script; its shares keep their value. */
  @Logged(as = CONSEQUENCE, says = "{company} ceases to operate")
  record CompanyCeased(String company) implements CompanyEvent {}
}
