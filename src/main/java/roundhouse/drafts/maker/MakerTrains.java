package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.board.TileColor;
import roundhouse.drafts.Draft;
import roundhouse.drafts.Plain;
import roundhouse.drafts.TrainDraft;

/** Reads trains and phases. */
final class MakerTrains {
  private static final List<String> COLORS = List.of("yellow", "green", "brown", "gray");

  private final Draft draft;
  private final TrainDraft trains;
  private final Map<String, Object> game;
  private final List<String> privatesForSale = new ArrayList<>();
  private int reached;

  MakerTrains(Draft draft, Map<String, Object> game) {
    this.draft = draft;
    this.game = game;
    this.trains = new TrainDraft(draft);
  }

  TrainDraft trains() {
    return trains;
  }

  /** Phases in which companies may buy privates. */
  List<String> privatesForSale() {
    return privatesForSale.stream().filter(trains.phases()::contains).distinct().toList();
  }

  void read(List<String> minorKinds) {
    Plain.maps(game.get("trains")).forEach(this::addTrain);
    List<Map<String, Object>> phases = Plain.maps(game.get("phases"));
    phases.stream().filter(phase -> !isMinor(phase)).forEach(this::addPhase);
    addMinorPhases(phases.stream().filter(MakerTrains::isMinor).toList(), minorKinds);
  }

  private static boolean isMinor(Map<String, Object> phase) {
    return Boolean.TRUE.equals(phase.get("minor"));
  }

  private void addTrain(Map<String, Object> train) {
    String name = Plain.text(train.get("name"));
    if (name.isEmpty()) return;
    NamedReach.Reach reach = NamedReach.of(name);
    var keys = new LinkedHashMap<String, Object>();
    keys.put("runs", reach.runs());
    keys.put("price", Plain.number(train.get("price")).orElse(0));
    keys.put(
        "count",
        Plain.number(train.get("quantity"))
            .<Object>map(count -> Math.min(count, 999))
            .orElse("unlimited"));
    for (String key : List.of("rust", "obsolete", "phased"))
      addRust(name, key, train.get(key), keys);
    if (!Plain.text(train.get("available")).isEmpty())
      keys.put("available-with", Plain.text(train.get("available")));
    var tradeIn = new LinkedHashMap<String, Object>();
    Plain.map(train.get("discount"))
        .forEach((other, off) -> Plain.number(off).ifPresent(value -> tradeIn.put(other, value)));
    keys.put("trade-in", tradeIn);
    if (!trains.train(name, keys, Plain.text(train.get("description")))) return;
    draft.notes().guessed("trains", "how far trains run, from their names");
    if (!reach.doubt().isEmpty())
      draft
          .notes()
          .guessed("trains", "train " + name + " runs " + reach.runs() + ": " + reach.doubt());
    if (reach.doubt().contains("not"))
      draft
          .notes()
          .missing("trains." + name, "how far a " + name + "-train runs: " + reach.doubt());
    if (!train.containsKey("price"))
      draft.notes().missing("trains." + name, "the source says no price of a " + name + "-train");
  }

  private void addRust(String name, String key, Object written, Map<String, Object> keys) {
    if (written == null) return;
    Object first = Plain.list(written).stream().findFirst().orElse("");
    String on = first instanceof Map ? Plain.text(Plain.map(first).get("on")) : Plain.text(first);
    if (first instanceof Map)
      draft
          .notes()
          .left(
              "train "
                  + name
                  + " rusts with the "
                  + Plain.text(Plain.map(first).get("index"))
                  + ". train "
                  + on
                  + "; here with the first");
    if (!key.equals("rust"))
      draft
          .notes()
          .left(
              "train "
                  + name
                  + " is phased out with "
                  + on
                  + " and may run once more; here it rusts at once");
    keys.putIfAbsent("rusts-on", on);
  }

