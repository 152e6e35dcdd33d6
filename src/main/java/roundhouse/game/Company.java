package roundhouse.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A company that issues shares and operates. It can have several statuses at once: started,
 * floated, operated, bankrupt, closed; scripts add flags of their own ("insolvent").
 *
 * @param kind that an effect has made it, "" for that of the design
 * @param share the percentage of one share, which the price is for: a certificate may be of several
 *     shares, or of half a share; 0 for that of the smallest certificate
 * @param cash money in its treasury
 * @param par its par price, 0 before it starts
 * @param markers prices of the station markers on its charter, the next one first
 * @param revenue of its last run, -1 before the first
 * @param loans number of loans to repay
 */
public record Company(
    String id,
    String kind,
    List<Certificate> certificates,
    int share,
    int cash,
    List<Train> trains,
    int par,
    List<Integer> markers,
    int revenue,
    int loans,
    Set<Status> status) {

  /** A status of a company. */
  public enum Status {
    FLOATED,
    OPERATED,
    BANKRUPT,
    /** It no longer operates; its shares may keep a value. */
    CEASED,
    CLOSED
  }

  public Company {
    kind = kind == null ? "" : kind; // states written before companies could change their kind
    certificates = List.copyOf(certificates);
    trains = List.copyOf(trains);
    markers = List.copyOf(markers);
    status = status.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(status));
  }

  /**
   * Hashes only id and cash: maps rarely hold two states of one company, but look companies up
   * often.
   */
  @Override
  public int hashCode() {
    return 31 * id.hashCode() + cash;
  }

  /** Whether its president's certificate is sold and its par price set. */
  public boolean started() {
    return par > 0;
  }

  public boolean is(Status wanted) {
    return status.contains(wanted);
  }

  public boolean floated() {
    return is(Status.FLOATED);
  }

  public boolean operated() {
    return is(Status.OPERATED);
  }

  /** The percentage that a holder has. */
  public int held(Holder holder) {
    int percent = 0;
    for (Certificate certificate : certificates) {
      if (certificate.holder().equals(holder)) percent += certificate.percent();
    }
    return percent;
  }

  public Certificate presidency() {
    return certificates.getFirst();
  }

  /** The player who holds the president's certificate. */
  public Optional<String> president() {
    Holder holder = presidency().holder();
    return holder.equals(Holder.IPO) || holder.equals(Holder.POOL)
        ? Optional.empty()
        : Optional.of(holder.name());
  }

  /** Whether the president's certificate is in the pool, so that the company has no president. */
  public boolean inReceivership() {
    return presidency().holder().equals(Holder.POOL);
  }

  /** The percentage of one share. */
  public int sharePercent() {
    if (share > 0) return share;
    int least = certificates.getFirst().percent();
    for (Certificate certificate : certificates) least = Math.min(least, certificate.percent());
    return least;
  }

  /**
   * The largest percentage of which all certificates, and so all that holders have, are multiples.
   */
  public int stepPercent() {
    int step = 0;
    for (Certificate certificate : certificates) step = divisor(certificate.percent(), step);
    return step;
  }

  private static int divisor(int one, int other) {
    return other == 0 ? one : divisor(other, one % other);
  }

  /** How many shares a percentage is; part of a share counts as one. */
  public int shares(int percent) {
    return (percent + sharePercent() - 1) / sharePercent();
  }

  /** What a percentage costs at a price of one share, rounded up. */
  public int cost(int percent, int price) {
    return (percent * price + sharePercent() - 1) / sharePercent();
  }

  /** What a percentage is worth at a price of one share, rounded down. */
  public int value(int percent, int price) {
    return percent * price / sharePercent();
  }

  /**
   * The same company as one of another kind.
   *
   * @param share the percentage of one share, 0 for that of the smallest certificate
   */
  public Company of(String other, int share, List<Certificate> all) {
    return new Company(id, other, all, share, cash, trains, par, markers, revenue, loans, status);
  }

  public Company withCash(int amount) {
    return new Company(
        id, kind, certificates, share, amount, trains, par, markers, revenue, loans, status);
  }

  public Company withCertificates(List<Certificate> all) {
    return new Company(id, kind, all, share, cash, trains, par, markers, revenue, loans, status);
  }

  public Company withTrains(List<Train> all) {
    return new Company(
        id, kind, certificates, share, cash, all, par, markers, revenue, loans, status);
  }

  public Company withPar(int price) {
    return new Company(
        id, kind, certificates, share, cash, trains, price, markers, revenue, loans, status);
  }

  public Company withMarkers(List<Integer> left) {
    return new Company(
        id, kind, certificates, share, cash, trains, par, left, revenue, loans, status);
  }

  public Company withRevenue(int earned) {
    return new Company(
        id, kind, certificates, share, cash, trains, par, markers, earned, loans, status);
  }

  public Company withLoans(int count) {
    return new Company(
        id, kind, certificates, share, cash, trains, par, markers, revenue, count, status);
  }

  public Company with(Status added) {
    Set<Status> all = EnumSet.of(added);
    all.addAll(status);
    return new Company(
        id, kind, certificates, share, cash, trains, par, markers, revenue, loans, all);
  }

  public Company without(Status removed) {
    var all = new HashSet<>(status);
    all.remove(removed);
    return new Company(
        id, kind, certificates, share, cash, trains, par, markers, revenue, loans, all);
  }

  public Company gaining(Train train) {
    var all = new ArrayList<>(trains);
    all.add(train);
    return withTrains(all);
  }

  public Company losing(Train train) {
    var all = new ArrayList<>(trains);
    all.remove(train);
    return withTrains(all);
  }
}
