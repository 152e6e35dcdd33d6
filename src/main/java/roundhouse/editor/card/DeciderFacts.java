package roundhouse.editor.card;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.game.Train;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.Situation;

/** What a decider has, in two short lines: money and price, then trains or certificates. */
final class DeciderFacts {
  private static final String BETWEEN = " · ";

  private DeciderFacts() {}

  static List<String> of(Snapshot now, Decision decision) {
    Title title = now.play().orElseThrow().title();
    GameState state = now.play().orElseThrow().state();
    Company company = state.companies().get(decision.entity());
    if (company != null) return of(title, state, company, decision);
    return state.isPlayer(decision.entity())
        ? of(title, now, state.player(decision.entity()))
        : List.of();
  }

  private static List<String> of(Title title, GameState state, Company company, Decision decision) {
    boolean known =
        decision.deciders().stream()
            .anyMatch(player -> Engine.knowsTreasury(title, state, player, company));
    var money = new ArrayList<String>();
    money.add(
        known ? UiWords.of("card.cash", amount(title, company.cash())) : UiWords.of("card.secret"));
    state
        .tokens()
        .of(company.id())
        .map(cell -> title.market().at(cell).price())
        .ifPresent(price -> money.add(UiWords.of("card.price", amount(title, price))));
    String trains = company.trains().stream().map(Train::type).collect(Collectors.joining(BETWEEN));
    return List.of(
        String.join(BETWEEN, money),
        trains.isEmpty() ? UiWords.of("card.no-train") : UiWords.of("card.trains", trains));
  }

  private static List<String> of(Title title, Snapshot now, Player player) {
    int limit =
        title
            .design()
            .certificateLimit()
            .getOrDefault(now.play().orElseThrow().players().size(), 0);
    String held =
        now.situation()
            .map(Situation::standing)
            .map(standing -> standing.certificates().get(player.name()))
            .map(count -> UiWords.of("card.certificates", count, limit))
            .orElse(" ");
    return List.of(UiWords.of("card.cash", amount(title, player.cash())), held);
  }

  static String amount(Title title, int sum) {
    return sum < 0 ? "−" + title.design().money() + -sum : title.design().money() + sum;
  }
}
