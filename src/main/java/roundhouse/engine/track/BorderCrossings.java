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

/**
 * The borders that a tile is the first to cross, and that cost something.
 *
 * @param game before the tile lies there
 */
record BorderCrossings(Game game, Hex hex, Tile turned) {

  /** What the new crossings cost a company, less the discounts of its privates. */
  int cost(Company company) {
    return edges().stream()
        .mapToInt(edge -> Math.max(0, hex.edgeCosts().get(edge) - saved(company, edge)))
        .sum();
  }

  private int saved(Company company, int edge) {
    String under = hex.edgeTerrains().getOrDefault(edge, "");
    return under.isEmpty() ? 0 : Privates.discount(game, company, hex, under);
  }

  /** The edges of new crossings that cost something. */
  private List<Integer> edges() {
    if (hex.edgeCosts().isEmpty()) return List.of();
    Tile lying = game.state().board().tile(hex.id());
    return hex.edgeCosts().entrySet().stream()
        .filter(border -> border.getValue() > 0)
        .filter(border -> turned.exits().contains(border.getKey()))
        .filter(border -> !lying.exits().contains(border.getKey()))
        .filter(border -> meets(border.getKey()))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** A crossing costs when track meets from both sides. */
  private boolean meets(int edge) {
    HexId beyond = hex.neighbors().get(edge);
    return beyond != null
        && game.state().board().tile(beyond).exits().contains(Layout.opposite(edge));
  }

  /** Pays the owners of privates that earn by crossings; called before the tile lies there. */
  void payOwners(StateTransaction change) {
    int crossings = edges().size();
    for (PrivateCompany each : game.state().privates().values()) {
      int income = crossings * Privates.spec(game, each).crossingIncome();
      if (income == 0 || !each.hasOwner()) continue;
      Money.pay(change, Holder.BANK, each.owner(), income);
      change.log(new PrivateEvent.PrivatePaid(each.owner().name(), each.id(), game.amount(income)));
    }
  }
}
