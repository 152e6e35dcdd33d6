package roundhouse.interop.mirror;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.RoundSpec;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.auctions.DraftedCards;
import roundhouse.engine.play.Engine;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.engine.rounds.PlayerOrders;
import roundhouse.engine.rounds.RoundHooks;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.engine.stock.StockTurnRecord;
import roundhouse.game.Calendar;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;

/** Converts a state of ours to the form of a trace, so that the two can be compared key by key. */
public final class MirroredState {
  static final String BANK = "The Bank";

  /** Their key for the worth of a player. */
  public static final String VALUE = "value";

  private static final String KIND = "Round::";

  private static final String CERTS = "certs";

  private final Game game;
  private final JsonNode theirs;
  private final Predicate<String> valued;

  private MirroredState(Game game, JsonNode theirs, Predicate<String> valued) {
    this.game = game;
    this.theirs = theirs;
    this.valued = valued;
  }

  /**
   * @param theirs their state, which determines the marks of the title and companies to include
   */
  public static ObjectNode of(Title title, GameState state, JsonNode theirs) {
    return of(title, state, theirs, player -> true);
  }

  /**
   * @param valued players whose worth to compute, which is slow; the others get theirs
   */
  public static ObjectNode of(
      Title title, GameState state, JsonNode theirs, Predicate<String> valued) {
    return new MirroredState(new Game(title, state), theirs, valued).state();
  }

  private ObjectNode state() {
    GameState state = game.state();
    ObjectNode mirror = JsonNodeFactory.instance.objectNode();
    mirror.set("round", round());
    mirror.set(
        "active",
        texts(Engine.decision(game.title(), state).map(Decision::entity).stream().toList()));
    mirror.put("phase", state.phase());
    mirror.put("bank", state.bank() - credit());
    mirror.put("finished", state.over());
    if (theirs.hasNonNull("priority")) mirror.put("priority", priority());
    mirror.set("depot", depot());
    mirror.set("pool_trains", texts(state.depot().pool().stream().map(Train::type).toList()));
    ObjectNode players = mirror.putObject("players");
    state.players().forEach(player -> players.set(player.name(), player(player)));
    mirror.set("corps", companies());
    mirror.set("companies", privates());
    mirror.set("map", map());
    mirror.set(
        "order", texts(game.ask(RoundHooks.OPERATING_ORDER, new RoundHooks.OperatingOrder())));
    new MirroredFlags(game, theirs).addTo(mirror);
    return mirror;
  }

  /** A bank without end begins with nothing there, and owes whatever it has paid. */
  private int credit() {
    if (!theirs.has("bank")) return 0;
    int all = theirs.path("bank").asInt();
    for (String holders : List.of("players", "corps"))
      for (JsonNode holder : theirs.path(holders)) all += holder.path("cash").asInt();
    return all == 0 ? game.design().bank().cash(game.state().players().size()) : 0;
  }

  private ObjectNode companies() {
    ObjectNode corps = JsonNodeFactory.instance.objectNode();
    JsonNode recorded = theirs.path("corps");
    var mirrored = new MirroredCompany(game);
    game.state().companies().values().stream()
        .filter(company -> shown(company, recorded))
        .forEach(
            company -> corps.set(company.id(), mirrored.of(company, recorded.path(company.id()))));
    return corps;
  }

  private ObjectNode privates() {
    ObjectNode privates = JsonNodeFactory.instance.objectNode();
    JsonNode recorded = theirs.path("companies");
    // A private that left the game unsold is closed here, and no longer listed there.
    game.state().privates().values().stream()
        .filter(each -> !each.closed() || recorded.hasNonNull(each.id()))
        .forEach(each -> privates.set(each.id(), privateCompany(each)));
    for (String rule : game.design().recordings().rules())
      if (recorded.has(rule)) privates.set(rule, recorded.get(rule));
    return privates;
  }

  private ObjectNode map() {
    ObjectNode map = JsonNodeFactory.instance.objectNode();
    game.state()
        .board()
        .laid()
        .forEach(
            (hex, placement) ->
                map.put(hex.text(), placement.tile().number() + "#" + placement.rotation()));
    return map;
  }

