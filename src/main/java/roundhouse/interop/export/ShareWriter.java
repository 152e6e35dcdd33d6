package roundhouse.interop.export;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.BiFunction;
import roundhouse.engine.Action;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/** Writes purchases and sales of shares, with the certificates that move. */
record ShareWriter(ExportedAction exported, BiFunction<String, String, ObjectNode> by) {

  ObjectNode write() {
    return switch (exported.action()) {
      case Action.BuyShare bought ->
          moved("buy_shares", bought.by(), bought.company(), bought.from(), bought.percent());
      case Action.SellShares sold -> sold(sold);
      case Action.RedeemShare redeemed -> {
        int one = company(redeemed.company()).sharePercent();
        yield moved("buy_shares", redeemed.company(), redeemed.company(), redeemed.from(), one);
      }
      case Action.ReissueShares issued -> reissued(issued.company());
      case Action.ExchangePrivate exchanged -> exchange(exchanged);
      default -> throw new IllegalArgumentException(exported.action() + " moves no shares");
    };
  }

  private ObjectNode sold(Action.SellShares sold) {
    boolean issue = sold.by().equals(sold.company());
    String from = issue ? Holder.IPO.name() : sold.by();
    ObjectNode node = moved("sell_shares", sold.by(), sold.company(), from, sold.percent());
    int share = company(sold.company()).sharePercent();
    if (issue) node.put("share_price", exported.gained(sold.by()) * share / sold.percent());
    return node;
  }

  private ObjectNode reissued(String company) {
    Holder own = Holder.of(company(company));
    return moved("sell_shares", company, company, own.name(), company(company).held(own));
  }

  private Company company(String id) {
    return exported.before().company(id);
  }

  private ObjectNode moved(String type, String actor, String id, String from, int percent) {
    ObjectNode node = by.apply(type, actor);
    ArrayNode shares = node.putArray("shares");
    exported
        .certificates()
        .making(id, Holder.named(from), percent)
        .forEach(number -> shares.add(id + "_" + number));
    return node.put("percent", percent);
  }

  private ObjectNode exchange(Action.ExchangePrivate exchanged) {
    Holder owner = exported.before().privates().get(exchanged.id()).owner();
    String company =
        exported.after().companies().values().stream()
            .filter(after -> after.held(owner) > company(after.id()).held(owner))
            .map(Company::id)
            .findFirst()
            .orElse("");
    int percent = company.isEmpty() ? 0 : company(company).sharePercent();
    return moved("buy_shares", exchanged.id(), company, exchanged.from(), percent);
  }
}
