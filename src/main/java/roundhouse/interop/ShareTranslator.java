package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.List;
import roundhouse.engine.Action;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;

/** Translates recorded purchases of shares. */
final class ShareTranslator {
  private final GameState state;
  private final RecordedCertificates certificates;

  ShareTranslator(GameState state, RecordedCertificates certificates) {
    this.state = state;
    this.certificates = certificates;
  }

  Translation translate(RecordedAction action, JsonNode told) {
    String id = RecordedCertificates.company(action);
    if (!state.companies().containsKey(id))
      return new Translation.Unknown("there is no company " + id);
    if (action.kind().equals("company"))
      return exchange(action, source(action, state.company(id), told));
    if (action.kind().equals("corporation")) {
      return new Translation.Actions(
          redemptions(action, state.company(id), source(action, state.company(id), told)));
    }
    return Translation.of(
        new Action.BuyShare(
            action.entity(),
            id,
            source(action, state.company(id), told),
            percent(action, state.company(id))));
  }

  /** Redemptions of single shares, by the company in its own turn or by its president. */
  private List<Action> redemptions(RecordedAction action, Company company, String from) {
    Action one = new Action.RedeemShare(state.top().entity(), company.id(), from);
    return Collections.nCopies(percent(action, company) / company.sharePercent(), one);
  }

  /** The recorded percentage, or a share for each named certificate. */
  static int percent(RecordedAction action, Company company) {
    if (action.has("percent")) return action.number("percent");
    return company.sharePercent() * Math.max(1, action.fields().path("shares").size());
  }

  /** A private that "buys" a share is exchanged for the share. */
  private Translation exchange(RecordedAction action, String from) {
    var owned = state.privates().get(action.entity());
    if (owned == null)
      return new Translation.Unknown("there is no private company " + action.entity());
    return Translation.of(new Action.ExchangePrivate(owned.owner().name(), owned.id(), from));
  }

  /**
   * From where: as the recording says, else from the only place that has any, else from where it
   * must lie.
   */
  private String source(RecordedAction action, Company company, JsonNode told) {
    String from = told.path("from").asText("");
    if (from.equals(company.id())) return Holder.IPO.name();
    if (state.isPlayer(from)) return from;
    if (!from.isEmpty()) return Holder.POOL.name();
    if (action.entity().equals(company.id())) return redeemed(action, company);
    if (company.held(Holder.POOL) == 0) return Holder.IPO.name();
    if (company.held(Holder.IPO) == 0) return Holder.POOL.name();
    return certificates.holder(action).equals(Holder.IPO) ? Holder.IPO.name() : Holder.POOL.name();
  }

  /** A company takes its own shares from a player, or else from the pool. */
  private String redeemed(RecordedAction action, Company company) {
    Holder holder = certificates.holder(action);
    boolean player = state.isPlayer(holder.name()) && company.held(holder) > 0;
    return player ? holder.name() : Holder.POOL.name();
  }
}
