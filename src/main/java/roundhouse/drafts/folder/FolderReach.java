package roundhouse.drafts.folder;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.drafts.DraftNotes;
import roundhouse.drafts.UntypedValues;
import roundhouse.words.IndefiniteArticle;

/** How far a train runs: a number, or how many stops of each kind it pays and visits. */
final class FolderReach {
  private static final int ANY = 99;

  private FolderReach() {}

  static Object of(String name, Map<String, Object> train, DraftNotes notes) {
    Object distance = train.get("distance");
    int times = Math.clamp(UntypedValues.number(train.get("multiplier")).orElse(1), 1, 9);
    if (!(distance instanceof List<?>)) return simple(name, distance, times, notes);
    int cities = 0;
    int towns = 0;
    boolean skips = false;
    for (Map<String, Object> part : UntypedValues.maps(distance)) {
      List<String> nodes = UntypedValues.texts(part.get("nodes"));
      int visit =
          Math.min(
              UntypedValues.number(part.getOrDefault("visit", part.get("pay"))).orElse(0), ANY);
      int pay = Math.min(UntypedValues.number(part.get("pay")).orElse(0), visit);
      times =
          Math.max(times, Math.clamp(UntypedValues.number(part.get("multiplier")).orElse(1), 1, 9));
      boolean city = nodes.contains("city");
      if (city || nodes.contains("offboard") && cities == 0) cities = Math.max(cities, pay);
      if (nodes.contains("town") && !city) towns = pay == 0 ? towns : pay;
      if (nodes.contains("town") && pay == 0 && visit > 0)
        notes.left(
            "train " + name + " passes towns without counting them ('skip-towns' under 'routes')");
      skips |= city && visit > pay;
    }
    return written(cities, towns, times, skips);
  }

  private static Object simple(String name, Object distance, int times, DraftNotes notes) {
    var number = UntypedValues.number(distance);
    if (number.isEmpty())
      notes.missing(
          "trains." + name,
          "the source does not say how far " + IndefiniteArticle.with(name + "-train") + " runs");
    return written(Math.min(number.orElse(2), ANY), 0, times, false);
  }

  private static Object written(int cities, int towns, int times, boolean skips) {
    int calls = Math.max(cities, towns == 0 ? 1 : 0);
    if (times == 1 && !skips) return towns == 0 ? calls : (Object) (calls + "+" + towns);
    var runs = new LinkedHashMap<String, Object>();
    runs.put("cities", calls);
    if (towns > 0) runs.put("towns", towns);
    if (times > 1) runs.put("times", times);
    if (skips) runs.put("skips-cities", true);
    return runs;
  }
}
