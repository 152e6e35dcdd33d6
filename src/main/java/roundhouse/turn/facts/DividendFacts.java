package roundhouse.turn.facts;

import java.util.ArrayList;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.events.RunEvent;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.words.UiWords;

/** What becomes of the revenue: what a share brings, who gets how much, where the price goes. */
final class DividendFacts {
  private final CardMoment moment;

  DividendFacts(CardMoment moment) {
    this.moment = moment;
  }

  Optional<RowFacts> of(ChoiceRow row) {
    return row.action() instanceof Action.Dividend dividend
        ? Optional.of(facts(row, dividend))
        : Optional.empty();
  }

  private RowFacts facts(ChoiceRow row, Action.Dividend dividend) {
    Consequences effect = moment.effect(row);
    Company company = moment.state().company(dividend.by());
    int share = share(effect, company);
    var lines = new ArrayList<String>();
    for (Player player : moment.state().players())
      if (company.held(Holder.named(player.name())) > 0)
        lines.add(
            UiWords.of("card.bid-of", player.name(), moment.money(got(effect, player, company))));
    lines.add(UiWords.of("card.bid-of", company.id(), moment.money(kept(effect, company))));
    lines.add(effect.after().map(after -> price(after, company.id())).orElse(" "));
    return new RowFacts(
        Optional.empty(),
        title(dividend),
        share == 0 ? " " : UiWords.of("card.a-share", moment.money(share)),
        lines);
  }

  private static String title(Action.Dividend dividend) {
    return switch (dividend.kind()) {
      case HALF -> UiWords.of("card.dividend-half");
      case WITHHOLD -> UiWords.of("card.dividend-withhold");
      case PAY -> UiWords.of("card.dividend-pay");
    };
  }

  private static int got(Consequences effect, Player player, Company company) {
    return effect.events().stream()
        .filter(RunEvent.DividendReceived.class::isInstance)
        .map(RunEvent.DividendReceived.class::cast)
        .filter(got -> got.player().equals(player.name()) && got.company().equals(company.id()))
        .mapToInt(got -> got.amount().amount())
        .sum();
  }

  /** What the company keeps, with what its own shares bring. */
  private static int kept(Consequences effect, Company company) {
    int own =
        effect.events().stream()
            .filter(RunEvent.OwnDividendReceived.class::isInstance)
            .map(RunEvent.OwnDividendReceived.class::cast)
            .filter(got -> got.company().equals(company.id()))
            .mapToInt(got -> got.amount().amount())
            .sum();
    int kept =
        effect.events().stream()
            .filter(RunEvent.DividendPaid.class::isInstance)
            .map(RunEvent.DividendPaid.class::cast)
            .filter(paid -> paid.company().equals(company.id()))
            .mapToInt(paid -> paid.kept().amount())
            .findFirst()
            .orElse(0);
    return own + kept;
  }

  /** What the holder of one share gets. */
  private int share(Consequences effect, Company company) {
    for (Player player : moment.state().players()) {
      int held = company.held(Holder.named(player.name()));
      int got = got(effect, player, company) * company.sharePercent();
      if (held > 0 && got % held == 0) return got / held;
    }
    return 0;
  }

  private String price(GameState after, String company) {
    String before = moment.price(moment.state(), company).map(moment::money).orElse("–");
    String then = moment.price(after, company).map(moment::money).orElse("–");
    return before.equals(then)
        ? UiWords.of("card.price-stays", then)
        : UiWords.of("card.price-to", before, then);
  }
}
