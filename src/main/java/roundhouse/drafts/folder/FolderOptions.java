package roundhouse.drafts.folder;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftPart;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.PrivateDraft;
import roundhouse.drafts.UntypedValues;

/**
 * The options of a draft: {@code as-recorded}, which is what the engine does otherwise than the
 * usual rulebook, and those of the source, whose changes only methods know.
 */
final class FolderOptions {
  private final TitleFolder title;
  private final Draft draft;
  private final PrivateDraft privates;
  private final FolderTrains trains;

  FolderOptions(TitleFolder title, Draft draft, PrivateDraft privates, FolderTrains trains) {
    this.title = title;
    this.draft = draft;
    this.privates = privates;
    this.trains = trains;
  }

  /** Our names for the source's options, by theirs. */
  static Map<String, Object> names(TitleFolder title) throws DraftRefused {
    var names = new LinkedHashMap<String, Object>();
    for (Map<String, Object> option : UntypedValues.maps(title.get("OPTIONAL_RULES"))) {
      String theirs = UntypedValues.text(option.get("sym"));
      String ours = theirs.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
      if (ours.matches("[a-z].*")) names.put(theirs, List.of(ours));
    }
    return names;
  }

  void write() throws IOException, DraftRefused {
    writeOptions();
    DraftPart part = draft.part("options").section("as-recorded");
    part.row("says", "What differs from the usual rules where games were recorded.");
    if (privates.powers().draws()) part.row("chance", "plain");
    var rounds = new LinkedHashMap<String, Object>();
    if (!privates.lots().isEmpty() && !FolderRounds.drafts(title))
      rounds.put("opening", steps(Map.of("lot-auction", Map.of("drops", false))));
    var operating = new LinkedHashMap<String, Object>();
    Map<String, Object> purchases = purchases();
    if (!purchases.isEmpty()) operating.put("buy-trains", purchases);
    if (!privates.lots().isEmpty() && !trains.phases().privatesForSale().isEmpty())
      operating.put("buy-privates", Map.of("waits-for", "owned"));
    if (!operating.isEmpty()) rounds.put("operating", steps(operating));
    if (!rounds.isEmpty()) part.row("rounds", rounds);
    part.endSection();
  }

  /** The option of several titles that companies lay more tiles in their first turn. */
  private boolean firstTurn(String id, Map<String, Object> keys) {
    boolean three = id.startsWith("triple");
    if (!id.endsWith("yellow-first-or") || !three && !id.startsWith("double")) return false;
    draft.uses("derrick");
    keys.put("script", "extra-yellow.js");
    keys.put("data", Map.of("first-turn", List.of(three ? "lay lay lay" : "lay lay", "upgrade")));
    return true;
  }

  private void writeOptions() throws DraftRefused {
    Map<String, Object> names = names(title);
    for (Map<String, Object> option : UntypedValues.maps(title.get("OPTIONAL_RULES"))) {
      List<String> ours = UntypedValues.texts(names.get(UntypedValues.text(option.get("sym"))));
      String name = UntypedValues.text(option.get("short_name"));
      String says = UntypedValues.text(option.get("desc"));
      if (ours.isEmpty()) draft.notes().left("option '" + name + "': " + says);
      for (String id : ours) {
        var keys = new LinkedHashMap<String, Object>();
        if (!name.isEmpty()) keys.put("name", name);
        keys.put("says", says.isEmpty() ? name : says);
        boolean known = firstTurn(id, keys);
        if (draft.part("options").row(id, keys) && !known)
          draft.notes().missing("options." + id, "the option '" + name + "' changes nothing yet");
      }
    }
    if (!names.isEmpty()) draft.part("options").line("");
  }

  private Map<String, Object> purchases() throws DraftRefused {
    var keys = new LinkedHashMap<String, Object>();
    if (trains.trains().tradeIns()) keys.put("trade-in-lifts-limit", true);
    if (!title.text("EBUY_FROM_OTHERS").equals("never")) {
      keys.put("president-helps", "for others");
      keys.put("sales-pay-others", true);
    }
    return keys;
  }

  private static Map<String, Object> steps(Map<String, Object> steps) {
    return Map.of("steps", steps);
  }
}
