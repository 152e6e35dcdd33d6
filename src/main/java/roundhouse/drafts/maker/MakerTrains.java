package roundhouse.drafts.maker;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.drafts.Draft;
import roundhouse.drafts.TrainDraft;
import roundhouse.drafts.UntypedValues;
import roundhouse.words.IndefiniteArticle;

/** Reads trains, and the phases that they start. */
final class MakerTrains {
  private final Draft draft;
  private final TrainDraft trains;
  private final MakerPhases phases;
  private final Map<String, Object> game;

  MakerTrains(Draft draft, Map<String, Object> game) {
    this.draft = draft;
    this.game = game;
    this.trains = new TrainDraft(draft);
    this.phases = new MakerPhases(draft, trains, game);
  }

  TrainDraft trains() {
    return trains;
  }

  /** Phases in which companies may buy privates. */
  List<String> privatesForSale() {
    return phases.privatesForSale();
  }

  void read(List<String> minorKinds) {
    UntypedValues.maps(game.get("trains")).forEach(this::addTrain);
    phases.read(minorKinds);
  }

  private void addTrain(Map<String, Object> train) {
    String name = UntypedValues.text(train.get("name"));
    if (name.isEmpty()) return;
    GuessedReach.Reach reach = GuessedReach.of(name);
    if (!trains.train(name, keys(name, reach, train), UntypedValues.text(train.get("description"))))
      return;
    noteReach(name, reach);
    if (!train.containsKey("price"))
      draft
          .notes()
          .missing(
              "trains." + name,
              "the source gives no price of " + IndefiniteArticle.with(name + "-train"));
  }

  private Map<String, Object> keys(
      String name, GuessedReach.Reach reach, Map<String, Object> train) {
    var keys = new LinkedHashMap<String, Object>();
    keys.put("runs", reach.runs());
    keys.put("price", UntypedValues.number(train.get("price")).orElse(0));
    keys.put(
        "count",
        UntypedValues.number(train.get("quantity"))
            .<Object>map(count -> Math.min(count, 999))
            .orElse("unlimited"));
    for (String key : List.of("rust", "obsolete", "phased"))
      addRust(name, key, train.get(key), keys);
    if (!UntypedValues.text(train.get("available")).isEmpty())
      keys.put("available-with", UntypedValues.text(train.get("available")));
    var tradeIn = new LinkedHashMap<String, Object>();
    UntypedValues.map(train.get("discount"))
        .forEach(
            (other, off) ->
                UntypedValues.number(off).ifPresent(value -> tradeIn.put(other, value)));
    keys.put("trade-in", tradeIn);
    return keys;
  }

  private void noteReach(String name, GuessedReach.Reach reach) {
    draft.notes().guessed("trains", "how far trains run, from their names");
    if (!reach.doubt().isEmpty())
      draft
          .notes()
          .guessed("trains", "train " + name + " runs " + reach.says() + ": " + reach.doubt());
    if (reach.doubt().contains("not"))
      draft
          .notes()
          .missing(
              "trains." + name,
              "how far " + IndefiniteArticle.with(name + "-train") + " runs: " + reach.doubt());
  }

  private void addRust(String name, String key, Object written, Map<String, Object> keys) {
    if (written == null) return;
    Object first = UntypedValues.list(written).stream().findFirst().orElse("");
    String on =
        first instanceof Map
            ? UntypedValues.text(UntypedValues.map(first).get("on"))
            : UntypedValues.text(first);
    if (first instanceof Map)
      draft
          .notes()
          .left(
              "train "
                  + name
                  + " rusts with the "
                  + UntypedValues.text(UntypedValues.map(first).get("index"))
                  + ". train "
                  + on
                  + "; here with the first");
    keys.putIfAbsent(key.equals("rust") ? "rusts-on" : "obsolete-with", on);
  }
}
