package roundhouse.engine.arrangement;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.Tile;
import roundhouse.board.TilePlacement;
import roundhouse.design.binding.YamlNames;
import roundhouse.engine.Action;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.track.TrackLaying;
import roundhouse.game.Company;

/**
 * What can be set by hand in a game, outside turns and rules, to reach a position. Each is an
 * action ({@link Action.Arrange}), so it can be undone, saved and replayed like any other.
 */
public enum Arrangement {
  CASH(
      "Sets someone's money; the bank pays or receives the difference.",
      given -> new GameArranger(given).cash(),
      "holder",
      Kind.HOLDER,
      "amount",
      Kind.NUMBER),
  PAR(
      "Starts a company: sets its president and its par price without payment.",
      given -> new GameArranger(given).par(),
      "company",
      Kind.COMPANY,
      "president",
      Kind.PLAYER,
      "price",
      Kind.NUMBER),
  SHARES(
      "Moves ordinary shares without payment; presidency and flotation follow.",
      given -> new GameArranger(given).shares(),
      "company",
      Kind.COMPANY,
      "from",
      Kind.SHAREHOLDER,
      "to",
      Kind.SHAREHOLDER,
      "percent",
      Kind.NUMBER),
  PRICE(
      "Puts a company's token on a price of the market.",
      given -> new GameArranger(given).price(),
      "company",
      Kind.COMPANY,
      "price",
      Kind.NUMBER),
  TRAIN(
      "Gives a train to a company, taken from the bank if it has one.",
      given -> new GameArranger(given).train(),
      "company",
      Kind.COMPANY,
      "train",
      Kind.TRAIN),
  NO_TRAIN(
      "Removes a train of a company from the game.",
      given -> new GameArranger(given).noTrain(),
      "company",
      Kind.COMPANY,
      "train",
      Kind.TRAIN),
  TILE(
      "Lays a tile, whatever lies there, rotated clockwise by steps of 60 degrees.",
      given -> new BoardArranger(given).tile(),
      "hex",
      Kind.HEX,
      "tile",
      Kind.TILE,
      "turned",
      Kind.NUMBER),
  MARKER(
      "Places a company's next marker in a city, counted from 0.",
      given -> new BoardArranger(given).marker(),
      "company",
      Kind.COMPANY,
      "hex",
      Kind.HEX,
      "city",
      Kind.NUMBER),
  PHASE(
      "Begins a phase: earlier trains count as sold, and nothing else happens.",
      given -> new GameArranger(given).phase(),
      "phase",
      Kind.PHASE),
  PRIVATE(
      "Gives a private to a player, a company or the bank.",
      given -> new GameArranger(given).privateCompany(),
      "id",
      Kind.PRIVATE,
      "owner",
      Kind.HOLDER),
  TURN(
      "Starts a turn of a player or company in a round, at one of its steps.",
      given -> new GameArranger(given).turn(),
      "round",
      Kind.ROUND,
      "of",
      Kind.HOLDER,
      "step",
      Kind.STEP);

  /** The kind of thing that a value names. */
  public enum Kind {
    PLAYER,
    COMPANY,
    /** A player, a company or the bank. */
    HOLDER,
    /** A player, a company, the offering or the pool. */
    SHAREHOLDER,
    HEX,
    TILE,
    TRAIN,
    PHASE,
    PRIVATE,
    ROUND,
    STEP,
    NUMBER
  }

  private final String says;
  private final Consumer<ArrangementValues> does;
  private final Map<String, Kind> needs = new LinkedHashMap<>();

  Arrangement(String says, Consumer<ArrangementValues> does, Object... names) {
    this.says = says;
    this.does = does;
    for (int index = 0; index < names.length; index += 2)
      needs.put((String) names[index], (Kind) names[index + 1]);
  }

  /** Its name in actions: "no-train". */
  public String word() {
    return YamlNames.word(this);
  }

  /** A sentence that says what it does. */
  public String says() {
    return says;
  }

  /** The values it needs, with their kinds. */
  public Map<String, Kind> needs() {
    return needs;
  }

  static Optional<Arrangement> named(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
  }

  static List<String> words() {
    return Arrays.stream(values()).map(Arrangement::word).toList();
  }

  void apply(ArrangementValues given) {
    for (String name : needs.keySet())
      Refusal.unless(
          given.word(name) != null, "arrange", "to set %s, give a value for '%s'", word(), name);
    does.accept(given);
  }

  /** Sets the board by hand: its tiles and station markers. */
  private static final class BoardArranger {
    private final StateTransaction change;
    private final ArrangementValues values;

    BoardArranger(ArrangementValues values) {
      this.change = values.change();
      this.values = values;
    }

    void tile() {
      HexId hex = hex();
      Tile tile = TrackLaying.tile(change.game(), values.word("tile"));
      int turned = Math.floorMod(values.number("turned"), 6);
      change.update(
          change.state().with(change.state().board().with(hex, new TilePlacement(tile, turned))));
    }

    void marker() {
      Company company = values.company("company");
      HexId hex = hex();
      int city = values.number("city");
      Board board = change.state().board();
      var stops = board.tile(hex).stops();
      boolean there = city >= 0 && city < stops.size() && stops.get(city).isCity();
      Refusal.unless(there, GameArranger.RULE, "there is no city %s in %s", city, hex);
      Refusal.unless(
          !company.markers().isEmpty(), GameArranger.RULE, "%s has no marker left", company.id());
      int slot =
          board
              .freeSlot(hex, city)
              .orElseThrow(
                  () ->
                      Refusal.because(GameArranger.RULE, "the city in %s has no free space", hex));
      var marker = new Marker(company.id(), hex, city, slot, false, false);
      change.update(change.state().with(board.with(marker)));
      change.update(company.withMarkers(company.markers().subList(1, company.markers().size())));
    }

    private HexId hex() {
      return TrackLaying.hex(change.game(), HexId.of(values.word("hex"))).id();
    }
  }
}
