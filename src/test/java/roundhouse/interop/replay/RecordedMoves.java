package roundhouse.interop.replay;

import roundhouse.engine.Action;

/** Actions of players as the online engine records them, and as ours. */
final class RecordedMoves {
  static final String BID = "{'type':'bid','entity':%s,'entity_type':'player','price':%d}";
  static final String PAR_AT =
      "{'type':'par','entity':%s,'entity_type':'player','corporation':'%s','share_price':'%d,0,0'}";
  static final String PAR =
      "{'type':'par','entity':%s,'entity_type':'player','corporation':'%s','share_price':'90,0,5'}";
  static final String PASS = "{'type':'pass','entity':%s,'entity_type':'player'}";
  private static final String PICK =
      "{'type':'bid','entity':%s,'entity_type':'player','price':0,'company':'%s'}";

  private RecordedMoves() {}

  static String recorded(Action action) {
    return switch (action) {
      case Action.Bid bid -> BID.formatted(bid.by(), bid.amount());
      case Action.TakeLot lot when lot.par() > 0 ->
          PAR_AT.formatted(lot.by(), lot.lot(), lot.par());
      case Action.TakeLot lot -> PICK.formatted(lot.by(), lot.lot());
      default -> PASS.formatted(action.by());
    };
  }

  static Action bid(String player, int amount) {
    return new Action.Bid(player, "", amount);
  }

  static Action pass(String player) {
    return new Action.Pass(player);
  }
}
