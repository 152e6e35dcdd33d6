package roundhouse.turn.facts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
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
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.history.Standings;

/** What a decider has, in two short lines: money and price, then trains or certificates. */
public final class DeciderFacts {
  private static final String BETWEEN = " · ";

  private DeciderFacts() {}

  /** What the decider of a decision has; nothing for one that has neither money nor trains. */
  public static List<String> of(Snapshot now, Decision decision) {
    GameHistory play = now.play().orElseThrow();
    Standings standing = now.situation().map(Situation::standing).orElse(Standings.UNKNOWN);
    return of(
        play,
        standing,
        decision,
        company ->
            TreasuryKnowledge.anyKnows(play.title(), play.state(), decision.deciders(), company));
  }

  /**
   * The same for somebody else than those who decide.
   *
   * @param known whether they may know what a company has in its treasury
   */
  public static List<String> of(
      GameHistory play, Standings standing, Decision decision, Predicate<Company> known) {
    Company company = play.state().companies().get(decision.entity());
    if (company != null) return of(play.title(), play.state(), company, known.test(company));
    return play.state().isPlayer(decision.entity())
        ? of(play.title(), standing, play.state().player(decision.entity()))
        : List.of();
  }

  private static List<String> of(Title title, GameState state, Company company, boolean known) {
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

  private static List<String> of(Title title, Standings standing, Player player) {
    return List.of(
        UiWords.of("card.cash", title.design().amount(player.cash())),
        certificates(standing, player.name()).orElse(" "));
  }

  private static Optional<String> certificates(Standings standing, String player) {
    Integer limit = standing.limits().get(player);
    return standing
        .certificatesOf(player)
        .map(
            count ->
                limit == null
                    ? UiWords.of("card.certificates-held", count)
                    : UiWords.of("card.certificates", count, limit));
  }
}
