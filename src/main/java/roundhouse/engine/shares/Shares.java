package roundhouse.engine.shares;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/** Transfers certificates, and presidencies with them. */
public final class Shares {
  private Shares() {}

  /** The company with the certificate at this index in other hands. */
  public static Company moved(Company company, int index, String to) {
    var all = new ArrayList<>(company.certificates());
    all.set(index, all.get(index).to(to));
    return company.withCertificates(all);
  }

  /**
   * The index of an ordinary certificate of this percentage available from a holder; reserved ones
   * are not.
   */
  public static Optional<Integer> available(Company company, String from, int percent) {
    for (int i = 0; i < company.certificates().size(); i++) {
      Certificate certificate = company.certificates().get(i);
      boolean free = certificate.reserved().isEmpty() || !from.equals(Holder.IPO);
      if (!certificate.president()
          && free
          && certificate.holder().equals(from)
          && certificate.percent() == percent) return Optional.of(i);
    }
    return Optional.empty();
  }

  /** Transfers ordinary certificates for this percentage. */
  public static void transfer(
      StateTransaction change, String id, String from, String to, int percent) {
    int left = percent;
    while (left > 0) {
      Company company = change.company(id);
      int index =
          available(company, from, company.sharePercent())
              .orElseThrow(
                  () -> Refusal.because("shares", "%s has no share of %s to give", from, id));
      left -= company.certificates().get(index).percent();
      change.update(moved(company, index, to));
    }
  }

  /**
   * Passes the presidency to the player with most shares, if the president no longer has the most,
   * or if nobody is president and a player holds as much as the certificate. Among equals, the
   * nearest clockwise from the former president. The certificates are exchanged.
   */
  public static void settlePresidency(StateTransaction change, String id) {
    Company company = change.company(id);
    if (company.presidency().holder().equals(Holder.IPO) && !company.floated()) return;
    Optional<String> before = company.president();
    int most =
        change.state().players().stream()
            .mapToInt(player -> company.held(player.name()))
            .max()
            .orElse(0);
    if (most < company.presidency().percent()) return;
    if (before.isPresent() && company.held(before.get()) == most) return;
    String heir = heir(change.game(), company, before, most);
    String giver = company.presidency().holder();
    transfer(change, id, heir, giver, company.presidency().percent());
    change.update(moved(change.company(id), 0, heir));
    change.logConsequence(heir, "%s becomes president of %s", heir, id);
  }

  private static String heir(Game game, Company company, Optional<String> before, int most) {
    List<String> equals =
        game.state().players().stream()
            .map(player -> player.name())
            .filter(name -> company.held(name) == most)
            .toList();
    if (before.isEmpty()) return equals.getFirst();
    int seats = game.state().players().size();
    int from = game.seat(before.get());
    return equals.stream()
        .min(Comparator.comparingInt(name -> Math.floorMod(game.seat(name) - from, seats)))
        .orElseThrow();
  }
}
