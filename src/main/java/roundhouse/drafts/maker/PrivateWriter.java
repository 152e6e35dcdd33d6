package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import roundhouse.design.spec.ComesWith;
import roundhouse.design.spec.ComesWith.Closes;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.design.spec.PrivateSpec.Stays;
import roundhouse.design.spec.PrivateTrack;
import roundhouse.design.spec.PrivateTrack.Lays;
import roundhouse.design.spec.StopBonus;
import roundhouse.design.spec.TerrainDiscount;

/** Writes privates for 18xx-maker, with those of their powers that it has words for. */
final class PrivateWriter {
  private final Design design;
  private final ExportLosses lost;
  private final Function<String, String> hexName;

  /**
   * The privates of a title.
   *
   * @param hexName the name there of a hex
   */
  PrivateWriter(Design design, Function<String, String> hexName, ExportLosses lost) {
    this.design = design;
    this.hexName = hexName;
    this.lost = lost;
  }

  List<Map<String, Object>> privates() {
    return design.privates().values().stream().map(this::written).toList();
  }

  private Map<String, Object> written(PrivateSpec spec) {
    var written = new LinkedHashMap<String, Object>();
    written.put("name", spec.name());
    written.put("sym", spec.id());
    written.put("price", spec.price());
    written.put("revenue", spec.income());
    spec.openingPrice().ifPresent(price -> written.put("bid", price));
    spec.players()
        .ifPresent(
            players -> {
              written.put("minPlayers", players.min());
              written.put("maxPlayers", players.max());
            });
    String lacking = design.missing().getOrDefault("privates." + spec.id(), "");
    String says = (spec.says() + " " + lacking).strip();
    if (!says.isEmpty()) written.put("description", says);
    List<Map<String, Object>> abilities = abilities(spec);
    if (!abilities.isEmpty()) written.put("abilities", abilities);
    noteLost(spec);
    return written;
  }

  private List<Map<String, Object>> abilities(PrivateSpec spec) {
    var all = new ArrayList<Map<String, Object>>();
    if (!spec.blocks().isEmpty())
      all.add(JsonObject.of("type", "blocks_hexes", "hexes", named(spec.blocks())));
    if (!spec.exchangeFor().isEmpty())
      all.add(JsonObject.of("type", "exchange", "corporations", List.of(spec.exchangeFor())));
    if (!spec.forSale()) all.add(JsonObject.of("type", "no_buy"));
    if (!spec.closesIn().isEmpty())
      all.add(JsonObject.of("type", "close", "on_phase", spec.closesIn()));
    switch (spec.stays()) {
      case NEVER -> {}
      case WITH_COMPANY ->
          all.add(JsonObject.of("type", "close", "on_phase", "never", "owner_type", "corporation"));
      case WITH_PLAYER, ALWAYS -> all.add(JsonObject.of("type", "close", "when", "never"));
    }
    spec.comesWith().ifPresent(with -> all.addAll(included(with)));
    spec.terrainDiscount().map(this::discount).ifPresent(all::add);
    spec.bonus().map(this::bonus).ifPresent(all::add);
    spec.track().map(this::track).ifPresent(all::add);
    return all;
  }

  private List<String> named(List<String> hexes) {
    return hexes.stream().map(hexName).toList();
  }

  /**
   * A share by its company and number, where number 0 is the president's certificate, and the train
   * that closes the private.
   */
  private static List<Map<String, Object>> included(ComesWith with) {
    String company = with.company();
    if (company.isEmpty()) return List.of();
    String share = company + (with.president() ? "_0" : "_1");
    Map<String, Object> shares = JsonObject.of("type", "shares", "shares", share);
    return with.closes() == Closes.WITH_TRAIN
        ? List.of(
            shares, JsonObject.of("type", "close", "when", "bought_train", "corporation", company))
        : List.of(shares);
  }

  private Map<String, Object> discount(TerrainDiscount discount) {
    var ability = new LinkedHashMap<String, Object>();
    ability.put("type", "tile_discount");
    ability.put("discount", discount.amount());
    if (!discount.terrain().isEmpty()) ability.put("terrain", discount.terrain());
    if (!discount.hexes().isEmpty()) ability.put("hexes", named(discount.hexes()));
    if (discount.once()) ability.put("count", 1);
    return ability;
  }

  private Map<String, Object> bonus(StopBonus bonus) {
    return JsonObject.of("type", "hex_bonus", "hexes", named(bonus.at()), "amount", bonus.adds());
  }

  private Map<String, Object> track(PrivateTrack track) {
    var ability = new LinkedHashMap<String, Object>();
    ability.put("type", track.freeMarker() && track.ofTheTurn() ? "teleport" : "tile_lay");
    ability.put("hexes", named(track.hexes()));
    ability.put("tiles", track.tiles());
    switch (track.when()) {
      case BOUGHT_BY_COMPANY -> ability.put("when", "sold");
      case OUTSIDE_OTHERS_TURNS, ANY_TIME, PRESIDENTS_TURN -> ability.put("owner_type", "player");
      case OWN_TURN -> ability.put("owner_type", "corporation");
    }
    if (track.times() > 1) ability.put("count", track.times());
    if (track.lays() == Lays.EACH || track.lays() == Lays.UP_TO_EACH)
      ability.put("count", track.hexes().size());
    if (track.lays() == Lays.EACH) ability.put("must_lay_all", true);
    if (track.free()) ability.put("free", true);
    if (track.discount() > 0) ability.put("discount", track.discount());
    if (track.connected()) ability.put("reachable", true);
    if (track.ofTheTurn()) ability.put("consume_tile_lay", true);
    if (track.closes()) ability.put("closed_when_used_up", true);
    return ability;
  }

  private void noteLost(PrivateSpec spec) {
    Stream.of(
            spec.tokens().isEmpty() ? "" : "tokens of privates",
            spec.railway().isEmpty() ? "" : "small companies of privates",
            spec.starts().isEmpty() ? "" : "companies that start with a private",
            spec.claims().isEmpty() ? "" : "additional markers of privates",
            spec.movesMarker().isEmpty() ? "" : "markers that privates move",
            spec.crossingIncome() == 0 ? "" : "what privates earn from crossings",
            spec.closesRivers() ? "rivers that privates close" : "",
            spec.availableFrom().isEmpty() ? "" : "privates that are sold from a phase on",
            spec.stays() == Stays.ALWAYS ? "privates that stay whoever owns them" : "",
            spec.comesWith().filter(with -> with.company().isEmpty()).isEmpty()
                ? ""
                : "companies drawn for a private",
            spec.comesWith().filter(with -> !with.shares().isEmpty()).isEmpty()
                ? ""
                : "certificates of companies that come with a private",
            spec.comesWith().filter(with -> with.closes() == Closes.WITH_PAR).isEmpty()
                ? ""
                : "privates that close with a par price",
            spec.track().map(PrivateWriter::isCutShort).orElse(false)
                ? "when and how the tiles of privates are laid"
                : "",
            spec.earlySale().isEmpty() ? "" : "privates that some companies may buy earlier")
        .filter(words -> !words.isEmpty())
        .forEach(words -> lost.add(words, spec.id()));
  }

  /** Whether a tile of a private is limited or helped in a way that has no words there. */
  private static boolean isCutShort(PrivateTrack track) {
    return !track.phases().isEmpty()
        || track.lays() == Lays.TO_JOIN
        || track.atHomeFirst()
        || track.freeMarker() && !track.ofTheTurn();
  }
}
