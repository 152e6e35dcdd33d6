package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.board.TileCatalogue;
import roundhouse.board.TileColor;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftNotes;
import roundhouse.drafts.MapDraft;
import roundhouse.drafts.PrivateDraft;
import roundhouse.drafts.PrivateFacts;
import roundhouse.drafts.PrivatePowers;
import roundhouse.drafts.RoundsDraft;
import roundhouse.drafts.TileDraft;
import roundhouse.drafts.TitleDraft;
import roundhouse.drafts.UntypedValues;

/** Makes a draft of a game file of 18xx-maker. */
public final class MakerGame {
  private final Map<String, Object> game;
  private final Draft draft;
  private final TileCatalogue library;
  private final RoundsDraft rounds;

  private MakerGame(Map<String, Object> game, Draft draft, TileCatalogue library) {
    this.game = UntypedValues.map(draft.source().of("", game));
    this.draft = draft;
    this.library = library;
    this.rounds = new RoundsDraft(draft);
  }

  /** Whether a file holds what only such a game has. */
  public static boolean isOne(Map<String, Object> file) {
    return UntypedValues.map(file.get("info")).containsKey("title");
  }

  /** The draft of a game. */
  public static Draft draft(Map<String, Object> game, String source, TileCatalogue library) {
    var draft = new Draft(source);
    new MakerGame(game, draft, library).write();
    return draft;
  }

  private void write() {
    Map<String, Object> info = UntypedValues.map(game.get("info"));
    var map = new MakerMap(draft, info);
    map.read(game.get("map"));
    var companies = new MakerCompanies(draft, game, map);
    companies.read();
    var trains = new MakerTrains(draft, game);
    trains.read(companies.companies().kinds("minor"));
    TileDraft tiles = readTiles();
    MakerMarket market = readMarket();
    var powers =
        new PrivatePowers(draft.notes(), map.map(), tiles, companies.companies(), trains.trains());
    var privates = new PrivateDraft(draft, powers);
    var title = new TitleDraft(draft);
    int most = readPlayers(title);
    new MakerPrivates(draft.notes(), privates, map.map(), most).read(game.get("privates"));
    writeTitle(title, info, market, !privates.lots().isEmpty());
    companies.companies().write();
    map.map().write(trains.trains().diesel());
    tiles.write();
    market.market().write();
    trains.trains().write();
    privates.write();
    new MakerRounds(draft, game, rounds).write(info, privates, trains);
    noteRest();
  }

  private TileDraft readTiles() {
    var tiles = new TileDraft(library, draft, true);
    new MakerTiles(tiles, draft).read(game.get("tiles"));
    return tiles;
  }

  private MakerMarket readMarket() {
    var market = new MakerMarket(draft, UntypedValues.map(game.get("stock")));
    market.read();
    return market;
  }

  private void writeTitle(
      TitleDraft title, Map<String, Object> info, MakerMarket market, boolean opening) {
    title.end("bank-broken", "this set");
    title.end("player-bankrupt", "at once");
    if (market.endsGame()) title.end("top-price", "this set");
    draft
        .notes()
        .guessed(
            "title",
            "the game ends with the set of rounds in which the bank breaks, or with a player's"
                + " bankruptcy");
    String designer = UntypedValues.text(info.get("designer"));
    String subtitle = UntypedValues.text(info.get("subtitle"));
    var says = new ArrayList<String>();
    if (!subtitle.isEmpty()) says.add(subtitle);
    if (!designer.isEmpty()) says.add((subtitle.isEmpty() ? "By " : "by ") + designer);
    String money = UntypedValues.text(info.get("currency")).replace("#", "").strip();
    title.write(
        UntypedValues.text(info.get("title")),
        says.isEmpty() ? "" : String.join(", ", says) + ".",
        money,
        UntypedValues.number(game.get("bank")).orElse(0),
        opening);
  }

