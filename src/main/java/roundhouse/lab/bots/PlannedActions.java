package roundhouse.lab.bots;

import roundhouse.engine.Action;

/** Which actions a planning bot supposes, beside what its rules of thumb would do. */
final class PlannedActions {
  private PlannedActions() {}

  /**
   * Bids are left to the rules of thumb. A player who trades compares like with like: what a share
   * of one company grows to can be told from that of another, but not from that of idle money.
   */
  static boolean isPlanned(Advice other, Action usual, boolean stock) {
    if (stock && other.action().getClass() != usual.getClass()) return false;
    return switch (other.action()) {
      case Action.Bid _, Action.TakeLot _, Action.GoBankrupt _, Action.ClosePrivate _ -> false;
      case Action.Start _ -> other.value() > 0;
      default -> true;
    };
  }
}
