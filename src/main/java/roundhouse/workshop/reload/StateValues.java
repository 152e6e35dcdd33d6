package roundhouse.workshop.reload;

import java.util.List;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.game.Train;
import roundhouse.words.UiWords;

/** What is compared in two states, each value in words. */
final class StateValues {
  private StateValues() {}

  static String decides(Title title, GameState state) {
    try {
      return Engine.decision(title, state)
          .map(decision -> UiWords.of("state.who", decision.entity(), decision.says()))
          .orElseGet(() -> UiWords.of("state.nobody"));
    } catch (HookFailure failure) {
      return UiWords.of("state.unknown", failure.hook());
    }
  }

  /** The players of greatest worth, and what they are worth. */
  static String ahead(Title title, GameState state) {
    try {
      int best =
          state.players().stream()
              .mapToInt(player -> Engine.worth(title, state, player.name()))
              .max()
              .orElse(0);
      List<String> first =
          state.players().stream()
              .map(Player::name)
              .filter(name -> Engine.worth(title, state, name) == best)
              .toList();
      if (first.size() == state.players().size()) return UiWords.of("state.nobody");
      return UiWords.of(
          "state.who",
          first.stream().reduce((some, last) -> UiWords.of("common.and", some, last)).orElse(""),
          title.design().amount(best));
    } catch (HookFailure failure) {
      return UiWords.of("state.unknown", failure.hook());
    }
  }

  static String price(Title title, GameState state, String company) {
    return state
        .tokens()
        .of(company)
        .map(cell -> title.design().amount(title.market().at(cell).price()))
        .orElseGet(() -> UiWords.of("state.none"));
  }

  static String trains(Company company) {
    return company.trains().isEmpty()
        ? UiWords.of("state.none")
        : String.join(" ", company.trains().stream().map(Train::type).toList());
  }

  static String president(Company company) {
    return company.president().orElseGet(() -> UiWords.of("state.nobody"));
  }
}
