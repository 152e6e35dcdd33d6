package roundhouse.turn.facts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.engine.play.TreasuryKnowledge;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.game.Train;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.history.Standings;

/** What a decider has, in two short lines: money and price, then trains or certificates. */
public final class DeciderFacts {
  private static final String BETWEEN = " · ";

  private DeciderFacts() {}

  /** What the decider of a decision has; nothing for one that has neither money nor trains. */
  public static List<String> of(Snapshot now, Decision decision) {
    Title title = now.play().orElseThrow().title();
    GameState state = now.play().orElseThrow().state();
    Company company = state.companies().get(decision.entity());
    if (company != null) return of(title, state, company, decision);
    return state.isPlayer(decision.entity())
        ? of(title, now, state.player(decision.entity()))
        : List.of();
  }

  private static List<String> of(Title title, GameState state, Company company, Decision decision) {
    boolean known = TreasuryKnowledge.anyKnows(title, state, decision.deciders(), company);
    var money = new ArrayList<String>();
    money.add(
        known
            ? UiWords.of("card.cash", title.design().amount(company.cash()))
            : UiWords.of("card.secret"));
    state
        .tokens()
        .of(company.id())
        .map(cell -> title.market().at(cell).price())
        .ifPresent(price -> money.add(UiWords.of("card.price", title.design().amount(price))));
    String trains = company.trains().stream().map(Train::type).collect(Collectors.joining(BETWEEN));
    return List.of(
        String.join(BETWEEN, money),
        trains.isEmpty() ? UiWords.of("card.no-train") : UiWords.of("card.trains", trains));
  }

  private static List<String> of(Title title, Snapshot now, Player player) {
    return List.of(
        UiWords.of("card.cash", title.design().amount(player.cash())),
        now.situation()
            .map(Situation::standing)
            .flatMap(standing -> certificates(standing, player.name()))
            .orElse(" "));
  }

  private static Optional<String> certificates(Standings standing, String player) {
    Integer count = standing.certificates().get(player);
    Integer limit = standing.limits().get(player);
    if (count == null) return Optional.empty();
    return Optional.of(
        limit == null
            ? UiWords.of("card.certificates-held", count)
            : UiWords.of("card.certificates", count, limit));
  }
}