  private void addPhase(Map<String, Object> phase) {
    String name = name(phase);
    if (name.isEmpty()) return;
    var keys = new LinkedHashMap<String, Object>();
    keys.put("starts-with", start(phase, name));
    keys.put("tiles", tiles(Plain.text(phase.get("tiles")), name));
    keys.put("train-limit", limit(name, phase));
    keys.put("operating-rounds", Math.clamp(rounds(phase), 1, 9));
    if (Plain.number(keys.get("operating-rounds")).orElse(1) == 1) keys.remove("operating-rounds");
    String notes = String.join("; ", Plain.texts(phase.get("notes")));
    boolean closes =
        Boolean.TRUE.equals(Plain.map(phase.get("events")).get("close_companies"))
            || notes.matches("(?i).*privates?( companies)? (close|removed|are closed).*");
    if (closes) keys.put("privates-close", true);
    if (Boolean.TRUE.equals(phase.get("buy_companies"))
        || notes.matches("(?i).*(may|can) (purchase|buy) privates.*")) privatesForSale.add(name);
    if (!notes.isEmpty() && !closes) draft.notes().left("phase " + name + ": '" + notes + "'");
    trains.phase(name, keys);
  }

  private static String name(Map<String, Object> phase) {
    String name = Plain.text(phase.get("name"));
    return name.isEmpty() ? String.join("/", Plain.texts(phase.get("train"))) : name;
  }

  private String start(Map<String, Object> phase, String name) {
    Object on = phase.get("on") instanceof Map<?, ?> event ? event.get("on") : phase.get("on");
    var asked = new ArrayList<>(Plain.texts(on));
    asked.addAll(Plain.texts(phase.get("train")));
    asked.add(name);
    asked.addAll(List.of(name.split("/")));
    return asked.stream().filter(trains::hasTrain).findFirst().orElse(asked.getFirst());
  }

  /** The colours up to the one that is named. */
  private List<String> tiles(String word, String phase) {
    int last = reached;
    for (int color = 0; color < COLORS.size(); color++)
      if (word.contains(COLORS.get(color)) || word.contains("grey") && color == 3) last = color;
    if (TileColor.named(word).isEmpty())
      draft
          .notes()
          .guessed(
              "phases",
              "phase "
                  + phase
                  + " has tiles up to "
                  + COLORS.get(last)
                  + "; the source has '"
                  + word
                  + "'");
    reached = Math.max(reached, last);
    return COLORS.subList(0, last + 1);
  }

  private int limit(String name, Map<String, Object> phase) {
    String written = Plain.text(phase.get("limit"));
    if (written.equals("∞")) return 99;
    int limit = Plain.number(written.replaceAll("^.*/", "")).orElse(4);
    if (!written.matches("[0-9]+"))
      draft
          .notes()
          .guessed(
              "phases",
              "the train limit of phase "
                  + name
                  + " is "
                  + limit
                  + "; the source has '"
                  + written
                  + "'");
    return Math.clamp(limit, 0, 99);
  }

  /** As the phase says, or as many operating rounds as the track of rounds shows for its colour. */
  private int rounds(Map<String, Object> phase) {
    var said = Plain.number(phase.get("rounds"));
    if (said.isPresent()) return said.get();
    int rounds = 1;
    for (Map<String, Object> round : Plain.maps(game.get("rounds"))) {
      var number = Plain.number(Plain.text(round.get("name")).replaceAll("(?i)^OR\\s*", ""));
      if (number.isEmpty() || !Plain.text(round.get("name")).matches("(?i)OR.*")) continue;
      int color = COLORS.indexOf(Plain.text(round.get("color")));
      if (color <= reached) rounds = Math.max(rounds, number.get());
    }
    draft.notes().guessed("phases", "the numbers of operating rounds, from the track of rounds");
    return rounds;
  }

  private void addMinorPhases(List<Map<String, Object>> minors, List<String> kinds) {
    for (Map<String, Object> phase : minors) {
      String name = name(phase);
      if (trains.phaseOf(name).isEmpty()) addFirst(phase, name);
      var limits = new LinkedHashMap<String, Object>();
      kinds.forEach(kind -> limits.put(kind, limit(name, phase)));
      if (!limits.isEmpty()) trains.phase(name, Map.of("train-limits", limits));
    }
  }

  /** A phase that only minor companies have is one that begins before the others. */
  private void addFirst(Map<String, Object> phase, String name) {
    int before = reached;
    reached = 0;
    addPhase(phase);
    trains.moveFirst(name);
    reached = before;
  }
}
