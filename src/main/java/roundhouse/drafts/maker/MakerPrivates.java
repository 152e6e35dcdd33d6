package roundhouse.drafts.maker;

import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.drafts.Plain;
import roundhouse.drafts.PrivateDraft;
import roundhouse.drafts.PrivateFacts;

/** Reads privates; a few files also hold their powers, in the words of the online engine. */
final class MakerPrivates {
  private final PrivateDraft privates;
  private final Set<String> hexes;
  private final int most;

  MakerPrivates(PrivateDraft privates, Set<String> hexes, int most) {
    this.privates = privates;
    this.hexes = hexes;
    this.most = most;
  }

  void read(Object written) {
    Plain.maps(written).forEach(this::add);
  }

  private void add(Map<String, Object> owned) {
    String name = Plain.text(owned.get("name"));
    if (name.isEmpty()) return;
    List<Integer> income = Plain.numbers(owned.get("revenue"));
    List<Map<String, Object>> abilities = Plain.maps(owned.get("abilities"));
    String says = Plain.text(owned.getOrDefault("description", owned.getOrDefault("note", "")));
    privates.add(
        new PrivateFacts(
            id(owned, name),
            name,
            Plain.number(owned.get("price")).orElse(0),
            income.isEmpty() ? 0 : income.getFirst(),
            Plain.number(owned.get("bid")).orElse(-1),
            players(owned),
            says,
            abilities.isEmpty() ? bonus(owned, says) : abilities));
  }

  /** "+10 Montreal" beside a hex is a bonus for calls there. */
  private List<Map<String, Object>> bonus(Map<String, Object> owned, String says) {
    String hex = Plain.text(owned.get("hex"));
    if (!says.matches("\\+[0-9]{1,3}\\s.*") || !hexes.contains(hex)) return List.of();
    return List.of(
        Map.of("type", "hex_bonus", "hexes", List.of(hex), "amount", Plain.number(says).orElse(0)));
  }

  /** Its letters there, or the initials of its name. */
  private static String id(Map<String, Object> owned, String name) {
    String given = Plain.text(owned.getOrDefault("sym", owned.get("id")));
    if (!given.isEmpty()) return given;
    String initials =
        name.replaceAll("[^\\p{L}& ]", " ")
            .replaceAll("(\\p{L})\\p{L}*|\\s+", "$1")
            .replace("&", "");
    return initials.isEmpty() ? name : initials.toUpperCase(java.util.Locale.ROOT);
  }

  private String players(Map<String, Object> owned) {
    var least = Plain.number(owned.get("minPlayers"));
    var greatest = Plain.number(owned.get("maxPlayers"));
    if (least.isEmpty() && greatest.isEmpty()) return "";
    int last = Math.max(least.orElse(1), Math.min(greatest.orElse(most), most));
    return least.orElse(1) + "-" + last;
  }
}
