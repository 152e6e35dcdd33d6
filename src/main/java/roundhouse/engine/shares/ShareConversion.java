package roundhouse.engine.shares;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.KindSpec;
import roundhouse.engine.Effect;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/**
 * A company's certificates are exchanged for those of another kind. A share stays a share: of five
 * shares of 20 percent and ten of 10 percent, a holder of two has 40 percent and then 20.
 */
public final class ShareConversion {
  private static final int WHOLE = 100;

  private final Company company;
  private final String kind;

  /** The new certificates in percent that nobody has yet, the president's first. */
  private final List<Integer> left;

  private final List<Certificate> given = new ArrayList<>();

  private ShareConversion(Company company, String kind, List<Integer> shares) {
    this.company = company;
    this.kind = kind;
    this.left = new ArrayList<>(shares);
  }

  /**
   * Exchanges all certificates; refuses if the new ones cannot be divided as the old ones were, or
   * if those that the effect lists are not those of a whole company.
   */
  public static void convert(StateTransaction change, Effect.Convert effect) {
    Company company = change.company(effect.company());
    KindSpec rules = change.title().design().kinds().get(effect.kind());
    List<Certificate> all =
        effect.certificates().isEmpty()
            ? divided(company, effect, rules, change.state().players().size())
            : listed(company, effect);
    change.update(company.of(effect.kind(), rules.share(), all));
  }

  private static List<Certificate> divided(
      Company company, Effect.Convert effect, KindSpec rules, int players) {
    List<Integer> shares = rules.shares(players);
    int share = rules.share() > 0 ? rules.share() : Collections.min(shares);
    return new ShareConversion(company, effect.kind(), shares)
        .exchanged(share, Holder.named(effect.to()));
  }

  /** The certificates that an effect lists, the president's first. */
  private static List<Certificate> listed(Company company, Effect.Convert effect) {
    var all = new ArrayList<Certificate>();
    for (Effect.DealtCertificate each : effect.certificates()) {
      Refusal.unless(
          each.percent() > 0,
          "shares",
          "a certificate of %s is of 1 percent or more, not %s",
          company.id(),
          each.percent());
      all.add(new Certificate(each.percent(), all.isEmpty(), Holder.named(each.holder()), ""));
    }
    int sum = all.stream().mapToInt(Certificate::percent).sum();
    Refusal.unless(
        sum == WHOLE,
        "shares",
        "the certificates of %s must add up to %s percent, not to %s",
        company.id(),
        WHOLE,
        sum);
    return all;
  }

  /**
   * All new certificates.
   *
   * @param share the percentage of one share of the new kind
   * @param to who gets the shares that are new
   */
  private List<Certificate> exchanged(int share, Holder to) {
    Refusal.unless(
        WHOLE / share >= WHOLE / company.sharePercent(),
        "shares",
        "%s has %s shares, and a company of the kind '%s' only %s",
        company.id(),
        WHOLE / company.sharePercent(),
        kind,
        WHOLE / share);
    Map<Holder, Integer> percents = new LinkedHashMap<>();
    for (Certificate each : company.certificates())
      percents.merge(each.holder(), each.percent() * share, Integer::sum);
    percents.replaceAll(this::inNewShares);
    give(company.presidency().holder(), percents);
    percents.forEach(this::giveOrdinary);
    for (int percent : left) given.add(new Certificate(percent, false, to, ""));
    return withReserved();
  }

  /** The percentage of as many shares now; half a share may have no equal. */
  private int inNewShares(Holder holder, int percentTimesShare) {
    Refusal.unless(
        percentTimesShare % company.sharePercent() == 0,
        "shares",
        "%s holds part of a share of %s, which is no whole percentage of the kind '%s'",
        holder,
        company.id(),
        kind);
    return percentTimesShare / company.sharePercent();
  }

  /** The president's certificate stays where it was, for as many shares as it is now. */
  private void give(Holder president, Map<Holder, Integer> percents) {
    int percent = left.removeFirst();
    int has = percents.get(president);
    Refusal.unless(
        has >= percent,
        "shares",
        "%s has too few shares of %s for the president's certificate of the kind '%s'",
        president,
        company.id(),
        kind);
    given.add(new Certificate(percent, true, president, ""));
    percents.put(president, has - percent);
  }

  /** Large certificates first. */
  private void giveOrdinary(Holder holder, int percent) {
    int due = percent;
    while (due > 0) {
      int most = due;
      int largest =
          left.stream().mapToInt(Integer::intValue).filter(size -> size <= most).max().orElse(0);
      Refusal.unless(
          largest > 0,
          "shares",
          "the certificates of the kind '%s' cannot be divided among those who hold shares of %s",
          kind,
          company.id());
      left.remove(Integer.valueOf(largest));
      given.add(new Certificate(largest, false, holder, ""));
      due -= largest;
    }
  }

  /** A share of the offering that was reserved for a private still is. */
  private List<Certificate> withReserved() {
    for (Certificate old : company.certificates()) {
      if (old.reserved().isEmpty()) continue;
      for (int i = given.size() - 1; i > 0; i--) {
        if (!given.get(i).holder().equals(old.holder())) continue;
        Certificate now = given.get(i);
        given.set(i, new Certificate(now.percent(), false, now.holder(), old.reserved()));
        break;
      }
    }
    return given;
  }
}
