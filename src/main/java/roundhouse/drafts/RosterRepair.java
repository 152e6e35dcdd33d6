package roundhouse.drafts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes the trains and phases of a draft fit each other, and says what it removes for that. */
final class RosterRepair {
  private static final List<String> REFERENCES =
      List.of("rusts-on", "obsolete-with", "available-with", "other-side-of");
  private static final List<String> ENDS = List.of("rusts-on", "obsolete-with");

  private final DraftNotes notes;
  private final Map<String, Map<String, Object>> trains;
  private final Map<String, Map<String, Object>> phases;

  RosterRepair(
      Draft draft,
      Map<String, Map<String, Object>> trains,
      Map<String, Map<String, Object>> phases) {
    this.notes = draft.notes();
    this.trains = trains;
    this.phases = phases;
  }

  void mend() {
    if (trains.isEmpty()) {
      trains.put("2", new LinkedHashMap<>(Map.of("runs", 2, "price", 100, "count", "unlimited")));
      notes.missing("trains", "the source has no trains that can be read");
    }
    if (phases.isEmpty()) {
      phases.put("1", new LinkedHashMap<>());
      phases.get("1").put("tiles", List.of("yellow", "green", "brown"));
      notes.missing("phases", "the source has no phases that can be read");
    }
    mendPhases();
    if (trains.values().stream().noneMatch(train -> "unlimited".equals(train.get("count"))))
      notes.guessed("trains", "the trains may run out: the source gives no unlimited train type");
    trains.keySet().forEach(this::mendTrain);
  }

  private void mendPhases() {
    var order = new ArrayList<>(trains.keySet());
    int last = -1;
    boolean first = true;
    for (String name : List.copyOf(phases.keySet())) {
      if (first) phases.get(name).remove("starts-with");
      else if (!startsAfter(name, order, last)) {
        drop(name);
        continue;
      } else last = order.indexOf(start(name));
      first = false;
      complete(name);
    }
  }

  private String start(String phase) {
    return UntypedValues.text(phases.get(phase).get("starts-with"));
  }

  /** Whether its train is there and sold after that of the phase before. */
  private boolean startsAfter(String phase, List<String> order, int last) {
    return order.indexOf(start(phase)) > last;
  }

  private void drop(String name) {
    String train = start(name);
    String why =
        train.isEmpty()
            ? "no train starts it"
            : trains.containsKey(train)
                ? "train " + train + " is not sold after the train of the phase before"
                : "there is no train " + train + " to start it";
    notes.left("phase " + name + ": " + why);
    notes.missing("phases", "no train starts phase " + name + ", so the draft has none");
    phases.remove(name);
  }

  /** What every phase says. */
  private void complete(String name) {
    Map<String, Object> phase = phases.get(name);
    if (phase.putIfAbsent("tiles", List.of("yellow")) == null)
      notes.guessed("phases", "phase " + name + " has yellow tiles: the source does not say");
    if (UntypedValues.number(phase.get("train-limit")).orElse(0) > 0) return;
    phase.put("train-limit", phase.containsKey("train-limit") ? 1 : 4);
    notes.guessed(
        "phases",
        "the train limit of phase "
            + name
            + " is "
            + phase.get("train-limit")
            + ": the source has none with which a company owns a train");
  }

  private void mendTrain(String name) {
    Map<String, Object> train = trains.get(name);
    for (String key : REFERENCES) {
      String other = UntypedValues.text(train.get(key));
      if (!other.isEmpty()) refer(train, name, key, other);
    }
    Map<String, Object> tradeIn = new LinkedHashMap<>(UntypedValues.map(train.get("trade-in")));
    tradeIn.keySet().removeIf(other -> !trains.containsKey(other));
    if (!tradeIn.isEmpty()) train.put("trade-in", tradeIn);
    else {
      train.remove("trade-in");
      train.remove("trade-in-for-pooled");
    }
  }

  private void refer(Map<String, Object> train, String name, String key, String other) {
    String started = UntypedValues.text(phases.getOrDefault(other, Map.of()).get("starts-with"));
    String found = trains.containsKey(other) ? other : started;
    if (trains.containsKey(found) && !(ENDS.contains(key) && isSoldFirst(found, name))) {
      train.put(key, found);
      return;
    }
    train.remove(key);
    notes.left(
        key
            + " of train "
            + name
            + (trains.containsKey(found)
                ? ": train " + other + " is sold no later"
                : ": there is no train " + other));
  }

  /** Whether a train is sold no later than another, on which it can then have no effect. */
  private boolean isSoldFirst(String train, String other) {
    var order = List.copyOf(trains.keySet());
    return order.indexOf(train) <= order.indexOf(other);
  }
}
