package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.board.TileColor;
import roundhouse.design.spec.Count;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.PhaseSpec;
import roundhouse.design.spec.TrainExport;
import roundhouse.design.spec.TrainSpec;
import roundhouse.design.spec.steps.BuyPrivates;

/** Writes trains and phases for 18xx-maker, which shows the reach of a train by its name alone. */
final class RosterWriter {
  private final Design design;
  private final ExportLosses lost;

  RosterWriter(Design design, ExportLosses lost) {
    this.design = design;
    this.lost = lost;
  }

  static Object quantity(Count count) {
    return count.unlimited() ? "∞" : Math.max(1, count.number());
  }

  List<Map<String, Object>> trains() {
    return design.trains().values().stream().map(this::train).toList();
  }

  private Map<String, Object> train(TrainSpec train) {
    var written = new LinkedHashMap<String, Object>();
    written.put("name", train.name());
    written.put("quantity", quantity(cards(train)));
    written.put("price", train.price());
    written.put("color", color(train));
    if (!train.rustsOn().isEmpty()) written.put("rust", train.rustsOn());
    if (!train.obsoleteWith().isEmpty()) written.put("obsolete", train.obsoleteWith());
    if (!train.availableWith().isEmpty()) written.put("available", train.availableWith());
    if (!train.tradeIn().isEmpty()) written.put("discount", train.tradeIn());
    noteLost(train);
    return written;
  }

  /** How many there are; both sides of a card are as many. */
  private Count cards(TrainSpec train) {
    TrainSpec other = design.trains().get(train.otherSideOf());
    return other == null ? train.count() : other.count();
  }

  /** The colour of the tiles that may be laid when the train is first sold. */
  private String color(TrainSpec train) {
    TileColor last = TileColor.YELLOW;
    List<String> order = List.copyOf(design.trains().keySet());
    for (PhaseSpec phase : design.phases().values()) {
      boolean begun =
          phase.startsWith().isEmpty()
              || order.indexOf(phase.startsWith()) <= order.indexOf(train.name());
      if (begun && !phase.tiles().isEmpty()) last = last(phase);
    }
    return last.word();
  }

  private static TileColor last(PhaseSpec phase) {
    return phase.tiles().stream().max(TileColor::compareTo).orElse(TileColor.YELLOW);
  }

  private void noteLost(TrainSpec train) {
    String name = train.name();
    if (!GuessedReach.of(name).allowance().equals(train.runs()))
      lost.add("the reach of trains whose names do not show it", name);
    if (!train.otherSideOf().isEmpty())
      lost.add("cards with two trains", name + " and " + train.otherSideOf());
    if (!train.fewer().isEmpty()) lost.add("fewer trains with fewer players", name);
    if (!train.tradeInFrom().isEmpty()) lost.add("the phase from which trains are exchanged", name);
  }

  List<Map<String, Object>> phases() {
    var all = new ArrayList<Map<String, Object>>();
    design.phases().values().forEach(phase -> all.add(phase(phase, phase.trainLimit(), false)));
    for (PhaseSpec phase : design.phases().values())
      minorLimit(phase).ifPresent(limit -> all.add(phase(phase, limit, true)));
    return all;
  }

  private Optional<Integer> minorLimit(PhaseSpec phase) {
    return design.kinds().entrySet().stream()
        .filter(kind -> kind.getValue().shares().size() == 1)
        .flatMap(kind -> Stream.ofNullable(phase.trainLimits().get(kind.getKey())))
        .filter(limit -> limit > 0)
        .findFirst();
  }

  private Map<String, Object> phase(PhaseSpec phase, int limit, boolean minor) {
    var written = new LinkedHashMap<String, Object>();
    written.put("name", phase.name());
    if (minor) written.put("minor", true);
    written.put("limit", limit == 99 || limit == 0 ? "∞" : limit);
    written.put("tiles", last(phase).word());
    if (!phase.startsWith().isEmpty()) written.put("on", phase.startsWith());
    if (minor) return written;
    written.put("rounds", phase.operatingRounds());
    if (phase.privatesClose()) written.put("events", JsonObject.of("close_companies", true));
    if (sellsPrivates(phase.name())) written.put("buy_companies", true);
    noteLost(phase);
    return written;
  }

  private boolean sellsPrivates(String phase) {
    return design.rounds().values().stream()
        .flatMap(round -> round.steps().stream())
        .anyMatch(step -> step instanceof BuyPrivates buy && buy.phases().contains(phase));
  }

  private void noteLost(PhaseSpec phase) {
    if (phase.exportsTrain().when() != TrainExport.When.NEVER)
      lost.add("exports of trains in phases", phase.name());
  }
}
