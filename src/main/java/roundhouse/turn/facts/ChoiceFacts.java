package roundhouse.turn.facts;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import roundhouse.turn.choices.ActionKind;
import roundhouse.turn.choices.ChoiceRow;

/** What rows of any kind show; nothing for those that say all in their sentence. */
public final class ChoiceFacts {
  private final CardMoment moment;
  private final ShareFacts shares;
  private final TrainFacts trains;
  private final LotFacts lots;
  private final DividendFacts dividends;

  /**
   * @param picked whether a row is picked
   */
  public ChoiceFacts(CardMoment moment, Predicate<ChoiceRow> picked) {
    this.moment = moment;
    shares = new ShareFacts(moment, picked);
    trains = new TrainFacts(moment);
    lots = new LotFacts(moment);
    dividends = new DividendFacts(moment);
  }

  /** What a row shows. */
  public Optional<RowFacts> of(ChoiceRow row) {
    return shares
        .of(row)
        .or(() -> trains.of(row))
        .or(() -> lots.of(row))
        .or(() -> dividends.of(row))
        .or(() -> declining(row));
  }

  /** What follows if nothing is done. */
  private Optional<RowFacts> declining(ChoiceRow row) {
    if (ActionKind.of(row.action()) != ActionKind.DECLINING) return Optional.empty();
    String follows = String.join(RowFacts.BETWEEN, moment.effect(row).lines());
    return Optional.of(
        new RowFacts(Optional.empty(), row.says(), "", List.of(follows.isEmpty() ? " " : follows)));
  }
}