  private int readPlayers(TitleDraft title) {
    int most = 1;
    List<Integer> cash = slashed(game.get("capital"));
    List<Integer> limits = slashed(game.get("certLimit"));
    for (Map<String, Object> players : UntypedValues.maps(game.get("players"))) {
      int number = UntypedValues.number(players.get("number")).orElse(0);
      most = Math.max(most, number);
      title.players(
          number,
          UntypedValues.number(players.get("capital"))
              .orElse(cash.size() == 1 ? cash.getFirst() : -1),
          UntypedValues.number(players.get("certLimit"))
              .orElse(limits.size() == 1 ? limits.getFirst() : -1));
      if (players.containsKey("bank"))
        draft
            .notes()
            .left(
                "a bank of "
                    + UntypedValues.text(players.get("bank"))
                    + " for "
                    + number
                    + " players; the design has one bank");
    }
    return most;
  }

  private static List<Integer> slashed(Object written) {
    return UntypedValues.list(written).stream()
        .flatMap(value -> List.of(UntypedValues.text(value).split("/")).stream())
        .flatMap(value -> UntypedValues.number(value).stream())
        .toList();
  }

  private void noteRest() {
    UntypedValues.map(game.get("upgrades"))
        .forEach(
            (tile, to) ->
                draft.notes().left("upgrades of tile " + tile + ": " + UntypedValues.texts(to)));
  }

  /** The rounds of a game, which the source only describes in words. */
  private static final class MakerRounds {
    private final Map<String, Object> game;
    private final DraftNotes notes;
    private final RoundsDraft rounds;

    MakerRounds(Draft draft, Map<String, Object> game, RoundsDraft rounds) {
      this.game = game;
      this.notes = draft.notes();
      this.rounds = rounds;
    }

    void write(Map<String, Object> info, PrivateDraft privates, MakerTrains trains) {
      rounds.privates(privates);
      rounds.privatesForSale(trains.privatesForSale());
      rounds.set("stock-turn", "sell-from", "after first stock round");
      rounds.set("stock-turn", "holding-limit", 60);
      if (UntypedValues.is(info.get("mustSellInBlocks")))
        rounds.set("stock-turn", "sale-in-one-block", true);
      setReceiver(UntypedValues.text(info.get("capitalization")).equals("incremental"));
      rounds.set("buy-trains", "president-pays", "face value");
      notes.guessed(
          "rounds", "the steps of the stock round and the operating round: those of most titles");
      notes.guessed(
          "rounds",
          "a company with a route must own a train, and its president pays what it lacks");
      rounds.write();
      noteRest();
    }

    /** For which shares a company receives dividends. */
    private void setReceiver(boolean paidAsSold) {
      String words =
          (UntypedValues.list(game.get("pools")) + " " + UntypedValues.list(game.get("turns")))
              .toLowerCase(Locale.ROOT);
      if (words.contains("pay dividends to the"))
        rounds.set("dividend", "company-receives", "pool");
      else if (paidAsSold) rounds.set("dividend", "company-receives", "ipo");
    }

    private void noteRest() {
      for (Map<String, Object> turn : UntypedValues.maps(game.get("turns"))) {
        String steps = String.join("; ", UntypedValues.texts(turn.get("steps")));
        notes.left(UntypedValues.text(turn.get("name")) + ": " + steps);
      }
      for (Map<String, Object> pool : UntypedValues.maps(game.get("pools")))
        for (Map<String, Object> note : UntypedValues.maps(pool.get("notes")))
          notes.left(
              UntypedValues.text(pool.get("name")) + ": " + UntypedValues.text(note.get("note")));
    }
  }

  /** Reads the tile manifest: numbers with counts, and tiles that the file draws itself. */
  private static final class MakerTiles {
    private static final Set<String> DRAWN =
        Set.of("track", "cities", "towns", "centerTowns", "boomtowns", "mediumCities");

    private final TileDraft tiles;
    private final Draft draft;

    MakerTiles(TileDraft tiles, Draft draft) {
      this.tiles = tiles;
      this.draft = draft;
    }

    void read(Object written) {
      UntypedValues.map(written).forEach(this::add);
    }