  /**
   * In recordings the priority moves with every player who acts, unless money decides about it;
   * here when the round ends.
   */
  private String priority() {
    Frame round = game.state().round();
    RoundSpec spec = game.design().rounds().get(round.name());
    if (spec.turns() != RoundSpec.Turns.PLAYERS || spec.order().isByMoney())
      return PlayerOrders.priority(game);
    Frame turn = game.state().top();
    boolean acted = turn.kind() == Frame.Kind.TURN && StockTurnRecord.acted(turn.memory());
    String last = acted ? turn.entity() : round.memory().get(Rounds.LAST);
    return last.isEmpty() ? game.state().priority() : Rounds.leftInPlay(game, last);
  }

  /**
   * Kind, number of the set of rounds, and number within the set; the opening counts as number 1.
   * What is a turn within a round of ours may be a round there.
   */
  private ArrayNode round() {
    Frame round = game.state().round();
    Calendar calendar = game.state().calendar();
    String kind = theirs.path("round").path(0).asText();
    ArrayNode mirror = JsonNodeFactory.instance.arrayNode();
    boolean sameName =
        game.state().stack().stream()
            .anyMatch(
                frame ->
                    kind.toLowerCase(Locale.ROOT)
                        .equals(KIND.toLowerCase(Locale.ROOT) + frame.name()));
    mirror.add(sameName ? kind : KIND + kind(game.design().rounds().get(round.name()).turns()));
    return mirror.add(Math.max(1, calendar.set())).add(calendar.number());
  }

  private static String kind(RoundSpec.Turns turns) {
    return switch (turns) {
      case PLAYERS -> "Stock";
      case BY_PRICE -> "Operating";
      case COMPANIES -> "Merger";
      case ONCE, SPECIAL -> "Auction";
    };
  }

  private ObjectNode depot() {
    ObjectNode depot = JsonNodeFactory.instance.objectNode();
    for (Train train : game.state().depot().upcoming())
      depot.put(train.type(), depot.path(train.type()).asInt() + 1);
    return depot;
  }

  /**
   * Whether a company presides over the one that it is taking over there, for a moment; it then has
   * the president's certificate, for which a player has several.
   */
  private boolean takesOver() {
    return theirs.path("corps").valueStream().anyMatch(corp -> isCompany(game, corp));
  }

  private static boolean isCompany(Game game, JsonNode corp) {
    return game.state().companies().containsKey(corp.path("owner").asText());
  }

  private ObjectNode player(Player player) {
    ObjectNode mirror = new MirroredPlayer(game).of(player);
    if (takesOver()) mirror.set(CERTS, theirs.path("players").path(player.name()).path(CERTS));
    int told = theirs.path("players").path(player.name()).path(VALUE).asInt();
    return mirror.put(
        VALUE,
        valued.test(player.name())
            ? Engine.worth(game.title(), game.state(), player.name())
            : told);
  }

  /**
   * Traces do not always contain companies that cannot start yet or any more, and those without
   * shares.
   */
  private boolean shown(Company company, JsonNode told) {
    boolean owned = company.started() && !company.is(Company.Status.CLOSED);
    return owned || told.has(company.id()) && !told.get(company.id()).isNull();
  }

  private ObjectNode privateCompany(PrivateCompany each) {
    ObjectNode mirror = JsonNodeFactory.instance.objectNode();
    String owner = new DraftedCards(game).taker(each.id()).orElse(each.owner().name());
    mirror.put("owner", Holder.BANK.is(owner) ? BANK : owner);
    mirror.put("closed", each.closed());
    mirror.put("value", game.ask(PrivateHooks.PRIVATE_WORTH, new PrivateHooks.PrivateWorth(each)));
    mirror.put("revenue", income(each));
    return mirror;
  }

  private int income(PrivateCompany each) {
    return game.ask(PrivateHooks.PRIVATE_INCOME, new PrivateHooks.PrivateIncome(each));
  }

