package roundhouse.interop.export;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.Set;
import roundhouse.engine.Action;
import roundhouse.engine.PlayerQuestions;

/** Writes one action. What happens by itself in the other engine is not written. */
final class ActionWriter {
  private final ExportedAction exported;
  private final LaidTiles tiles;
  private final ExportedPlayers players;
  private final Set<String> lost;

  ActionWriter(
      ExportedAction exported, LaidTiles tiles, ExportedPlayers players, Set<String> lost) {
    this.exported = exported;
    this.tiles = tiles;
    this.players = players;
    this.lost = lost;
  }

  Optional<ObjectNode> write() {
    return switch (exported.action()) {
      case Action.BuyShare _,
          Action.SellShares _,
          Action.RedeemShare _,
          Action.ReissueShares _,
          Action.ExchangePrivate _ ->
          Optional.of(new ShareWriter(exported, this::by).write());
      case Action.LayTile _,
          Action.LayPrivateTile _,
          Action.PlaceMarker _,
          Action.PlaceNeutralMarker _,
          Action.ReplaceMarker _,
          Action.RemoveMarker _,
          Action.PlaceToken _ ->
          Optional.of(new BoardWriter(exported, tiles, this::by).write());
      case Action.BuyTrain _, Action.TradeInTrain _, Action.DiscardTrain _, Action.RunTrains _ ->
          Optional.of(new TrainWriter(exported, this::by).write());
      case Action.Choose choice -> chosen(choice);
      default -> other();
    };
  }

  private Optional<ObjectNode> other() {
    return switch (exported.action()) {
      case Action.Pass pass -> Optional.of(by("pass", pass.by()));
      case Action.Bid bid -> Optional.of(bid(bid));
      case Action.TakeLot taken -> Optional.of(taken(taken));
      case Action.Start start -> Optional.of(par(start.by(), start.company()));
      case Action.BuyPrivate bought ->
          Optional.of(deal("buy_company", bought.by(), bought.id(), bought.price()));
      case Action.SellPrivate sold ->
          Optional.of(deal("sell_company", sold.by(), sold.id(), exported.gained(sold.by())));
      case Action.Dividend dividend -> Optional.of(dividend(dividend));
      case Action.GoBankrupt bankrupt -> Optional.of(by("bankrupt", bankrupt.by()));
      case Action.Merge merge -> Optional.of(merger(merge.by(), merge.with()));
      case Action.Form form -> Optional.of(merger(form.by(), form.company()));
      default -> lost("what players do with '" + exported.action().type() + "'");
    };
  }

  /**
   * The action that the other engine needs first: a company that forms another alone converts into
   * it.
   */
  Optional<ObjectNode> preparation() {
    return exported.isConversion()
        ? Optional.of(by("convert", exported.action().by()))
        : Optional.empty();
  }

  private Optional<ObjectNode> lost(String what) {
    lost.add(what);
    return Optional.empty();
  }

  /** An action with its type and who acts; a private acts where its right is used. */
  private ObjectNode by(String type, String actor) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("type", type);
    String entity = exported.movingPrivate().orElse(actor);
    if (players.has(entity))
      return node.put("entity", players.id(entity)).put("entity_type", "player");
    return node.put("entity", entity).put("entity_type", exported.kind(entity));
  }

  private ObjectNode bid(Action.Bid bid) {
    ObjectNode node = by("bid", bid.by());
    if (!bid.lot().isEmpty()) lot(node, bid.lot());
    return node.put("price", bid.amount());
  }

  private void lot(ObjectNode node, String lot) {
    if (lot.startsWith("blank ")) node.put("company", "Pass (" + lot.replaceAll("\\D", "") + ")");
    else node.put(exported.isPrivate(lot) ? "company" : "corporation", lot);
  }

  private ObjectNode taken(Action.TakeLot taken) {
    if (taken.par() > 0) return par(taken.by(), taken.lot());
    ObjectNode node = by("bid", taken.by());
    lot(node, taken.lot());
    return node.put(
        "price",
        exported.isDraft()
            ? exported.price(taken.lot())
            : Math.max(0, -exported.gained(taken.by())));
  }

  private ObjectNode par(String by, String company) {
    String price =
        exported
            .game()
            .with(exported.after())
            .space(exported.after().company(company))
            .map(space -> space.price() + "," + space.cell().row() + "," + space.cell().column())
            .orElse(String.valueOf(exported.after().company(company).par()));
    return by("par", by).put("corporation", company).put("share_price", price);
  }

  private ObjectNode deal(String type, String by, String owned, int price) {
    return by(type, by).put("company", owned).put("price", price);
  }

  private ObjectNode dividend(Action.Dividend dividend) {
    String kind =
        switch (dividend.kind()) {
          case PAY -> "payout";
          case WITHHOLD -> "withhold";
          case HALF -> "half";
        };
    return by("dividend", dividend.by()).put("kind", kind);
  }

  private ObjectNode merger(String by, String company) {
    return by("merge", by).put("corporation", company);
  }

  /** An answer to an offer is none of their actions. */
  private Optional<ObjectNode> chosen(Action.Choose choice) {
    if (ExportedOffers.isAnswer(choice))
      return choice.answer().equals(PlayerQuestions.AGREED)
          ? Optional.empty()
          : lost("offers for a train, a private or a share that were declined");
    return Optional.of(
        exported
            .assigned(choice)
            .map(owned -> assigned(owned, choice.answer()))
            .orElseGet(() -> by("choose", choice.by()).put("choice", choice.words())));
  }

  /** A private that is left alone passes. */
  private ObjectNode assigned(String owned, String target) {
    if (target.equals("none")) return by("pass", owned);
    boolean isCompany = exported.before().companies().containsKey(target);
    return by("assign", owned)
        .put("target", target)
        .put("target_type", isCompany ? exported.kind(target) : "hex");
  }
}
