package roundhouse.drafts.folder;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.TileColor;
import roundhouse.drafts.CompanyDraft;
import roundhouse.drafts.Draft;
import roundhouse.drafts.TrainDraft;
import roundhouse.drafts.UntypedValues;

/** Reads phases: tiles, train limits and what companies may do from then on. */
final class FolderPhases {
  private final Draft draft;
  private final TrainDraft trains;
  private final CompanyDraft companies;
  private final List<String> privatesForSale = new ArrayList<>();
  private final List<String> betweenPlayers = new ArrayList<>();
  private boolean limitedPurchases;

  FolderPhases(Draft draft, TrainDraft trains, CompanyDraft companies) {
    this.draft = draft;
    this.trains = trains;
    this.companies = companies;
  }

  /** Phases in which companies may buy privates. */
  List<String> privatesForSale() {
    return known(privatesForSale);
  }

  /** Phases in which players may buy privates from each other. */
  List<String> betweenPlayers() {
    return known(betweenPlayers);
  }

  /** Whether there are phases in which companies buy one train of the bank in a turn. */
  boolean hasLimitedPurchases() {
    return limitedPurchases;
  }

  private List<String> known(List<String> phases) {
    return phases.stream().filter(trains.phases()::contains).distinct().toList();
  }

  /** Reads them all; the trains must be known. */
  void read(List<Map<String, Object>> phases) {
    phases.forEach(this::addPhase);
  }

  private void addPhase(Map<String, Object> phase) {
    String name = UntypedValues.text(phase.get("name"));
    if (name.isEmpty()) return;
    var keys = new LinkedHashMap<String, Object>();
    List<String> on = UntypedValues.texts(phase.get("on"));
    keys.put(
        "starts-with",
        on.stream()
            .filter(trains::hasTrain)
            .findFirst()
            .orElse(on.isEmpty() ? named(name) : on.getFirst()));
    List<String> tiles =
        UntypedValues.texts(phase.get("tiles")).stream()
            .filter(color -> TileColor.named(color).isPresent())
            .toList();
    keys.put("tiles", tiles.isEmpty() ? List.of("yellow") : tiles);
    limits(name, phase.get("train_limit"), keys);
    int rounds = Math.clamp(UntypedValues.number(phase.get("operating_rounds")).orElse(1), 1, 9);
    if (rounds > 1) keys.put("operating-rounds", rounds);
    for (String status : UntypedValues.texts(phase.get("status"))) status(name, status, keys);
    trains.phase(name, keys);
  }

  /** The train that has the name of a phase, where the source leaves its start to a method. */
  private String named(String phase) {
    if (trains.phases().isEmpty()) return "";
    Optional<String> train = trains.names().stream().filter(name -> names(name, phase)).findFirst();
    train.ifPresent(
        name ->
            draft
                .notes()
                .guessed("phases", "phase " + phase + " starts with train " + name + ": its name"));
    return train.orElse("");
  }

  /** Whether a train names a phase: 2 or 2+ names phase 2, D or 4D names phase D. */
  private static boolean names(String train, String phase) {
    return train.equals(phase)
        || train.equals(phase + "+")
        || !phase.isEmpty()
            && !Character.isDigit(phase.charAt(0))
            && train.replaceFirst("^\\d+", "").equals(phase);
  }

  private void limits(String name, Object written, Map<String, Object> keys) {
    Map<String, Object> byKind = UntypedValues.map(written);
    if (byKind.isEmpty()) {
      if (UntypedValues.number(written).isEmpty())
        draft
            .notes()
            .guessed("phases", "phase " + name + " has a train limit of 4: the source gives none");
      keys.put("train-limit", Math.clamp(UntypedValues.number(written).orElse(4), 0, 99));
      return;
    }
    var limits = new LinkedHashMap<String, Object>();
    int usual = 0;
    for (var entry : byKind.entrySet()) {
      int limit = Math.clamp(UntypedValues.number(entry.getValue()).orElse(4), 0, 99);
      boolean first = companies.isUsual(entry.getKey());
      if (first || usual == 0) usual = limit;
      if (!first) companies.kinds(entry.getKey()).forEach(kind -> limits.put(kind, limit));
    }
    keys.put("train-limit", usual);
    if (!limits.isEmpty()) keys.put("train-limits", limits);
  }

  private void status(String phase, String status, Map<String, Object> keys) {
    switch (status) {
      case "can_buy_companies", "can_buy_companies_operation_round_one" ->
          privatesForSale.add(phase);
      case "can_buy_companies_from_other_players" -> betweenPlayers.add(phase);
      case "export_train" -> keys.put("exports-train", true);
      case "limited_train_buy" -> {
        keys.put("data", Map.of("bank-trains-a-turn", 1));
        limitedPurchases = true;
        draft.uses("derrick");
      }
      default ->
          draft
              .notes()
              .left(
                  "phase "
                      + phase
                      + ": '"
                      + status.replace('_', ' ')
                      + "', for 'data' of the phase and a hook that reads it");
    }
  }
}
