package roundhouse.drafts.maker;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.drafts.DraftNotes;
import roundhouse.drafts.MapDraft;
import roundhouse.drafts.PrivateDraft;
import roundhouse.drafts.PrivateFacts;
import roundhouse.drafts.UntypedValues;

/** Reads privates; a few files also hold their powers, in the words of the online engine. */
final class MakerPrivates {
  private static final Pattern BONUS = Pattern.compile("\\+([0-9]{1,3})\\s+(.*)");

  private final DraftNotes notes;
  private final PrivateDraft privates;
  private final MapDraft map;
  private final int most;

  MakerPrivates(DraftNotes notes, PrivateDraft privates, MapDraft map, int most) {
    this.notes = notes;
    this.privates = privates;
    this.map = map;
    this.most = most;
  }

  void read(Object written) {
    UntypedValues.maps(written).forEach(this::add);
  }

  private void add(Map<String, Object> owned) {
    String name = UntypedValues.text(owned.get("name"));
    if (name.isEmpty()) return;
    List<Integer> income = UntypedValues.numbers(owned.get("revenue"));
    if (income.size() > 1)
      notes.left("incomes of the private " + name + " from phase to phase: " + income);
    List<Map<String, Object>> abilities = UntypedValues.maps(owned.get("abilities"));
    String says =
        UntypedValues.text(owned.getOrDefault("description", owned.getOrDefault("note", "")));
    privates.add(
        new PrivateFacts(
            id(owned, name),
            name,
            UntypedValues.number(owned.get("price")).orElse(0),
            income.isEmpty() ? 0 : income.getFirst(),
            UntypedValues.number(owned.get("bid")).orElse(-1),
            players(owned),
            says,
            abilities.isEmpty() ? bonus(owned, says) : abilities));
  }

  /** "+10 Montreal", beside a hex or with the name of a place, is a bonus for calls there. */
  private List<Map<String, Object>> bonus(Map<String, Object> owned, String says) {
    Matcher adds = BONUS.matcher(says);
    if (!adds.matches()) return List.of();
    List<String> hexes = map.place(UntypedValues.text(owned.get("hex")), adds.group(2));
    if (hexes.isEmpty()) return List.of();
    return List.of(
        Map.of("type", "hex_bonus", "hexes", hexes, "amount", Integer.valueOf(adds.group(1))));
  }

  /** Its letters there, or the initials of its name. */
  private static String id(Map<String, Object> owned, String name) {
    String given = UntypedValues.text(owned.getOrDefault("sym", owned.get("id")));
    if (!given.isEmpty()) return given;
    String initials =
        name.replaceAll("[^\\p{L}& ]", " ")
            .replaceAll("(\\p{L})\\p{L}*|\\s+", "$1")
            .replace("&", "");
    return initials.isEmpty() ? name : initials.toUpperCase(Locale.ROOT);
  }

  private String players(Map<String, Object> owned) {
    var least = UntypedValues.number(owned.get("minPlayers"));
    var greatest = UntypedValues.number(owned.get("maxPlayers"));
    if (least.isEmpty() && greatest.isEmpty()) return "";
    int last = Math.max(least.orElse(1), Math.min(greatest.orElse(most), most));
    return least.orElse(1) + "-" + last;
  }
}
