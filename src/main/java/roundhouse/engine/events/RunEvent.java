package roundhouse.engine.events;

import static roundhouse.engine.events.EventKind.ACTION;
import static roundhouse.engine.events.EventKind.CONSEQUENCE;

/** Trains run and earn. */
public sealed interface RunEvent extends Event {
  /** What the runs of a turn earn. */
  @Logged(as = ACTION, says = "{company} runs for {revenue}[ and a subsidy of {subsidy}]")
  record TrainsRun(String company, MoneyAmount revenue, MoneyAmount subsidy) implements RunEvent {}

  /** A script changed what the runs of a turn earn. */
  @Logged(as = CONSEQUENCE, says = "the runs of {company} now earn {revenue}")
  record RevenueChanged(String company, MoneyAmount revenue) implements RunEvent {}

  /** What became of the revenue. */
  @Logged(as = ACTION, says = "{company} pays {paid} and keeps {kept}")
  record DividendPaid(String company, String dividend, MoneyAmount paid, MoneyAmount kept)
      implements RunEvent {}

  /** The dividend of one shareholder. */
  @Logged(as = CONSEQUENCE, says = "{player} receives {amount}")
  record DividendReceived(String player, String company, MoneyAmount amount) implements RunEvent {}

  /** The dividend of a company that holds shares of another one. */
  @Logged(as = CONSEQUENCE, says = "{holder} receives {amount} for its shares of {company}")
  record CompanyDividendReceived(String holder, String company, MoneyAmount amount)
      implements RunEvent {}

  /** What a company gets for its own shares and for unsold ones, where its rules give it that. */
  @Logged(as = CONSEQUENCE, says = "{company} receives {amount} for shares that no player holds")
  record OwnDividendReceived(String company, MoneyAmount amount) implements RunEvent {}
}
