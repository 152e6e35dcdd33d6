package roundhouse.engine.shares;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/** Transfers certificates from one holder to another. */
public final class Shares {
  private Shares() {}

  /** The company with the certificate at this index in other hands. */
  public static Company moved(Company company, int index, Holder to) {
    var all = new ArrayList<>(company.certificates());
    all.set(index, all.get(index).to(to));
    return company.withCertificates(all);
  }

  /** The index of an ordinary certificate of this percentage available from a holder. */
  public static Optional<Integer> available(Company company, Holder from, int percent) {
    for (int i = 0; i < company.certificates().size(); i++)
      if (company.certificates().get(i).percent() == percent && isFree(company, from, i))
        return Optional.of(i);
    return Optional.empty();
  }

  /** Whether a holder has ordinary certificates that add up to exactly this percentage. */
  public static boolean canGive(Company company, Holder from, int percent) {
    return making(company, from, percent).isPresent();
  }

  /**
   * The company after a transfer of ordinary certificates, small ones first; empty if the holder's
   * do not make this percentage.
   */
  static Optional<Company> transferred(Company company, Holder from, Holder to, int percent) {
    return making(company, from, percent)
        .map(
            indexes -> {
              Company after = company;
              for (int index : indexes) after = moved(after, index, to);
              return after;
            });
  }

  /** Indexes of ordinary certificates that add up to this percentage, small ones first. */
  private static Optional<List<Integer>> making(Company company, Holder from, int percent) {
    List<Integer> free = free(company, from);
    var taken = new ArrayList<Integer>();
    int left = percent;
    for (int index : free) {
      int size = company.certificates().get(index).percent();
      if (size > left) break;
      taken.add(index);
      left -= size;
    }
    return left == 0 ? Optional.of(taken) : summed(company, free, percent);
  }

  /** Indexes of ordinary certificates that a holder can give, small ones first. */
  private static List<Integer> free(Company company, Holder from) {
    var free = new ArrayList<Integer>();
    for (int index = 0; index < company.certificates().size(); index++)
      if (isFree(company, from, index)) free.add(index);
    free.sort(Comparator.comparingInt(index -> company.certificates().get(index).percent()));
    return free;
  }

  /** The same where the smallest certificates do not add up: every sum they can make is tried. */
  private static Optional<List<Integer>> summed(Company company, List<Integer> free, int percent) {
    var making = new HashMap<Integer, List<Integer>>(Map.of(0, List.of()));
    for (int index : free) {
      int size = company.certificates().get(index).percent();
      for (int sum = percent; sum >= size; sum--) {
        if (making.containsKey(sum) || !making.containsKey(sum - size)) continue;
        var all = new ArrayList<>(making.get(sum - size));
        all.add(index);
        making.put(sum, all);
      }
    }
    return Optional.ofNullable(making.get(percent));
  }

  /** Whether a holder can give this certificate; reserved ones do not leave the offering. */
  private static boolean isFree(Company company, Holder from, int index) {
    Certificate certificate = company.certificates().get(index);
    return !certificate.president()
        && certificate.holder().equals(from)
        && (certificate.reserved().isEmpty() || !from.equals(Holder.IPO));
  }
}
