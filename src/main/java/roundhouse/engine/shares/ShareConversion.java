package roundhouse.engine.shares;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
   * Exchanges all certificates; refuses if the new ones cannot be divided as the old ones were.
   *
   * @param to who gets the shares that are new
   */
  public static void convert(StateTransaction change, String id, String kind, Holder to) {
    Company company = change.company(id);
    List<Integer> shares =
        change.title().design().kinds().get(kind).shares(change.state().players().size());
    List<Certificate> all = new ShareConversion(company, kind, shares).exchanged(to);
    change.update(company.of(kind).withCertificates(all));
  }

  private List<Certificate> exchanged(Holder to) {
    int share = left.stream().mapToInt(Integer::intValue).min().orElseThrow();
    Refusal.unless(
        100 / share >= 100 / company.sharePercent(),
        "shares",
        "%s has %s shares, and a company of the kind '%s' only %s",
        company.id(),
        100 / company.sharePercent(),
        kind,
        100 / share);
    Map<Holder, Integer> percents = new LinkedHashMap<>();
    for (Certificate each : company.certificates())
      percents.merge(each.holder(), each.percent() / company.sharePercent() * share, Integer::sum);
    give(company.presidency().holder(), percents);
    percents.forEach(this::giveOrdinary);
    for (int percent : left) given.add(new Certificate(percent, false, to, ""));
    return withReserved();
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
