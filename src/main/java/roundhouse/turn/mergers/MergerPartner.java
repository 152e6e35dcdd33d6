package roundhouse.turn.mergers;

/**
 * A company that may be a partner.
 *
 * @param owner who must agree, or "" if nobody owns it
 * @param ticked whether it is part of the plan
 * @param why it cannot join; "" if it can or has joined
 */
public record MergerPartner(String company, String owner, boolean ticked, String why) {
  /** Whether it takes part or can join. */
  public boolean isOpen() {
    return why.isEmpty();
  }
}
