package roundhouse.drafts.folder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import roundhouse.board.TileCatalogue;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.PrivateDraft;
import roundhouse.drafts.PrivateFacts;
import roundhouse.drafts.PrivatePowers;
import roundhouse.drafts.TileDraft;
import roundhouse.drafts.TitleDraft;
import roundhouse.drafts.UntypedValues;
import roundhouse.engine.rounds.RoundHooks;

/** Makes a draft of a title's folder. */
public final class FolderGame {
  private final TitleFolder title;
  private final Draft draft;

  private FolderGame(TitleFolder title, Draft draft) {
    this.title = title;
    this.draft = draft;
  }

  /**
   * The draft of a folder.
   *
   * @throws DraftRefused when it is no folder of a title; it says where and why
   */
  public static Draft draft(Path folder, TileCatalogue library) throws IOException, DraftRefused {
    var draft =
        new Draft(folder.getFileName() + ", a title's folder of the open-source online engine");
    var game = new FolderGame(TitleFolder.read(folder, draft.source()), draft);
    if (!game.title.isGame()
        && game.title.constants().names().stream()
            .noneMatch(Set.of("HEXES", "CORPORATIONS", "TRAINS", "MARKET", "COMPANIES")::contains))
      throw new DraftRefused(
          folder
              + " is not the folder of a title: no file in it has a map, companies, trains or a"
              + " market");
    game.title.parentName().map(name -> name.replaceFirst("^g_", "")).ifPresent(draft::buildsOn);
    game.write(library);
    return game.draft;
  }

  private void write(TileCatalogue library) throws IOException, DraftRefused {
    title
        .absentParent()
        .ifPresent(
            name ->
                draft
                    .notes()
                    .missing(
                        "title",
                        "the title inherits from "
                            + name
                            + ", whose folder is not beside that of the title: put it there and"
                            + " make the draft again"));
    var map = new FolderMap(title, draft);
    map.read();
    var companies = new FolderCompanies(title, draft, map.map());
    companies.read();
    var trains = new FolderTrains(title, draft, companies.companies());
    trains.read();
    var tiles = new TileDraft(library, draft, false);
    map.readTiles(tiles);
    var privates =
        new PrivateDraft(
            draft,
            new PrivatePowers(
                draft.notes(), map.map(), tiles, companies.companies(), trains.trains()));
    new FolderPrivates(title, draft, privates, companies).read();
    companies.companies().write();
    map.map().write(trains.trains().diesel());
    privates.write();
    writeTitle(privates, map, tiles);
    tiles.write();
    new FolderMarket(title, draft).read().write();
    trains.trains().write();
    new FolderRounds(title, draft).write(privates, trains.phases());
    new OtherCompanies(title, draft, map.map()).write();
    new FolderOptions(title, draft, privates, trains).write();
    new FolderMethods(title, draft).note();
  }

  private void writeTitle(PrivateDraft privates, FolderMap map, TileDraft tiles)
      throws IOException, DraftRefused {
    var page = new TitleDraft(draft);
    List<Integer> range = UntypedValues.numbers(title.get("PLAYER_RANGE"));
    Object cash = title.get("STARTING_CASH");
    Object limits = title.get("CERT_LIMIT");
    var players = new TreeSet<Integer>();
    if (range.size() == 2)
      for (int number = range.get(0); number <= Math.min(range.get(1), 12); number++)
        players.add(number);
    if (players.isEmpty())
      UntypedValues.map(cash)
          .keySet()
          .forEach(key -> UntypedValues.number(key).ifPresent(players::add));
    for (int number : players) page.players(number, amount(cash, number), limit(limits, number));
    new FolderEnds(title, draft).write(page);
    String money = title.text("CURRENCY_FORMAT_STR").replaceAll("%[sd]", "").strip();
    String designer = title.text("GAME_DESIGNER");
    var upgrades = new ArrayList<>(map.futureLabels().upgrades(tiles));
    upgrades.addAll(privates.powers().exceptions());
    page.upgrades(upgrades);
    page.runRules(map.map().runRules());
    if (FolderRounds.drafts(title)) page.beginsWith("draft");
    page.recordedAs(title.recordedName(), FolderOptions.names(title));
    page.write(
        title.displayedName(),
        designer.isEmpty() ? "" : "By " + designer + ".",
        money,
        bank(page),
        !privates.lots().isEmpty());
  }

  private static int amount(Object written, int players) {
    Map<String, Object> byPlayers = UntypedValues.map(written);
    Object said = byPlayers.isEmpty() ? written : byPlayers.get(String.valueOf(players));
    return UntypedValues.number(said instanceof Map ? null : said).orElse(-1);
  }

  /** A limit that depends on the companies left begins with the one for most. */
  private int limit(Object written, int players) {
    Object said = UntypedValues.map(written).get(String.valueOf(players));
    if (!(said instanceof Map)) return amount(written, players);
    var byCompanies = new LinkedHashMap<Integer, Integer>();
    UntypedValues.map(said)
        .forEach(
            (companies, limit) ->
                UntypedValues.number(companies)
                    .ifPresent(
                        key -> byCompanies.put(key, UntypedValues.number(limit).orElse(-1))));
    draft
        .notes()
        .left("certificate limits of " + players + " players by companies left: " + byCompanies);
    Optional<Integer> most = byCompanies.keySet().stream().max(Integer::compare);
    return most.map(byCompanies::get).orElse(-1);
  }

