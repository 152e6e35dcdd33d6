package roundhouse.drafts.maker;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.design.spec.BankSpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.TileSpec;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.design.spec.steps.StepSpec;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.engine.Title;

/** Writes a title as a game file of 18xx-maker, which draws and prints it. */
public final class GameWriter {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static final List<Object> POOLS =
      List.of(
          JsonObject.of(
              "name",
              "Bank Pool",
              "notes",
              List.of(
                  JsonObject.of(
                      "note", "Shares in the bank pool pay dividends to the corporation"))));

  /**
   * A file.
   *
   * @param json its text, valid by the schema that 18xx-maker publishes
   * @param lost what the title has and the format lacks, each in words
   */
  public record File(String json, List<String> lost) {}

  private final Title title;
  private final Design design;
  private final ExportLosses lost = new ExportLosses();

  private GameWriter(Title title) {
    this.title = title;
    this.design = title.design();
  }

  /** The file of a title, with the options that are on. */
  public static File of(Title title) {
    var writer = new GameWriter(title);
    try {
      String json =
          MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(writer.game()) + "\n";
      return new File(json, writer.lost.list());
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private Map<String, Object> game() {
    var map = new MapWriter(title.map(), design, lost);
    var roster = new RosterWriter(design, lost);
    var companies = new CompanyWriter(design, lost);
    var game = new LinkedHashMap<String, Object>();
    game.put("info", info());
    game.put("bank", design.bank().cash());
    floatPercent().ifPresent(percent -> game.put("floatPercent", percent));
    game.put("players", players());
    if (paysThePool()) game.put("pools", POOLS);
    game.put("shareTypes", companies.shareTypes());
    game.put("companies", companies.companies());
    game.put("privates", privates(map).privates());
    game.put("trains", roster.trains());
    game.put("phases", roster.phases());
    game.put("stock", new MarketWriter(title.market(), design.market(), lost).written());
    game.put("tiles", tiles());
    game.put("map", map.written());
    noteLost();
    return game;
  }

  private PrivateWriter privates(MapWriter map) {
    return new PrivateWriter(
        design,
        id -> Optional.ofNullable(title.map().hexes().get(HexId.of(id))).map(map::name).orElse(id),
        lost);
  }

  private Map<String, Object> info() {
    var info = new LinkedHashMap<String, Object>();
    info.put("title", design.title());
    if (!design.says().isEmpty()) info.put("subtitle", design.says().replaceAll("\\.$", ""));
    info.put("orientation", title.map().layout().isFlat() ? "horizontal" : "vertical");
    info.put("currency", design.money() + "#");
    if (largeKinds().stream().allMatch(kind -> kind.capital() == KindSpec.Capital.AS_SOLD))
      info.put("capitalization", "incremental");
    if (sellsInBlocks()) info.put("mustSellInBlocks", true);
    return info;
  }

  private boolean sellsInBlocks() {
    return steps().anyMatch(step -> step instanceof StockTurn turn && turn.saleInOneBlock());
  }

  private boolean paysThePool() {
    return steps()
        .anyMatch(
            step ->
                step instanceof Dividend dividend
                    && dividend.companyReceives().contains(Dividend.Unsold.POOL));
  }

  private Stream<StepSpec> steps() {
    return design.rounds().values().stream().flatMap(round -> round.steps().stream());
  }

  /** Kinds of companies with several certificates. */
  private List<KindSpec> largeKinds() {
    return design.kinds().values().stream().filter(kind -> !CompanyWriter.isMinor(kind)).toList();
  }

  private Optional<Integer> floatPercent() {
    Set<Integer> percents =
        largeKinds().stream().map(KindSpec::floatsAt).collect(Collectors.toSet());
    if (percents.size() > 1) lost.add("the percentage at which each kind of company floats");
    return percents.size() == 1 ? Optional.of(percents.iterator().next()) : Optional.empty();
  }

  private List<Map<String, Object>> players() {
    var all = new ArrayList<Map<String, Object>>();
    for (int number : new TreeSet<>(design.startingCash().keySet())) {
      if (!design.players().contains(number)) continue;
      var players = new LinkedHashMap<String, Object>();
      players.put("number", number);
      players.put("capital", design.startingCash().get(number));
      if (design.certificateLimit().getOrDefault(number, 0) > 0)
        players.put("certLimit", design.certificateLimit().get(number));
      if (design.bank().cash(number) != design.bank().cash())
        players.put("bank", design.bank().cash(number));
      all.add(players);
    }
    return all;
  }

  private Map<String, Object> tiles() {
    var tiles = new LinkedHashMap<String, Object>();
    design.tiles().forEach((number, spec) -> tiles.put(number, tile(number, spec)));
    return tiles;
  }

  private Object tile(String number, TileSpec spec) {
    if (spec.own().isEmpty())
      return spec.count().unlimited() ? JsonObject.of("quantity", "∞") : spec.count().number();
    Tile tile = title.tiles().get(number);
    Map<String, Object> drawn = HexWriter.of(tile, HexSides.FLAT, List.of());
    if (!HexReadBack.isSame(tile, drawn, HexSides.FLAT))
      lost.add("tiles, drawn differently", number);
    if (!spec.rotations().isEmpty()) lost.add("the only rotations of tiles", number);
    drawn.put("quantity", RosterWriter.quantity(spec.count()));
    return drawn;
  }

  private void noteLost() {
    if (title.map().hexes().values().stream().anyMatch(this::isRenamed))
      lost.add("the names of hexes: letters run across there, so hexes have other names");
    if (!design.options().isEmpty())
      lost.add("the options: " + String.join(", ", design.options().keySet()));
    if (!design.upgrades().isEmpty())
      lost.add("the exceptions of upgrades: " + String.join(", ", design.upgrades()));
    if (!design.certificateLimitClosed().isEmpty())
      lost.add("the certificate limits once a company has closed");
    if (design.bank().companyMoney() != BankSpec.CompanyMoney.SAME)
      lost.add("the money that companies use");
    lost.add("the rounds and their steps, what a run may do, how the game ends, and all scripts");
    lost.add("how things are drawn: fonts, icons, logos, the sizes and places of texts");
  }

  private boolean isRenamed(Hex hex) {
    return title.map().layout().isFlat() && !Layout.FLAT.name(hex.place()).equals(hex.id());
  }
}
