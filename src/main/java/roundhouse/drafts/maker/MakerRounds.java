package roundhouse.drafts.maker;

import java.util.Locale;
import java.util.Map;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftNotes;
import roundhouse.drafts.PrivateDraft;
import roundhouse.drafts.RoundsDraft;
import roundhouse.drafts.UntypedValues;

/** The rounds of a game, which the source only describes in words. */
final class MakerRounds {
  private final Map<String, Object> game;
  private final DraftNotes notes;
  private final RoundsDraft rounds;

  MakerRounds(Draft draft, Map<String, Object> game, RoundsDraft rounds) {
    this.game = game;
    this.notes = draft.notes();
    this.rounds = rounds;
  }

  void write(Map<String, Object> info, PrivateDraft privates, MakerTrains trains) {
    rounds.privates(privates);
    rounds.privatesForSale(trains.privatesForSale());
    rounds.set("stock-turn", "sell-from", "after first stock round");
    rounds.set("stock-turn", "holding-limit", 60);
    if (UntypedValues.is(info.get("mustSellInBlocks")))
      rounds.set("stock-turn", "sale-in-one-block", true);
    setReceiver(UntypedValues.text(info.get("capitalization")).equals("incremental"));
    rounds.set("buy-trains", "president-pays", "face value");
    notes.guessed(
        "rounds", "the steps of the stock round and the operating round: those of most titles");
    notes.guessed(
        "rounds", "a company with a route must own a train, and its president pays what it lacks");
    rounds.write();
    noteRest();
  }

  /** For which shares a company receives dividends. */
  private void setReceiver(boolean paidAsSold) {
    String words =
        (UntypedValues.list(game.get("pools")) + " " + UntypedValues.list(game.get("turns")))
            .toLowerCase(Locale.ROOT);
    if (words.contains("pay dividends to the")) rounds.set("dividend", "company-receives", "pool");
    else if (paidAsSold) rounds.set("dividend", "company-receives", "ipo");
  }

  private void noteRest() {
    for (Map<String, Object> turn : UntypedValues.maps(game.get("turns"))) {
      String steps = String.join("; ", UntypedValues.texts(turn.get("steps")));
      notes.left(UntypedValues.text(turn.get("name")) + ": " + steps);
    }
    for (Map<String, Object> pool : UntypedValues.maps(game.get("pools")))
      for (Map<String, Object> note : UntypedValues.maps(pool.get("notes")))
        notes.left(
            UntypedValues.text(pool.get("name")) + ": " + UntypedValues.text(note.get("note")));
  }
}
