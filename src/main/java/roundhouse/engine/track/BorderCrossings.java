package roundhouse.engine.track;

import java.util.List;
import java.util.Map;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.PrivateEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;

/** Borders that cost something to cross: the first track across each pays. */
final class BorderCrossings {
  private BorderCrossings() {}

  /** What the new crossings of a tile cost a company, less the discounts of its privates. */
  static int cost(Game game, Company company, Hex hex, Tile turned) {
    return crossings(game, hex, turned).stream()
        .mapToInt(edge -> Math.max(0, hex.edgeCosts().get(edge) - saved(game, company, hex, edge)))
        .sum();
  }

  private static int saved(Game game, Company company, Hex hex, int edge) {
    String under = hex.edgeTerrains().getOrDefault(edge, "");
    return under.isEmpty() ? 0 : Privates.discount(game, company, hex, under);
  }

  /** The edges of new crossings that cost something. */
  private static List<Integer> crossings(Game game, Hex hex, Tile turned) {
    Tile lying = game.state().board().tile(hex.id());
    return hex.edgeCosts().entrySet().stream()
        .filter(border -> border.getValue() > 0)
        .filter(border -> turned.exits().contains(border.getKey()))
        .filter(border -> !lying.exits().contains(border.getKey()))
        .filter(border -> meets(game, hex, border.getKey()))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** A crossing costs when track meets from both sides. */
  private static boolean meets(Game game, Hex hex, int edge) {
    HexId beyond = hex.neighbors().get(edge);
    return beyond != null
        && game.state().board().tile(beyond).exits().contains(Layout.opposite(edge));
  }

  /** Pays the owners of privates that earn by crossings; called before the tile lies there. */
  static void payOwners(StateTransaction change, Hex hex, Tile turned) {
    int crossings = crossings(change.game(), hex, turned).size();
    for (PrivateCompany each : change.state().privates().values()) {
      int income = crossings * Privates.spec(change.game(), each).crossingIncome();
      if (income == 0 || !each.hasOwner()) continue;
      Money.pay(change, Holder.BANK, each.owner(), income);
      change.log(
          new PrivateEvent.PrivatePaid(
              each.owner().name(), each.id(), change.game().amount(income)));
    }
  }
}
