package roundhouse.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A company that issues shares and operates. What it is stands on several axes at once: started,
 * floated, operated, bankrupt, closed; scripts add marks of their own ("insolvent").
 *
 * @param cash money in its treasury
 * @param par price at which it started, 0 before
 * @param markers prices of the station markers still on its charter, next first
 * @param revenue of its last run, -1 before the first
 * @param loans how many it has to pay back
 */
public record Company(
    String id,
    List<Certificate> certificates,
    int cash,
    List<Train> trains,
    int par,
    List<Integer> markers,
    int revenue,
    int loans,
    Set<Status> status) {

  /** One axis of what a company is. */
  public enum Status {
    FLOATED,
    OPERATED,
    BANKRUPT,
    /** Out of the game; its shares may keep a value. */
    CEASED,
    CLOSED
  }

  /** A company without loans. */
  public Company(
      String id,
      List<Certificate> certificates,
      int cash,
      List<Train> trains,
      int par,
      List<Integer> markers,
      int revenue,
      Set<Status> status) {
    this(id, certificates, cash, trains, par, markers, revenue, 0, status);
  }

  public Company {
    certificates = List.copyOf(certificates);
    trains = List.copyOf(trains);
    markers = List.copyOf(markers);
    status =
        status.isEmpty() ? Set.of() : java.util.Collections.unmodifiableSet(new TreeSet<>(status));
  }

  /**
   * Companies are looked up by what is asked of them far more often than two states of one meet in
   * a map.
   */
  @Override
  public int hashCode() {
    return 31 * id.hashCode() + cash;
  }

  /** Whether its president's share was sold and a par price set. */
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

  /** Percent that somebody holds. */
  public int held(String holder) {
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
    String holder = presidency().holder();
    return holder.equals(Holder.IPO) || holder.equals(Holder.POOL)
        ? Optional.empty()
        : Optional.of(holder);
  }

  /** The president's certificate lies in the pool: nobody directs it. */
  public boolean inReceivership() {
    return presidency().holder().equals(Holder.POOL);
  }

  /** Percent of an ordinary share. */
  public int sharePercent() {
    return certificates.getLast().percent();
  }

  public Company withCash(int amount) {
    return new Company(id, certificates, amount, trains, par, markers, revenue, loans, status);
  }

  public Company withCertificates(List<Certificate> all) {
    return new Company(id, all, cash, trains, par, markers, revenue, loans, status);
  }

  public Company withTrains(List<Train> all) {
    return new Company(id, certificates, cash, all, par, markers, revenue, loans, status);
  }

  public Company withPar(int price) {
    return new Company(id, certificates, cash, trains, price, markers, revenue, loans, status);
  }

  public Company withMarkers(List<Integer> left) {
    return new Company(id, certificates, cash, trains, par, left, revenue, loans, status);
  }

  public Company withRevenue(int earned) {
    return new Company(id, certificates, cash, trains, par, markers, earned, loans, status);
  }

  public Company withLoans(int count) {
    return new Company(id, certificates, cash, trains, par, markers, revenue, count, status);
  }

  public Company with(Status added) {
    var all = new TreeSet<>(status);
    all.add(added);
    return new Company(id, certificates, cash, trains, par, markers, revenue, loans, all);
  }

  public Company without(Status removed) {
    var all = new TreeSet<>(status);
    all.remove(removed);
    return new Company(id, certificates, cash, trains, par, markers, revenue, loans, all);
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
