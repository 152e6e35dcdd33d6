package roundhouse.drafts.folder;

import java.util.List;
import java.util.Map;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.PrivateDraft;
import roundhouse.drafts.PrivateFacts;
import roundhouse.drafts.UntypedValues;

/** Reads private companies. */
final class FolderPrivates {
  private final TitleFolder title;
  private final Draft draft;
  private final PrivateDraft privates;

  FolderPrivates(TitleFolder title, Draft draft, PrivateDraft privates) {
    this.title = title;
    this.draft = draft;
    this.privates = privates;
  }

  void read() throws DraftRefused {
    for (Map<String, Object> owned : UntypedValues.maps(title.get("COMPANIES"))) add(owned);
  }

  private void add(Map<String, Object> owned) throws DraftRefused {
    String id = UntypedValues.text(owned.get("sym"));
    if (id.isEmpty()) return;
    int price = UntypedValues.number(owned.get("value")).orElse(0);
    int discount = (int) UntypedValues.decimal(owned.get("discount"), 0);
    int least = UntypedValues.number(owned.get("min_price")).orElse(-1);
    List<Integer> income = UntypedValues.numbers(owned.get("revenue"));
    if (income.size() > 1) draft.notes().left("incomes of private " + id + " by phase: " + income);
    privates.add(
        new PrivateFacts(
            id,
            UntypedValues.text(owned.getOrDefault("name", id)),
            price,
            income.isEmpty() ? 0 : income.getFirst(),
            discount == 0 ? -1 : Math.max(0, price - discount),
            players(owned),
            UntypedValues.text(owned.get("desc")),
            UntypedValues.maps(owned.get("abilities"))));
    if (least >= 0)
      draft.notes().left("private " + id + " is sold to companies for " + least + " or more");
  }

  /** The numbers of players with whom it is in the game; "" for all. */
  private String players(Map<String, Object> owned) throws DraftRefused {
    var least = UntypedValues.number(owned.get("min_players"));
    var greatest = UntypedValues.number(owned.get("max_players"));
    if (least.isEmpty() && greatest.isEmpty()) return "";
    List<Integer> range = UntypedValues.numbers(title.get("PLAYER_RANGE"));
    int most = range.size() == 2 ? Math.clamp(range.getLast(), 1, 12) : 6;
    for (int number : List.of(least.orElse(1), greatest.orElse(most)))
      if (number > most)
        draft.notes().left("a private for " + number + " players: " + owned.get("sym"));
    int first = Math.min(least.orElse(1), most);
    return first + "-" + Math.clamp(greatest.orElse(most), first, most);
  }
}
