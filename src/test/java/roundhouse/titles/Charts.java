package roundhouse.titles;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.board.TileNotation;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.LeftOut;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Title;
import roundhouse.market.MarketSpace;
import roundhouse.market.Zone;

/**
 * All that is printed of a title, in words: map, chart of share prices, charters, privates, trains,
 * phases and tiles. What it should be lies in a file for each title, and for options what they
 * change.
 */
public final class Charts {
  private final Title title;
  private final Design design;
  private final List<String> lines = new ArrayList<>();

  private Charts(Title title) {
    this.title = title;
    this.design = title.design();
  }

  /**
   * The lines of a title's file, or of an option's, {@code 1870-diesels}; nothing where there is
   * none.
   */
  public static Optional<List<String>> file(String name) throws IOException {
    try (InputStream file = Charts.class.getResourceAsStream("/charts/" + name + ".txt")) {
      return file == null
          ? Optional.empty()
          : Optional.of(new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
    }
  }

  /** A line for everything that is alike. */
  public static List<String> of(Title title) {
    var charts = new Charts(title);
    charts.money();
    charts.map();
    charts.market();
    charts.design.kinds().forEach(charts::kind);
    charts.design.companies().values().forEach(charts::company);
    charts.design.leftOut().forEach(charts::leftOut);
    charts.design.privates().values().forEach(charts::privateCompany);
    charts.design.trains().values().forEach(charts::train);
    charts.phases();
    charts.tiles();
    charts.design.data().values().forEach((key, data) -> charts.line("data %s %s", key, data));
    return List.copyOf(charts.lines);
  }

  private void line(String what, Object... words) {
    lines.add(what.formatted(words));
  }

  private void money() {
    line("bank %d", design.bank().cash());
    design
        .startingCash()
        .forEach(
            (players, cash) ->
                line(
                    "%d players: %d each, %d certificates",
                    players, cash, design.certificateLimit().get(players)));
  }

  private void map() {
    Map<String, List<Hex>> alike =
        title.map().hexes().values().stream()
            .sorted(Comparator.comparing(Hex::id))
            .collect(Collectors.groupingBy(Charts::printed, TreeMap::new, Collectors.toList()));
    alike.forEach(
        (printed, hexes) ->
            line(
                "%s: %s",
                printed,
                hexes.stream().map(hex -> hex.id().text()).collect(Collectors.joining(" "))));
  }

  private static String printed(Hex hex) {
    var words =
        new ArrayList<String>(
            List.of("hex", hex.printed().color().name().toLowerCase(Locale.ROOT)));
    if (hex.terrain() > 0) words.add(hex.terrainKind() + " " + hex.terrain());
    new TreeMap<>(hex.edgeCosts()).forEach((edge, cost) -> words.add("side " + edge + " " + cost));
    hex.impassable().stream().sorted().forEach(edge -> words.add("closed " + edge));
    if (!hex.stubs().isEmpty()) words.add("stubs " + hex.stubs().stream().sorted().toList());
    if (!hex.banks().isEmpty())
      words.add(
          "banks " + hex.banks().stream().map(bank -> bank.stream().sorted().toList()).toList());
    words.add(TileNotation.print(hex.printed()));
    return String.join(" ", words).strip();
  }

  private void market() {
    Map<Integer, List<MarketSpace>> rows =
        title.market().spaces().stream()
            .collect(
                Collectors.groupingBy(
                    space -> space.cell().row(), TreeMap::new, Collectors.toList()));
    rows.values()
        .forEach(
            row ->
                line(
                    "prices from column %d: %s",
                    row.getFirst().cell().column(),
                    row.stream().map(Charts::space).collect(Collectors.joining(" "))));
  }

  private static String space(MarketSpace space) {
    return space.price()
        + space.zones().stream()
            .map(Zone::name)
            .sorted()
            .map(zone -> "." + zone.toLowerCase(Locale.ROOT))
            .collect(Collectors.joining());
  }

  private void kind(String name, KindSpec kind) {
    line(
        "kind %s shares %s floats at %d par %s loans %d operates as number %d",
        name,
        kind.shares(),
        kind.floatsAt(),
        kind.par().map(range -> range.min() + "-" + range.max()).orElse("any"),
        kind.loans(),
        kind.order());
  }

  private void company(CompanySpec company) {
    List<Integer> markers =
        company.markers().isEmpty() ? design.kindOf(company.id()).markers() : company.markers();
    line(
        "%s %s home %s.%d to '%s' from phase '%s' markers %s",
        design.kindNameOf(company.id()),
        company.id(),
        company.home(),
        company.homeCity(),
        company.destination(),
        company.availableFrom(),
        markers);
    company
        .claims()
        .ifPresent(
            claim ->
                line(
                    "%s claims %s for %d or %s until phase '%s'",
                    company.id(),
                    claim.hex(),
                    claim.price(),
                    claim.unconnected().map(String::valueOf).orElse("never"),
                    claim.keptUntil()));
  }

  private void leftOut(LeftOut lots) {
    line("lots leave out %s of %s", new TreeMap<>(lots.count()), lots.of());
  }

  private void privateCompany(PrivateSpec spec) {
    line(
        "private %s price %d income %d opens at %d for %s players",
        spec.id(),
        spec.price(),
        spec.income(),
        spec.openingPrice().orElse(spec.price()),
        spec.players().map(range -> range.min() + "-" + range.max()).orElse("all"));
    spec.bonus()
        .ifPresent(bonus -> line("private %s adds %d at %s", spec.id(), bonus.adds(), bonus.at()));
    spec.earlySale()
        .ifPresent(
            sale -> line("private %s sold early to %s in %s", spec.id(), sale.to(), sale.phases()));
    spec.terrainDiscount()
        .ifPresent(
            discount ->
                line("private %s spares %d at %s", spec.id(), discount.amount(), discount.hexes()));
    spec.track()
        .ifPresent(
            track -> line("private %s lays %s at %s", spec.id(), track.tiles(), track.hexes()));
    spec.tokens()
        .values()
        .forEach(
            token ->
                line(
                    "private %s %s adds %d to others %d until %s at %s",
                    spec.id(),
                    token.name(),
                    token.owner(),
                    token.others(),
                    token.until(),
                    token.hexes()));
  }

  private void train(TrainSpec train) {
    var runs = train.runs();
    line(
        "train %s runs %d+%d times %d%s price %d count %s fewer %s rusts on '%s' available with"
            + " '%s' trades %s from '%s'",
        train.name(),
        runs.cities(),
        runs.towns(),
        runs.times(),
        (runs.skipsCities() ? " skipping" : "")
            + (runs.skipsTowns() ? " past towns" : "")
            + (runs.limitsVisits() ? ", %d on its way".formatted(runs.visits()) : ""),
        train.price(),
        train.count().unlimited() ? "unlimited" : train.count().number(),
        new TreeMap<>(train.fewer()),
        train.rustsOn(),
        train.availableWith(),
        new TreeMap<>(train.tradeIn()),
        train.tradeInFrom());
  }

  private void phases() {
    design
        .phases()
        .values()
        .forEach(
            phase ->
                line(
                    "phase %s with '%s' %s trains %d %s rounds %d",
                    phase.name(),
                    phase.startsWith(),
                    phase.tiles(),
                    phase.trainLimit(),
                    new TreeMap<>(phase.trainLimits()),
                    phase.operatingRounds()));
  }

  private void tiles() {
    new TreeMap<>(design.tiles())
        .forEach(
            (number, spec) -> {
              Tile tile = title.tiles().get(number);
              String count =
                  spec.count().unlimited() ? "unlimited" : String.valueOf(spec.count().number());
              line(
                  "tile %s %s x%s %s",
                  tile.color().name().toLowerCase(Locale.ROOT),
                  number,
                  count,
                  TileNotation.print(tile));
            });
  }
}
