package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.board.TileCatalogue;
import roundhouse.drafts.Draft;
import roundhouse.drafts.PrivateDraft;
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
    Set<String> ids = companies.companies().ids();
    var powers = new PrivatePowers(draft.notes(), map.map(), tiles, ids, trains.trains().begun());
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
    var tiles = new TileDraft(library, draft);
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
}
