package roundhouse.engine.auctions;

import java.util.ArrayList;
import java.util.List;
import roundhouse.design.SelectionAuction;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.shares.Starting;
import roundhouse.game.Player;

/** The lots that the winner of an auction may pick, and their prices. */
final class SelectionOffer {
  /** Turn memory: the lots left. */
  static final String LOTS = "lots";

  private final SelectionAuction rules;

  SelectionOffer(SelectionAuction rules) {
    this.rules = rules;
  }

  /** The lots left, and companies that may also be picked. */
  List<String> onOffer(Game game) {
    var all = new ArrayList<>(game.turn().memory().words(LOTS));
    for (String company : rules.besides()) if (!game.company(company).started()) all.add(company);
    return all;
  }

  /** The highest bid that leaves a player enough for the cheapest lot. */
  int highest(Game game, String player) {
    int cheapest = onOffer(game).stream().mapToInt(lot -> cheapest(game, lot)).min().orElse(0);
    return game.state().player(player).cash() - cheapest;
  }

  private static int cheapest(Game game, String lot) {
    var owned = game.design().privates().get(lot);
    if (owned != null) return owned.price();
    var company = game.company(lot);
    return Starting.pars(game, game.state().players().getFirst(), company).stream()
        .mapToInt(par -> Starting.price(company, par))
        .min()
        .orElse(Integer.MAX_VALUE);
  }

  /** The lots that the winner may pick and can pay for. */
  List<Choice> picks(Game game, String picker) {
    Player player = game.state().player(picker);
    var all = new ArrayList<Choice>();
    for (String lot : onOffer(game)) {
      var owned = game.design().privates().get(lot);
      if (owned != null && owned.price() <= player.cash()) {
        all.add(
            Choice.of(
                new Action.TakeLot(picker, lot, 0),
                owned.name() + " for " + game.money(owned.price())));
      } else if (owned == null) {
        for (int par : Starting.pars(game, player, game.company(lot))) {
          if (Starting.price(game.company(lot), par) > player.cash()) continue;
          all.add(
              Choice.of(
                  new Action.TakeLot(picker, lot, par),
                  "president's certificate of " + lot + " at par " + game.money(par)));
        }
      }
    }
    return all;
  }
}
