package roundhouse.interop.export;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.Stop;
import roundhouse.engine.Action;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Train;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

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

  /** Writes purchases and sales of shares, with the certificates that move. */
  private record ShareWriter(ExportedAction exported, BiFunction<String, String, ObjectNode> by) {

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

  /** Writes tiles that are laid, and markers and tokens that are placed and removed. */
  private record BoardWriter(
      ExportedAction exported, LaidTiles tiles, BiFunction<String, String, ObjectNode> by) {

    ObjectNode write() {
      return switch (exported.action()) {
        case Action.LayTile laid -> lay(laid.by(), laid.hex(), laid.tile(), laid.rotation());
        case Action.LayPrivateTile laid -> lay(laid.id(), laid.hex(), laid.tile(), laid.rotation());
        case Action.PlaceMarker placed -> placed(placed);
        case Action.PlaceNeutralMarker placed ->
            placed(placed.by(), placed.hex(), placed.city()).put("token_type", "neutral");
        case Action.ReplaceMarker placed -> placed(placed.by(), placed.hex(), placed.city());
        case Action.RemoveMarker removed ->
            city("remove_token", removed.by(), removed.hex(), removed.city())
                .put("slot", slot(before(removed.hex(), removed.city()), removed.by()));
        case Action.PlaceToken token ->
            by.apply("assign", token.id())
                .put("target", token.hex().text())
                .put("target_type", "hex");
        default ->
            throw new IllegalArgumentException(exported.action() + " is nothing on the board");
      };
    }

    private ObjectNode lay(String actor, HexId hex, String tile, int rotation) {
      return by.apply("lay_tile", actor)
          .put("hex", hex.text())
          .put("tile", tiles.lay(hex, tile))
          .put("rotation", rotation);
    }

    private ObjectNode placed(Action.PlaceMarker placed) {
      ObjectNode node = placed(placed.by(), placed.hex(), placed.city());
      exported
          .claimant(placed)
          .ifPresent(owned -> node.put("entity", owned).put("entity_type", "company"));
      return node;
    }

    private ObjectNode placed(String actor, HexId hex, int city) {
      List<Marker> there = exported.after().board().markersAt(hex, city);
      return city("place_token", actor, hex, city).put("slot", slot(there, actor));
    }

    private List<Marker> before(HexId hex, int city) {
      return exported.before().board().markersAt(hex, city);
    }

    private static int slot(List<Marker> there, String company) {
      return there.stream()
          .filter(marker -> marker.company().equals(company))
          .mapToInt(Marker::slot)
          .max()
          .orElse(0);
    }

    private ObjectNode city(String type, String actor, HexId hex, int stop) {
      List<Stop> before = exported.before().board().tile(hex).stops().subList(0, stop);
      long city = before.stream().filter(Stop::isCity).count();
      return by.apply(type, actor).put("city", tiles.at(hex) + "-" + city);
    }
  }

  /** Writes how trains are bought, discarded and run. */
  private record TrainWriter(ExportedAction exported, BiFunction<String, String, ObjectNode> by) {

    ObjectNode write() {
      return switch (exported.action()) {
        case Action.BuyTrain bought -> purchase(bought.by(), bought.train(), bought.price());
        case Action.TradeInTrain traded ->
            purchase(traded.by(), traded.train(), traded.price())
                .put("exchange", front(traded.given()));
        case Action.DiscardTrain discarded ->
            by.apply("discard_train", discarded.by()).put("train", front(discarded.train()));
        case Action.RunTrains runs -> run(runs);
        default -> throw new IllegalArgumentException(exported.action() + " is not about trains");
      };
    }

    private ObjectNode purchase(String buyer, String train, int price) {
      return by.apply("buy_train", buyer)
          .put("train", front(train))
          .put("variant", Train.parse(train).type())
          .put("price", price);
    }

    private ObjectNode run(Action.RunTrains runs) {
      ObjectNode node = by.apply("run_routes", runs.by());
      var routes = node.putArray("routes");
      runs.runs()
          .forEach(run -> routes.add(new RunWriter(exported, run).route(front(run.train()))));
      return node;
    }

    /** Cards are named by their front. */
    private String front(String card) {
      return Train.read(card)
          .filter(train -> exported.title().design().trains().containsKey(train.type()))
          .map(train -> Trains.front(exported.game(), train).id())
          .orElse(card);
    }

    /**
     * Writes a run as the connections between its stops, each by the hexes that it leads through.
     */
    private record RunWriter(ExportedAction exported, Run run) {

      ObjectNode route(String train) {
        ObjectNode route = JsonNodeFactory.instance.objectNode();
        route.put("train", train);
        ArrayNode connections = route.putArray("connections");
        connections(connections);
        ArrayNode hexes = route.putArray("hexes");
        ArrayNode nodes = route.putArray("nodes");
        for (StopRef call : run.calls()) {
          hexes.add(call.hex().text());
          nodes.add(call.hex() + "-" + call.index());
        }
        long halts = run.calls().stream().filter(this::isHalt).count();
        if (halts > 0) route.put("halts", halts);
        return route;
      }

      private boolean isHalt(StopRef call) {
        return exported.before().board().tile(call.hex()).stops().get(call.index()).kind()
            == Stop.Kind.HALT;
      }

      private void connections(ArrayNode connections) {
        List<String> open = new ArrayList<>();
        for (TrackRef piece : run.track()) {
          List<String> stops =
              Arrays.stream(piece.ends().split("-")).filter(end -> end.startsWith("_")).toList();
          String hex = piece.hex().text();
          if (stops.size() == 2) {
            connections.addArray().add(hex + " " + String.join(".", stops).replace("_", ""));
            continue;
          }
          boolean closes = !open.isEmpty() && stops.size() == 1;
          if (open.isEmpty() || !open.getLast().equals(hex)) open.add(hex);
          if (!closes) continue;
          open.forEach(connections.addArray()::add);
          open.clear();
        }
      }
    }
  }
}