    private void add(String key, Object written) {
      String number = key.replaceAll("[^0-9A-Za-z-]", "-");
      if (!number.matches("[0-9A-Za-z-]{1,20}")) {
        draft.notes().left("tile '" + key + "': its number cannot be one here");
        return;
      }
      if (!(written instanceof Map)) {
        tiles.add(number.replaceAll("-.*", ""), count(written));
        return;
      }
      Map<String, Object> tile = UntypedValues.map(written);
      Object count = count(tile.getOrDefault("quantity", tile.getOrDefault("print", 1)));
      if (tile.keySet().stream().noneMatch(DRAWN::contains)) {
        tiles.add(
            UntypedValues.text(tile.getOrDefault("tile", number)).replaceAll("\\|.*", ""), count);
        return;
      }
      addDrawn(number, count, tile);
    }

    private void addDrawn(String number, Object count, Map<String, Object> tile) {
      var hex = new MakerHex(tile, HexSides.FLAT);
      Optional<TileColor> color = hex.color();
      if (color.isEmpty()) {
        String source = UntypedValues.text(tile.get("color"));
        draft
            .notes()
            .guessed("tiles", "tile " + number + " is yellow; the source has '" + source + "'");
      }
      for (int value : hex.spareValues())
        draft.notes().left("the value " + value + " of tile " + number);
      tiles.add(number, count, color.orElse(TileColor.YELLOW), hex.parts());
    }

    private static Object count(Object written) {
      return UntypedValues.text(written).equals("∞") ? "unlimited" : written;
    }
  }

  /** Reads privates; a few files also hold their powers, in the words of the online engine. */
  private static final class MakerPrivates {
    private static final Pattern BONUS = Pattern.compile("\\+([0-9]{1,3})\\s+(.*)");

    private final DraftNotes notes;
    private final PrivateDraft privates;
    private final MapDraft map;
    private final int most;

    MakerPrivates(DraftNotes notes, PrivateDraft privates, MapDraft map, int most) {
      this.notes = notes;
      this.privates = privates;
      this.map = map;
      this.most = most;
    }

    void read(Object written) {
      UntypedValues.maps(written).forEach(this::add);
    }

    private void add(Map<String, Object> owned) {
      String name = UntypedValues.text(owned.get("name"));
      if (name.isEmpty()) return;
      List<Integer> income = UntypedValues.numbers(owned.get("revenue"));
      if (income.size() > 1)
        notes.left("incomes of the private " + name + " from phase to phase: " + income);
      List<Map<String, Object>> abilities = UntypedValues.maps(owned.get("abilities"));
      String says =
          UntypedValues.text(owned.getOrDefault("description", owned.getOrDefault("note", "")));
      privates.add(
          new PrivateFacts(
              id(owned, name),
              name,
              UntypedValues.number(owned.get("price")).orElse(0),
              income.isEmpty() ? 0 : income.getFirst(),
              UntypedValues.number(owned.get("bid")).orElse(-1),
              players(owned),
              says,
              abilities.isEmpty() ? bonus(owned, says) : abilities));
    }

    /** "+10 Montreal", beside a hex or with the name of a place, is a bonus for calls there. */
    private List<Map<String, Object>> bonus(Map<String, Object> owned, String says) {
      Matcher adds = BONUS.matcher(says);
      if (!adds.matches()) return List.of();
      List<String> hexes = map.place(UntypedValues.text(owned.get("hex")), adds.group(2));
      if (hexes.isEmpty()) return List.of();
      return List.of(
          Map.of("type", "hex_bonus", "hexes", hexes, "amount", Integer.valueOf(adds.group(1))));
    }

    /** Its letters there, or the initials of its name. */
    private static String id(Map<String, Object> owned, String name) {
      String given = UntypedValues.text(owned.getOrDefault("sym", owned.get("id")));
      if (!given.isEmpty()) return given;
      String initials =
          name.replaceAll("[^\\p{L}& ]", " ")
              .replaceAll("(\\p{L})\\p{L}*|\\s+", "$1")
              .replace("&", "");
      return initials.isEmpty() ? name : initials.toUpperCase(Locale.ROOT);
    }

    private String players(Map<String, Object> owned) {
      var least = UntypedValues.number(owned.get("minPlayers"));
      var greatest = UntypedValues.number(owned.get("maxPlayers"));
      if (least.isEmpty() && greatest.isEmpty()) return "";
      int last = Math.max(least.orElse(1), Math.min(greatest.orElse(most), most));
      return least.orElse(1) + "-" + last;
    }
  }
}
