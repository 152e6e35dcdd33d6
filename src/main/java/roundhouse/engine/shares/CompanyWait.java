package roundhouse.engine.shares;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.KindSpec;
import roundhouse.engine.Game;
import roundhouse.game.Company;

/**
 * Why a company that has not started cannot matter yet, or can no longer matter, whatever the
 * players do.
 *
 * @param until the phase or the layer it waits for; "" if it waits for neither
 */
public record CompanyWait(Cause cause, String until) {

  /** What a company waits for. */
  public enum Cause {
    PHASE,
    LAYER,
    /** It never starts by itself, like a state railway that takes over other companies. */
    OTHERS,
    /** The phases in which it could start are over. */
    TOO_LATE
  }

  /** The companies of a game that wait, by id. */
  public static Map<String, CompanyWait> of(Game game) {
    var all = new LinkedHashMap<String, CompanyWait>();
    for (Company company : game.state().companies().values())
      of(game, company).ifPresent(wait -> all.put(company.id(), wait));
    return all;
  }

  private static Optional<CompanyWait> of(Game game, Company company) {
    boolean started = company.started() || company.floated();
    if (started || company.is(Company.Status.CLOSED) || company.is(Company.Status.BANKRUPT))
      return Optional.empty();
    KindSpec kind = game.kind(company);
    if (kind.starts() == KindSpec.Starts.NEVER)
      return Optional.of(new CompanyWait(Cause.OTHERS, ""));
    return ofPhase(game, company, kind).or(() -> ofLayer(game, company));
  }

  private static Optional<CompanyWait> ofPhase(Game game, Company company, KindSpec kind) {
    List<String> order = List.copyOf(game.design().phases().keySet());
    int now = order.indexOf(game.state().phase());
    int first = Math.max(0, order.indexOf(game.spec(company).availableFrom()));
    List<String> left =
        order.stream()
            .skip(Math.max(now, first))
            .filter(phase -> kind.startsIn().isEmpty() || kind.startsIn().contains(phase))
            .toList();
    if (left.isEmpty()) return Optional.of(new CompanyWait(Cause.TOO_LATE, ""));
    return left.getFirst().equals(game.state().phase())
        ? Optional.empty()
        : Optional.of(new CompanyWait(Cause.PHASE, left.getFirst()));
  }

  private static Optional<CompanyWait> ofLayer(Game game, Company company) {
    int layer = game.spec(company).layer();
    return layer > StartRules.openLayer(game)
        ? Optional.of(new CompanyWait(Cause.LAYER, String.valueOf(layer)))
        : Optional.empty();
  }
}
