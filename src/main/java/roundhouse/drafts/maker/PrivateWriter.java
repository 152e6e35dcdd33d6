package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import roundhouse.design.spec.ComesWith;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.design.spec.PrivateTrack;
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
    if (!lacking.isEmpty()) written.put("description", lacking);
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
    if (!spec.closesWithTrainOf().isEmpty())
      all.add(
          JsonObject.of(
              "type", "close", "when", "bought_train", "corporation", spec.closesWithTrainOf()));
    if (spec.stays()) all.add(JsonObject.of("type", "close", "when", "never"));
    spec.comesWith().flatMap(PrivateWriter::shares).ifPresent(all::add);
    spec.terrainDiscount().map(this::discount).ifPresent(all::add);
    spec.bonus().map(this::bonus).ifPresent(all::add);
    spec.track().map(this::track).ifPresent(all::add);
    return all;
  }

  private List<String> named(List<String> hexes) {
    return hexes.stream().map(hexName).toList();
  }

  /** A share by its company and number; number 0 is the president's certificate. */
  private static Optional<Map<String, Object>> shares(ComesWith with) {
    return with.company().isEmpty()
        ? Optional.empty()
        : Optional.of(
            JsonObject.of(
                "type", "shares", "shares", with.company() + (with.president() ? "_0" : "_1")));
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
    ability.put("type", "tile_lay");
    ability.put("hexes", named(track.hexes()));
    ability.put("tiles", track.tiles());
    switch (track.when()) {
      case BOUGHT_BY_COMPANY -> ability.put("when", "sold");
      case OUTSIDE_OTHERS_TURNS, ANY_TIME, PRESIDENTS_TURN -> ability.put("owner_type", "player");
      case OWN_TURN -> ability.put("owner_type", "corporation");
    }
    if (track.times() > 1) ability.put("count", track.times());
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
            spec.closesOthers() ? "privates whose purchase closes the others" : "",
            spec.availableFrom().isEmpty() ? "" : "privates that are sold from a phase on",
            spec.closesIn().isEmpty() ? "" : "privates that a phase closes",
            spec.comesWith().filter(with -> with.company().isEmpty()).isEmpty()
                ? ""
                : "companies drawn for a private",
            spec.earlySale().isEmpty() ? "" : "privates that some companies may buy earlier",
            spec.staysWithCompany() ? "privates that a company keeps" : "")
        .filter(words -> !words.isEmpty())
        .forEach(words -> lost.add(words, spec.id()));
  }
}