  /** A list of texts. */
  public static ArrayNode texts(List<String> texts) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    texts.forEach(array::add);
    return array;
  }

  /**
   * Booleans of a trace that have no counterpart: they are compared with our flags of the same
   * name.
   *
   * @param theirs the state of the trace
   */
  private record MirroredFlags(Game game, JsonNode theirs) {

    /** Adds them for the game, its companies and its players. */
    void addTo(ObjectNode mirror) {
      add(mirror, theirs, "");
      for (String kind : List.of("corps", "players"))
        mirror
            .path(kind)
            .properties()
            .forEach(
                entry ->
                    add(
                        (ObjectNode) entry.getValue(),
                        theirs.path(kind).path(entry.getKey()),
                        entry.getKey()));
    }

    private void add(ObjectNode mirror, JsonNode told, String entity) {
      told.properties().stream()
          .filter(entry -> entry.getValue().isBoolean() && !mirror.has(entry.getKey()))
          .forEach(
              entry ->
                  mirror.put(
                      entry.getKey(),
                      Boolean.TRUE.equals(game.state().flag(entity, entry.getKey()))));
    }
  }

  /** Converts a company to the form of a trace. */
  private record MirroredCompany(Game game) {

    /**
     * @param told their company; if it has no treasury, shares that it holds itself count towards
     *     the offering
     */
    ObjectNode of(Company company, JsonNode told) {
      ObjectNode mirror = JsonNodeFactory.instance.objectNode();
      mirror.put("cash", company.cash());
      mirror.put(
          "owner",
          isCompany(game, told) ? told.path("owner").asText() : company.president().orElse(""));
      addStatus(mirror, company);
      addPrice(mirror, company);
      boolean apart = told.has("treasury");
      boolean shares = told.has("ipo") || company.certificates().size() > 1;
      if (shares)
        mirror.put(
            "ipo", company.held(Holder.IPO) + (apart ? 0 : company.held(Holder.of(company))));
      if (apart) mirror.put("treasury", company.held(Holder.of(company)));
      mirror.put("market", company.held(Holder.POOL));
      mirror.set(
          "trains", MirroredState.texts(company.trains().stream().map(Train::type).toList()));
      mirror.set("tokens", markers(company, told));
      mirror.set("companies", MirroredState.texts(MirroredPlayer.privatesOf(game, company.id())));
      mirror.put("loans", company.loans());
      if (company.operated()) mirror.put("revenue", company.revenue());
      return mirror;
    }

    /** A company that has left the game keeps there in its list the markers that were removed. */
    private JsonNode markers(Company company, JsonNode told) {
      List<String> hexes =
          game.state().board().markersOf(company.id()).stream()
              .map(marker -> marker.hex().text())
              .sorted()
              .toList();
      boolean left =
          company.is(Status.CLOSED) && hexes.isEmpty() && told.path("closed").asBoolean();
      return left && told.has("tokens") ? told.path("tokens") : MirroredState.texts(hexes);
    }

    private static void addStatus(ObjectNode mirror, Company company) {
      mirror.put("ipoed", company.started());
      mirror.put("floated", company.floated());
      mirror.put("operated", company.operated());
      mirror.put("closed", company.is(Status.CLOSED));
      mirror.put("bankrupt", company.is(Status.BANKRUPT));
      mirror.put("receivership", company.inReceivership());
    }

    private void addPrice(ObjectNode mirror, Company company) {
      boolean market = game.kind(company).price() == KindSpec.Price.MARKET;
      mirror.put("par", market ? game.price(company) : company.par());
      mirror.put("price", game.price(company));
      game.space(company)
          .ifPresent(
              space -> mirror.putArray("cell").add(space.cell().row()).add(space.cell().column()));
    }
  }

  /** Converts a player to the form of a trace, except for the worth. */
  private record MirroredPlayer(Game game) {

    ObjectNode of(Player player) {
      ObjectNode mirror = JsonNodeFactory.instance.objectNode();
      mirror.put("cash", player.cash());
      mirror.put(
          CERTS, game.ask(ShareHooks.CERTIFICATES, new ShareHooks.CountedCertificates(player)));
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
}
