package roundhouse.engine.events;

import static roundhouse.engine.events.EventKind.ACTION;
import static roundhouse.engine.events.EventKind.CONSEQUENCE;

/** Trains are bought, traded, discarded and rust. */
public sealed interface TrainEvent extends Event {
  /** Bought from the bank, new or used. */
  @Logged(as = ACTION, says = "{company} buys a {train}-train for {price}")
  record TrainBought(String company, String train, MoneyAmount price) implements TrainEvent {}

  /** An offer that the owner may decline. */
  @Logged(as = ACTION, says = "{company} offers {price} for the {train}-train of {owner}")
  record TrainOffered(String company, String train, String owner, MoneyAmount price)
      implements TrainEvent {}

  /** Bought from another company. */
  @Logged(as = ACTION, says = "{company} buys a {train}-train from {owner} for {price}")
  record TrainBoughtFromCompany(String company, String train, String owner, MoneyAmount price)
      implements TrainEvent {}

  /** A train of the bank, bought for another train and money. */
  @Logged(
      as = ACTION,
      says = "{company} trades in a {given}-train for a {train}-train and pays {price}")
  record TrainTradedIn(String company, String given, String train, MoneyAmount price)
      implements TrainEvent {}

  /** A company has too many trains. */
  @Logged(as = ACTION, says = "{company} discards a {train}-train")
  record TrainDiscarded(String company, String train) implements TrainEvent {}

  /** One that was set aside. */
  @Logged(as = CONSEQUENCE, says = "the bank sells one {train}-train more")
  record TrainBrought(String train) implements TrainEvent {}

  /** The bank removes its next train. */
  @Logged(as = CONSEQUENCE, says = "a {train}-train is exported")
  record TrainExported(String train) implements TrainEvent {}

  /** All trains of a type leave the game. */
  @Logged(as = CONSEQUENCE, says = "the {train}-trains rust")
  record TrainRusted(String train) implements TrainEvent {}

  /** What a company loses when they rust. */
  @Logged(as = CONSEQUENCE, says = "{company} loses {lost}")
  record TrainsLost(String company, int count, String train) implements TrainEvent {
    String lost() {
      return count == 1
          ? "a rusted %s-train".formatted(train)
          : "%s rusted %s-trains".formatted(count, train);
    }
  }

  /** By an effect of a script. */
  @Logged(as = CONSEQUENCE, says = "{company} gets a {train}-train")
  record TrainGiven(String company, String train) implements TrainEvent {}

  /** By an effect of a script, from another company. */
  @Logged(as = CONSEQUENCE, says = "{company} gets a {train}-train of {owner}")
  record TrainMoved(String company, String train, String owner) implements TrainEvent {}

  /** By an effect of a script, to the bank or the pool. */
  @Logged(as = CONSEQUENCE, says = "a {train}-train[ of {company}] goes to the {to}")
  record TrainReturned(String company, String train, String to) implements TrainEvent {}

  /** By an effect of a script. */
  @Logged(as = CONSEQUENCE, says = "{company} loses a {train}-train")
  record TrainRemoved(String company, String train) implements TrainEvent {}
}
