package roundhouse.drafts.folder;

import java.util.LinkedHashMap;
import java.util.Map;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.TitleDraft;
import roundhouse.drafts.UntypedValues;

/** Reads what ends the game, and when. */
final class FolderEnds {
  private static final Map<String, String> CAUSES =
      Map.of(
          "bankrupt",
          "player-bankrupt",
          "bank",
          "bank-broken",
          "stock_market",
          "top-price",
          "final_phase",
          "last-phase",
          "final_train",
          "last-train");

  private final TitleFolder title;
  private final Draft draft;

  FolderEnds(TitleFolder title, Draft draft) {
    this.title = title;
    this.draft = draft;
  }

  void write(TitleDraft page) throws DraftRefused {
    Map<String, Object> causes = UntypedValues.map(title.get("GAME_END_CHECK"));
    if (causes.keySet().stream().noneMatch(CAUSES::containsKey)) {
      page.end("bank-broken", "this set");
      draft.notes().guessed("title", "the game ends with the set in which the bank breaks");
    }
    causes.forEach(
        (cause, when) -> {
          if (CAUSES.containsKey(cause))
            page.end(CAUSES.get(cause), timing(UntypedValues.text(when)));
          else
            draft
                .notes()
                .missing("ends", "'" + cause.replace('_', ' ') + "' ends the game: a script");
        });
  }

  private Object timing(String word) {
    return switch (word) {
      case "immediate" -> "at once";
      case "current_turn" -> "this turn";
      case "current_round" -> "this round";
      case "current_or" -> {
        var timing = new LinkedHashMap<String, Object>();
        timing.put("operating", "this round");
        timing.put("stock", "next operating round");
        yield timing;
      }
      case "one_more_full_or_set" -> "next-set";
      case "full_or" -> "this set";
      default -> {
        draft
            .notes()
            .guessed("title", "the end comes with this set; the source has '" + word + "'");
        yield "this set";
      }
    };
  }
}
