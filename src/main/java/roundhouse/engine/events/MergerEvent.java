package roundhouse.engine.events;

import static roundhouse.engine.events.EventKind.ACTION;

import java.util.List;

/** Companies merge into another. */
public sealed interface MergerEvent extends Event {
  /** A proposal that the partner may decline. */
  @Logged(as = ACTION, says = "{company} proposes to {partner} to merge")
  record MergerProposed(String company, String partner) implements MergerEvent {}

  /** One more company joins the merger. */
  @Logged(as = ACTION, says = "{company} will merge with {partner}")
  record MergerAgreed(String company, String partner) implements MergerEvent {}

  /** They become a new company. */
  @Logged(as = ACTION, says = "{parts} {become} {company} at {price}")
  record CompaniesMerged(String company, List<String> parts, MoneyAmount price)
      implements MergerEvent {
    String become() {
      return parts.size() == 1 ? "becomes" : "become";
    }
  }

  /** A share that the first president of the new company has to buy. */
  @Logged(as = ACTION, says = "{player} buys the share needed to become president for {price}")
  record FormationShareBought(String player, String company, MoneyAmount price)
      implements MergerEvent {}

  /** A share of the new company, bought after the merger. */
  @Logged(as = ACTION, says = "{player} buys {percent} % of {company} for {price}")
  record MergerShareBought(String player, String company, int percent, MoneyAmount price)
      implements MergerEvent {}
}
