package roundhouse.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.design.spec.ComesWith;
import roundhouse.design.spec.ComesWith.Closes;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.HexSpec;
import roundhouse.design.spec.MarkerClaim;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.design.spec.PrivateTrack;
import roundhouse.design.spec.TerrainDiscount;
import roundhouse.design.spec.TokenSpec;

/** What a private company does, in sentences for its card. */
public final class PrivateCardText {
  private static final int MANY = 8;

  private final Design design;
  private final PrivateSpec spec;
  private final List<String> lines = new ArrayList<>();

  private PrivateCardText(Design design, PrivateSpec spec) {
    this.design = design;
    this.spec = spec;
  }

  /** A line for each thing that it does; the title's own sentences come first. */
  public static List<String> of(Design design, PrivateSpec spec) {
    var words = new PrivateCardText(design, spec);
    words.ownership();
    words.trade();
    words.powers();
    words.stations();
    words.end();
    return List.copyOf(words.lines);
  }

  private void ownership() {
    if (!spec.says().isBlank()) lines.add(spec.says());
    spec.comesWith().ifPresent(comes -> lines.add(comesWith(comes)));
    spec.railway()
        .ifPresent(
            own ->
                lines.add(
                    "Operates as the railway %s for its owner, with %s%s."
                        .formatted(
                            own.company(),
                            money(own.cash()),
                            own.train().isEmpty() ? "" : " and a " + own.train() + "-train")));
    if (!spec.starts().isEmpty())
      lines.add(
          "Its owner may give it up to pay for a share of %s, which cannot start in any other way."
              .formatted(spec.starts()));
  }

  private void trade() {
    if (!spec.exchangeFor().isEmpty())
      lines.add("May be exchanged for a share of " + spec.exchangeFor() + ".");
    if (!spec.availableFrom().isEmpty())
      lines.add("May be bought from phase " + spec.availableFrom() + ".");
    spec.earlySale()
        .ifPresent(
            early ->
                lines.add(
                    "%s may buy it as early as phase %s."
                        .formatted(words(early.to()), words(early.phases()))));
    if (!spec.forSale()) lines.add("Nobody may buy it from its owner.");
  }

  private String comesWith(ComesWith comes) {
    String share = comes.president() ? "the president's certificate of " : "a share of ";
    String company =
        comes.drawnFrom().isEmpty() ? comes.company() : "a company that is drawn at the start";
    return design.words().in("Comes with " + share + company + ".");
  }

  private void powers() {
    if (!spec.blocks().isEmpty())
      lines.add("Nobody builds in " + places(spec.blocks()) + " while a player owns it.");
    if (spec.closesRivers())
      lines.add("No track crosses rivers until it is closed or a company owns it.");
    spec.track().ifPresent(track -> lines.add(track(track)));
    spec.terrainDiscount().ifPresent(discount -> lines.add(discount(discount)));
    if (spec.crossingIncome() > 0)
      lines.add(
          "The bank pays its owner %s for each border that a company pays to cross."
              .formatted(money(spec.crossingIncome())));
    spec.claims().ifPresent(claim -> lines.add(claim(claim)));
  }

  private void stations() {
    spec.movesMarker()
        .ifPresent(
            move ->
                lines.add(
                    "Its company may move a station marker to %s%s."
                        .formatted(places(move.to()), move.tile() ? " and lay a tile there" : "")));
    spec.tokens().values().forEach(token -> lines.add(token(token)));
    spec.bonus()
        .ifPresent(
            bonus ->
                lines.add(
                    "Its company gets %s more for each call in %s."
                        .formatted(money(bonus.adds()), places(bonus.at()))));
  }

  private String track(PrivateTrack track) {
    String who =
        switch (track.when()) {
          case OWN_TURN -> "Its company";
          case PRESIDENTS_TURN -> "A company whose president owns it";
          case BOUGHT_BY_COMPANY -> "The player who sells it to a company";
          case ANY_TIME, OUTSIDE_OTHERS_TURNS -> "The player who owns it";
        };
    return "%s may lay %s%s%s%s%s."
        .formatted(
            who,
            track.hexes().isEmpty() ? "a tile" : tilesOf(track) + places(track.hexes()),
            track.times() == 1 ? "" : " up to %s times".formatted(track.times()),
            track.free() ? ", free of charge" : cheaper(track.discount()),
            track.freeMarker() ? ", and place a free marker there" : "",
            track.phases().isEmpty() ? "" : ", in phases " + String.join(" and ", track.phases()));
  }

  private static String tilesOf(PrivateTrack track) {
    return switch (track.lays()) {
      case ONE -> track.hexes().size() > 1 ? "a tile in one of " : "a tile in ";
      case EACH -> "a tile in each of ";
      case UP_TO_EACH -> "a tile in any of ";
      case TO_JOIN -> "the tiles that join ";
    };
  }

  private String cheaper(int discount) {
    return discount == 0 ? "" : ", for " + money(discount) + " less";
  }

  private String discount(TerrainDiscount discount) {
    return "Its company pays %s less for %s%s%s."
        .formatted(
            money(discount.amount()),
            discount.terrain().isEmpty() ? "terrain" : discount.terrain(),
            discount.hexes().isEmpty() ? "" : " in " + places(discount.hexes()),
            discount.once() ? ", once" : "");
  }

  private String claim(MarkerClaim claim) {
    return "Its company may place %s marker in %s%s."
        .formatted(
            claim.isAdditional() ? "an additional" : "a",
            place(claim.hex()),
            claim.unconnected().map(price -> price == 0 ? ", free of charge" : "").orElse(""));
  }

  private String token(TokenSpec token) {
    String others = token.others() == 0 ? "" : ", other companies " + money(token.others());
    return "Its token in %s adds %s to its company's calls there%s%s."
        .formatted(
            places(token.hexes()),
            money(token.owner()),
            others,
            token.until().isEmpty() ? "" : ", until phase " + token.until());
  }

  private void end() {
    if (spec.comesWith().filter(with -> with.closes() == Closes.WITH_TRAIN).isPresent())
      lines.add("Closes when that company buys a train.");
    if (!spec.closesIn().isEmpty()) lines.add("Closes in phase " + spec.closesIn() + ".");
    switch (spec.stays()) {
      case NEVER -> {}
      case WITH_PLAYER -> lines.add("A player keeps it when the others close.");
      case WITH_COMPANY -> lines.add("A company keeps it when the others close.");
      case ALWAYS -> lines.add("Its owner keeps it when the others close.");
    }
  }

  private String money(int amount) {
    return design.amount(amount);
  }

  /** Names of the places, with their hexes; of many places only the hexes. */
  private String places(List<String> hexes) {
    return words(hexes.size() > MANY ? hexes : hexes.stream().map(this::place).toList());
  }

  private String place(String hex) {
    Map<String, HexSpec> all = design.map().hexes();
    String name = all.containsKey(hex) ? all.get(hex).name() : "";
    return name.isBlank() ? hex : name + " (" + hex + ")";
  }

  private static String words(List<String> names) {
    if (names.size() < 2) return String.join("", names);
    return names.stream().limit(names.size() - 1L).collect(Collectors.joining(", "))
        + " and "
        + names.getLast();
  }
}
