package roundhouse.interop;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.shares.ParQuestion;
import roundhouse.game.Frame;
import roundhouse.game.GameState;

/** Translates bids and par prices; in some auctions both pick a lot. */
record AuctionTranslator(Title title, GameState state) {
  private static final String AUCTION = "selection-auction";
  private static final String DRAFT = "draft-privates";

  private boolean asks(String step) {
    return Engine.decision(title, state)
        .filter(decision -> decision.step().equals(step))
        .isPresent();
  }

  Translation bid(RecordedAction action) {
    String lot = lot(action);
    if (asks(DRAFT)) return Translation.of(new Action.TakeLot(action.entity(), card(lot), 0));
    if (!lot.isEmpty() && asks(AUCTION))
      return Translation.of(new Action.TakeLot(action.entity(), lot, 0));
    return Translation.of(new Action.Bid(action.entity(), lot, action.number("price")));
  }

  Translation par(RecordedAction action) {
    String written = action.text("share_price").split(",", 2)[0];
    if (!written.matches("\\d{1,6}"))
      return new Translation.Unknown("'" + action.text("share_price") + "' is no share price");
    int price = Integer.parseInt(written);
    String company = action.text("corporation");
    if (state.top().kind() == Frame.Kind.QUESTION && ParQuestion.is(state.top()))
      return Translation.of(
          new Action.Choose(action.entity(), state.top().name(), String.valueOf(price)));
    return Translation.of(
        asks(AUCTION)
            ? new Action.TakeLot(action.entity(), company, price)
            : new Action.Start(action.entity(), company, price));
  }

  /** Recordings call a blank card "Pass (3)". */
  private static String card(String lot) {
    return lot.startsWith("Pass (") ? "blank " + lot.replaceAll("\\D", "") : lot;
  }

  private static String lot(RecordedAction action) {
    for (String field : List.of("company", "corporation", "minor"))
      if (action.has(field)) return action.text(field);
    return "";
  }
}
