package roundhouse.editor.card;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.editor.play.ChoiceRow;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.picture.Liveries;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.Situation;

/**
 * The moment that the card is about.
 *
 * @param deciders who may see what follows
 * @param effects of rows, as far as they are known
 */
record CardMoment(
    Title title,
    GameState state,
    Liveries liveries,
    List<String> deciders,
    Map<ChoiceRow, Consequences> effects) {

  static Optional<CardMoment> of(Snapshot now) {
    return now.play()
        .map(
            play ->
                new CardMoment(
                    play.title(),
                    play.state(),
                    Liveries.of(play.title().design().companies().values()),
                    now.situation()
                        .flatMap(Situation::decision)
                        .map(decision -> decision.deciders())
                        .orElse(List.of()),
                    Map.of()));
  }

  CardMoment with(Map<ChoiceRow, Consequences> found) {
    return new CardMoment(title, state, liveries, deciders, found);
  }

  /** What a row would change, once that is known. */
  Consequences effect(ChoiceRow row) {
    return effects.getOrDefault(row, Consequences.NONE);
  }

  String money(int sum) {
    return DeciderFacts.amount(title, sum);
  }

  /** The share price of a company in some state. */
  Optional<Integer> price(GameState in, String company) {
    return in.tokens().of(company).map(cell -> title.market().at(cell).price());
  }
}