  /** By players, a bank is the largest, and the others for their numbers. */
  private int bank(TitleDraft page) throws DraftRefused {
    Object written = title.get("BANK_CASH");
    Map<String, Object> byPlayers = UntypedValues.map(written);
    if (byPlayers.isEmpty()) return UntypedValues.number(written).orElse(1_000_000);
    var amounts = new TreeMap<Integer, Integer>();
    byPlayers.forEach(
        (players, amount) ->
            UntypedValues.number(players)
                .ifPresent(
                    number ->
                        UntypedValues.number(amount).ifPresent(cash -> amounts.put(number, cash))));
    page.bankFor(amounts);
    return amounts.values().stream().max(Integer::compare).orElse(0);
  }

  /** Reads private companies. */
  private static final class FolderPrivates {
    private final TitleFolder title;
    private final Draft draft;
    private final PrivateDraft privates;
    private final FolderCompanies companies;

    FolderPrivates(
        TitleFolder title, Draft draft, PrivateDraft privates, FolderCompanies companies) {
      this.title = title;
      this.draft = draft;
      this.privates = privates;
      this.companies = companies;
    }

    void read() throws DraftRefused {
      for (Map<String, Object> owned : UntypedValues.maps(title.get("COMPANIES"))) add(owned);
    }

    private void add(Map<String, Object> owned) throws DraftRefused {
      String id = UntypedValues.text(owned.get("sym"));
      if (id.isEmpty()) return;
      int price = UntypedValues.number(owned.get("value")).orElse(0);
      int discount = (int) UntypedValues.decimal(owned.get("discount"), 0);
      int least = UntypedValues.number(owned.get("min_price")).orElse(-1);
      List<Integer> income = UntypedValues.numbers(owned.get("revenue"));
      if (income.size() > 1)
        draft.notes().left("incomes of private " + id + " by phase: " + income);
      privates.add(
          new PrivateFacts(
              id,
              UntypedValues.text(owned.getOrDefault("name", id)),
              price,
              income.isEmpty() ? 0 : income.getFirst(),
              discount == 0 ? -1 : Math.max(0, price - discount),
              players(owned),
              UntypedValues.text(owned.get("desc")),
              UntypedValues.maps(owned.get("abilities"))));
      if (companies.comesWithPrivate(id))
        privates.ownsRailway(id, UntypedValues.number(owned.get("treasury")).orElse(0));
      if (least >= 0)
        draft.notes().left("private " + id + " is sold to companies for " + least + " or more");
    }

    /** The numbers of players with whom it is in the game; "" for all. */
    private String players(Map<String, Object> owned) throws DraftRefused {
      var least = UntypedValues.number(owned.get("min_players"));
      var greatest = UntypedValues.number(owned.get("max_players"));
      if (least.isEmpty() && greatest.isEmpty()) return "";
      List<Integer> range = UntypedValues.numbers(title.get("PLAYER_RANGE"));
      int most = range.size() == 2 ? Math.clamp(range.getLast(), 1, 12) : 6;
      for (int number : List.of(least.orElse(1), greatest.orElse(most)))
        if (number > most)
          draft.notes().left("a private for " + number + " players: " + owned.get("sym"));
      int first = Math.min(least.orElse(1), most);
      return first + "-" + Math.clamp(greatest.orElse(most), first, most);
    }
  }

  /** Reads what ends the game, and when. */
  private static final class FolderEnds {
    private static final Map<String, String> CAUSES =
        Map.of(
            "bankrupt",
            "player-bankrupt",
            "bank",
            "bank-broken",
            "stock_market",
            "top-price",
            "final_phase",
            "last-phase",
            "final_train",
            "last-train");

    private final TitleFolder title;
    private final Draft draft;

    FolderEnds(TitleFolder title, Draft draft) {
      this.title = title;
      this.draft = draft;
    }

    void write(TitleDraft page) throws DraftRefused {
      Map<String, Object> causes = UntypedValues.map(title.get("GAME_END_CHECK"));
      if (causes.keySet().stream().noneMatch(CAUSES::containsKey)) {
        page.end("bank-broken", "this set");
        draft.notes().guessed("title", "the game ends with the set in which the bank breaks");
      }
      // In many titles a bankrupt player leaves, and the others play on.
      boolean goesOn =
          UntypedValues.text(title.get("BANKRUPTCY_ENDS_GAME_AFTER")).equals("all_but_one");
      causes.forEach(
          (cause, when) -> {
            if (goesOn && cause.equals("bankrupt")) page.end("one-player-left", "at once");
            else if (CAUSES.containsKey(cause))
              page.end(CAUSES.get(cause), timing(UntypedValues.text(when)));
            else
              draft
                  .notes()
                  .missing(
                      "ends",
                      "'"
                          + cause.replace('_', ' ')
                          + "' ends the game: a script with effects.endGame",
                      List.of(RoundHooks.ROUND_ENDED));
          });
    }

    private Object timing(String word) {
      return switch (word) {
        case "immediate" -> "at once";
        case "current_turn" -> "this turn";
        case "current_round" -> "this round";
        case "current_or" -> {
          var timing = new LinkedHashMap<String, Object>();
          timing.put("operating", "this round");
          timing.put("stock", "next operating round");
          yield timing;
        }
        case "one_more_full_or_set" -> "next-set";
        case "full_or" -> "this set";
        default -> {
          draft
              .notes()
              .guessed("title", "the end comes with this set; the source has '" + word + "'");
          yield "this set";
        }
      };
    }
  }
}
