package roundhouse.drafts;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The trains and phases of a draft. What one names of the other must exist. */
public final class TrainDraft {
  private final Draft draft;
  private final Map<String, Map<String, Object>> trains = new LinkedHashMap<>();
  private final LinkedHashMap<String, Map<String, Object>> phases = new LinkedHashMap<>();
  private final Map<String, String> remarks = new LinkedHashMap<>();

  public TrainDraft(Draft draft) {
    this.draft = draft;
  }

  /** Adds a train; false if there is one of that name, as there may be in variants. */
  public boolean train(String name, Map<String, Object> keys, String remark) {
    if (trains.putIfAbsent(name, new LinkedHashMap<>(keys)) != null) {
      draft.notes().left("train " + name + " appears twice in the source; the first is used");
      return false;
    }
    remarks.put(name, remark);
    return true;
  }

  /** Adds a phase, or more keys to one of that name. */
  public void phase(String name, Map<String, Object> keys) {
    phases.computeIfAbsent(name, _ -> new LinkedHashMap<>()).putAll(keys);
  }

  /** Puts a phase before all others. */
  public void moveFirst(String name) {
    var others = new LinkedHashMap<>(phases);
    Map<String, Object> first = others.remove(name);
    phases.clear();
    phases.put(name, first);
    phases.putAll(others);
  }

  /** The names of the trains, in order. */
  public List<String> names() {
    return List.copyOf(trains.keySet());
  }

  public boolean hasTrain(String name) {
    return trains.containsKey(name);
  }

  /** The keys of a phase; empty if there is none. */
  public Optional<Map<String, Object>> phaseOf(String name) {
    return Optional.ofNullable(phases.get(name));
  }

  public List<String> phases() {
    return List.copyOf(phases.keySet());
  }

  /** The phases that begin with the game or with a train that there is. */
  public List<String> begun() {
    return phases.keySet().stream()
        .filter(
            name ->
                isFirst(name)
                    || trains.containsKey(UntypedValues.text(phases.get(name).get("starts-with"))))
        .toList();
  }

  /** A train that is for sale from a phase on, beside the usual one. */
  public void offered(String train, String phase) {
    if (!trains.containsKey(train) || !phases.containsKey(phase) || isFirst(phase)) return;
    trains.get(train).putIfAbsent("available-with", phase);
    if (!rustsAny(train)) startedBy(train).filter(this::changesNothing).ifPresent(phases::remove);
  }

  private boolean isFirst(String phase) {
    return phase.equals(phases.firstEntry().getKey());
  }

  private boolean rustsAny(String train) {
    return trains.values().stream()
        .anyMatch(
            other ->
                train.equals(other.get("rusts-on")) || train.equals(other.get("obsolete-with")));
  }

  /** Whether a phase has the rules of the one before it. */
  private boolean changesNothing(String name) {
    Map<String, Object> before = Map.of();
    for (var phase : phases.entrySet()) {
      var rules = new LinkedHashMap<>(phase.getValue());
      rules.remove("starts-with");
      if (phase.getKey().equals(name)) return rules.equals(before);
      before = rules;
    }
    return false;
  }

  /** The phase that the first train of a type starts. */
  public Optional<String> startedBy(String train) {
    return phases.entrySet().stream()
        .filter(phase -> train.equals(phase.getValue().get("starts-with")))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Whether a train is cheaper for another given up. */
  public boolean tradeIns() {
    return trains.values().stream()
        .anyMatch(keys -> !UntypedValues.map(keys.get("trade-in")).isEmpty());
  }

  /** The train that off-board values for a diesel are for; "" if there is none. */
  public String diesel() {
    return trains.keySet().stream()
        .filter(name -> name.matches("[0-9]*D|(?i)diesel"))
        .findFirst()
        .orElse("");
  }

  /** Writes both files. */
  public void write() {
    new RosterRepair(draft, trains, phases).mend();
    DraftPart roster = draft.part("trains");
    trains.forEach((name, keys) -> roster.row(name, keys, remarks.getOrDefault(name, "")));
    DraftPart part = draft.part("phases");
    phases.forEach(part::row);
    draft.notes().taken("the trains: " + trains.size() + "; the phases: " + phases.size());
  }
}
