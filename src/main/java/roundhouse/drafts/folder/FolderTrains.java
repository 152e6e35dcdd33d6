package roundhouse.drafts.folder;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.TileColor;
import roundhouse.drafts.CompanyDraft;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.Plain;
import roundhouse.drafts.TrainDraft;

/** Reads trains and phases, and what the first train of a type sets off. */
final class FolderTrains {
  private final TitleFolder title;
  private final Draft draft;
  private final TrainDraft trains;
  private final CompanyDraft companies;
  private final List<String> privatesForSale = new ArrayList<>();
  private final List<String> closing = new ArrayList<>();

  FolderTrains(TitleFolder title, Draft draft, CompanyDraft companies) {
    this.title = title;
    this.draft = draft;
    this.companies = companies;
    this.trains = new TrainDraft(draft);
  }

  TrainDraft trains() {
    return trains;
  }

  List<String> privatesForSale() {
    return privatesForSale.stream().filter(trains.phases()::contains).distinct().toList();
  }

  void read() throws DraftRefused {
    for (Map<String, Object> train : Plain.maps(table("TRAINS"))) addTrain(train);
    for (Map<String, Object> phase : Plain.maps(table("PHASES"))) addPhase(phase);
    for (String train : closing)
      trains
          .startedBy(train)
          .ifPresent(phase -> trains.phase(phase, Map.of("privates-close", true)));
  }

  /** A table, or the first of those among which a method chooses. */
  private Object table(String name) throws DraftRefused {
    Object written = title.get(name);
    if (written != null) return written;
    List<String> choices =
        title.constants().names().stream()
            .filter(other -> other.endsWith("_" + name) || other.startsWith(name + "_"))
            .filter(other -> !other.contains("REMOVE"))
            .toList();
    for (String choice : choices)
      if (title.get(choice) instanceof List<?> list && !Plain.maps(list).isEmpty()) {
        draft
            .notes()
            .missing(
                name.toLowerCase(java.util.Locale.ROOT),
                "a method chooses among "
                    + String.join(", ", choices)
                    + "; the draft has "
                    + choice);
        return list;
      }
    return List.of();
  }

  private void addTrain(Map<String, Object> train) throws DraftRefused {
    write(train, "");
    for (Map<String, Object> variant : Plain.maps(train.get("variants"))) {
      var whole = new LinkedHashMap<>(train);
      whole.putAll(variant);
      whole.remove("variants");
      String usual = Plain.text(train.get("name"));
      if (Plain.text(whole.get("name")).equals(usual)) continue;
      draft
          .notes()
          .missing(
              "trains." + Plain.text(whole.get("name")),
              "train "
                  + Plain.text(whole.get("name"))
                  + " is the other side of train "
                  + usual
                  + "; here it is a type of its own");
      write(whole, usual);
    }
  }

  private void write(Map<String, Object> train, String sideOf) throws DraftRefused {
    String name = Plain.text(train.get("name"));
    if (name.isEmpty()) return;
    var keys = new LinkedHashMap<String, Object>();
    keys.put("runs", FolderReach.of(name, train, draft.notes()));
    keys.put("price", Plain.number(train.get("price")).orElse(0));
    keys.put("count", count(name, train));
    rust(name, train).ifPresent(other -> keys.put("rusts-on", other));
    String available = Plain.text(train.get("available_on"));
    if (!available.isEmpty()) keys.put("available-with", available);
    else if (!sideOf.isEmpty()) keys.put("available-with", sideOf);
    var tradeIn = new LinkedHashMap<String, Object>();
    Plain.map(train.get("discount"))
        .forEach((other, off) -> Plain.number(off).ifPresent(value -> tradeIn.put(other, value)));
    keys.put("trade-in", tradeIn);
    if (!trains.train(name, keys, "")) return;
    for (Map<String, Object> event : Plain.maps(train.get("events"))) {
      String type = Plain.text(event.get("type"));
      if (type.equals("close_companies")) closing.add(name);
      else
        draft
            .notes()
            .missing(
                "trains." + name,
                "the first "
                    + name
                    + "-train sets off '"
                    + type.replace('_', ' ')
                    + "' ("
                    + MethodMeanings.of("event_" + type + "!")
                    + ")");
    }
  }

  private Object count(String name, Map<String, Object> train) throws DraftRefused {
    Object said = train.get("num");
    if (Plain.text(said).equals("unlimited")) return "unlimited";
    Optional<Integer> number = Plain.number(said);
    for (String counts : List.of("TRAIN_COUNTS_NORMAL", "TRAIN_COUNTS", "NUM_TRAINS"))
      if (number.isEmpty()) number = Plain.number(Plain.map(title.get(counts)).get(name));
    if (number.isPresent()) return Math.min(number.get(), 999);
    draft.notes().guessed("trains", "any number of " + name + "-trains: a method counts them");
    return "unlimited";
  }

  private Optional<String> rust(String name, Map<String, Object> train) {
    List<String> rusts = Plain.texts(train.get("rusts_on"));
    List<String> obsolete = Plain.texts(train.get("obsolete_on"));
    if (!obsolete.isEmpty())
      draft
          .notes()
          .missing(
              "trains." + name,
              "train "
                  + name
                  + " becomes obsolete with "
                  + obsolete.getFirst()
                  + " and may run once more; the draft has when it rusts");
    if (!rusts.isEmpty()) return Optional.of(rusts.getFirst());
    return obsolete.stream().findFirst();
  }

  private void addPhase(Map<String, Object> phase) {
    String name = Plain.text(phase.get("name"));
    if (name.isEmpty()) return;
    var keys = new LinkedHashMap<String, Object>();
    List<String> on = Plain.texts(phase.get("on"));
    keys.put(
        "starts-with",
        on.stream().filter(trains::hasTrain).findFirst().orElse(on.isEmpty() ? "" : on.getFirst()));
    List<String> tiles =
        Plain.texts(phase.get("tiles")).stream()
            .filter(color -> TileColor.named(color).isPresent())
            .toList();
    keys.put("tiles", tiles.isEmpty() ? List.of("yellow") : tiles);
    limits(phase.get("train_limit"), keys);
    int rounds = Math.clamp(Plain.number(phase.get("operating_rounds")).orElse(1), 1, 9);
    if (rounds > 1) keys.put("operating-rounds", rounds);
    for (String status : Plain.texts(phase.get("status"))) status(name, status, keys);
    trains.phase(name, keys);
  }

  private void limits(Object written, Map<String, Object> keys) {
    Map<String, Object> byKind = Plain.map(written);
    if (byKind.isEmpty()) {
      keys.put("train-limit", Math.clamp(Plain.number(written).orElse(4), 0, 99));
      return;
    }
    var limits = new LinkedHashMap<String, Object>();
    int usual = 0;
    for (var entry : byKind.entrySet()) {
      int limit = Math.clamp(Plain.number(entry.getValue()).orElse(4), 0, 99);
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
      case "export_train" -> keys.put("exports-train", true);
      default -> draft.notes().left("phase " + phase + ": '" + status.replace('_', ' ') + "'");
    }
  }
}
