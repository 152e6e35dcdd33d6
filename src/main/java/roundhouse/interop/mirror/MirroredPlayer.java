package roundhouse.interop.mirror;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import roundhouse.engine.Game;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;

/** Converts a player to the form of a trace, except for the worth. */
record MirroredPlayer(Game game) {

  ObjectNode of(Player player) {
    ObjectNode mirror = JsonNodeFactory.instance.objectNode();
    mirror.put("cash", player.cash());
    mirror.put(
        "certs", game.ask(ShareHooks.CERTIFICATES, new ShareHooks.CountedCertificates(player)));
    ObjectNode shares = mirror.putObject("shares");
    // Recordings call a company that is owned whole a minor without shares.
    game.state().companies().values().stream()
        .filter(company -> !game.kind(company).isOwned())
        .forEach(company -> shares.put(company.id(), company.held(Holder.of(player))));
    mirror.set("companies", MirroredState.texts(privatesOf(game, player.name())));
    return mirror;
  }

  static List<String> privatesOf(Game game, String owner) {
    return game.state().privates().values().stream()
        .filter(each -> each.owner().is(owner))
        .map(PrivateCompany::id)
        .toList();
  }
}
