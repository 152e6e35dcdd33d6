package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import roundhouse.engine.Action;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;

/** Shares bought, as recorded. */
final class SharePurchases {
  private final GameState state;

  SharePurchases(GameState state) {
    this.state = state;
  }

  /** Shares are written "COMPANY_i". */
  static String company(RecordedAction action) {
    String share = action.fields().path("shares").path(0).asText();
    return share.contains("_") ? share.substring(0, share.lastIndexOf('_')) : share;
  }

  Translation translate(RecordedAction action, JsonNode told) {
    String id = company(action);
    if (!state.companies().containsKey(id)) return new Translation.Unknown("there is no company " + id);
    if (action.kind().equals("company")) return exchange(action, source(state.company(id), told));
    return Translation.of(new Action.BuyShare(action.entity(), id, source(state.company(id), told), action.number("percent")));
  }

  /** A private that "buys" a share is exchanged for it. */
  private Translation exchange(RecordedAction action, String from) {
    var owned = state.privates().get(action.entity());
    if (owned == null) return new Translation.Unknown("there is no private company " + action.entity());
    return Translation.of(new Action.ExchangePrivate(owned.owner(), owned.id(), from));
  }

  /** From where: as told, else from the only place that has any, else from where the trace says that shares have gone. */
  private String source(Company company, JsonNode told) {
    String from = told.path("from").asText("");
    if (from.equals(company.id())) return Holder.IPO;
    if (state.isPlayer(from)) return from;
    if (!from.isEmpty()) return Holder.POOL;
    if (company.held(Holder.POOL) == 0) return Holder.IPO;
    if (company.held(Holder.IPO) == 0) return Holder.POOL;
    return told.path("d").path("corps").path(company.id()).has("ipo") ? Holder.IPO : Holder.POOL;
  }
}
