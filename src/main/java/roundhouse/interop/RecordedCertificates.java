package roundhouse.interop;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;

/**
 * Who holds each certificate that recordings name, beside a game of ours in which shares have no
 * names. How much everybody holds is the game's; an action says which certificates it moved.
 * Certificates that move without being named, as when presidents change, go in the order in which
 * their holder got them.
 */
public final class RecordedCertificates {
  /** Number 0 is the president's certificate. */
  private record Held(int number, int percent, Holder holder) {}

  private final GameState state;
  private final Map<String, List<Held>> companies;

  private RecordedCertificates(GameState state, Map<String, List<Held>> companies) {
    this.state = state;
    this.companies = companies;
  }

  /** The certificates at the start of a game. */
  public static RecordedCertificates of(GameState start) {
    var companies = new HashMap<String, List<Held>>();
    start.companies().forEach((id, company) -> companies.put(id, numbered(company)));
    return new RecordedCertificates(start, companies);
  }

  private static List<Held> numbered(Company company) {
    List<Certificate> all = company.certificates();
    return IntStream.range(0, all.size())
        .mapToObj(at -> new Held(at, all.get(at).percent(), all.get(at).holder()))
        .toList();
  }

  /** The same after a recorded action, and all that followed from it here. */
  public RecordedCertificates after(RecordedAction action, GameState now) {
    var after = new HashMap<>(companies);
    now.companies()
        .forEach(
            (id, company) -> {
              if (!company.certificates().equals(state.company(id).certificates()))
                after.put(
                    id,
                    new Moves(companies.get(id), company)
                        .all(named(action, id), gained(action, id, now)));
            });
    return new RecordedCertificates(now, after);
  }

  /** Who or what has more of a company since an action of theirs. */
  private Optional<Holder> gained(RecordedAction action, String company, GameState now) {
    Stream<Holder> owner =
        Optional.ofNullable(now.privates().get(action.entity()))
            .map(PrivateCompany::owner)
            .stream();
    Stream<Holder> others =
        Stream.of(Holder.named(action.entity()), Holder.named(company), Holder.IPO, Holder.POOL);
    return Stream.concat(owner, others)
        .filter(holder -> now.company(company).held(holder) > state.company(company).held(holder))
        .findFirst();
  }

  /** Who or what holds the first certificate that an action names; the pool if it names none. */
  Holder holder(RecordedAction action) {
    List<Integer> named = named(action, company(action));
    return companies.getOrDefault(company(action), List.of()).stream()
        .filter(held -> !named.isEmpty() && held.number() == named.getFirst())
        .map(Held::holder)
        .findFirst()
        .orElse(Holder.POOL);
  }

  /**
   * The numbers of certificates that a holder has and that make a percentage: in the order in which
   * they came, the president's last.
   */
  public List<Integer> making(String company, Holder holder, int percent) {
    var taken = new ArrayList<Integer>();
    int left = percent;
    List<Held> has =
        companies.getOrDefault(company, List.of()).stream()
            .filter(held -> held.holder().equals(holder))
            .sorted(Comparator.comparing(held -> held.number() == 0))
            .toList();
    for (Held held : has) {
      if (left <= 0 || held.percent() > left && held.number() > 0) continue;
      taken.add(held.number());
      left -= held.percent();
    }
    return taken;
  }

  /** The company whose shares an action buys or sells; "" if it names none. */
  static String company(RecordedAction action) {
    return named(action).stream().findFirst().map(RecordedCertificates::company).orElse("");
  }

  /** Certificates are written "COMPANY_i". */
  private static String company(String certificate) {
    return certificate.contains("_")
        ? certificate.substring(0, certificate.lastIndexOf('_'))
        : certificate;
  }

  private static List<Integer> named(RecordedAction action, String company) {
    return named(action).stream()
        .filter(
            certificate ->
                certificate.matches("(?s).*_\\d{1,3}") && company(certificate).equals(company))
        .map(certificate -> Integer.valueOf(certificate.substring(company.length() + 1)))
        .toList();
  }

  private static List<String> named(RecordedAction action) {
    return Recording.texts(action.fields().path("shares"));
  }

  /** The certificates of one company on their way to where its shares are now. */
  private static final class Moves {
    private final List<Held> held;
    private final Company now;

    Moves(List<Held> before, Company now) {
      boolean same =
          before.stream()
              .sorted(Comparator.comparing(Held::number))
              .map(Held::percent)
              .toList()
              .equals(now.certificates().stream().map(Certificate::percent).toList());
      this.held = new ArrayList<>(same ? before : numbered(now));
      this.now = now;
    }

    List<Held> all(List<Integer> named, Optional<Holder> to) {
      for (Held each : List.copyOf(held)) {
        if (each.number() == 0) move(each, now.presidency().holder());
        else if (named.contains(each.number())) to.ifPresent(gains -> move(each, gains));
      }
      // Half a president's certificate: the next president's shares go to the pool, and one of the
      // pool's to the last president.
      if (named.contains(0)) tooMany(_ -> to.filter(Holder.POOL::equals));
      tooMany(each -> lacking(each.percent()));
      return List.copyOf(held);
    }

    private void tooMany(Function<Held, Optional<Holder>> to) {
      for (Held each : List.copyOf(held))
        if (each.number() != 0 && excess(each.holder()) >= each.percent())
          to.apply(each).ifPresent(gains -> move(each, gains));
    }

    /** A new certificate comes after those that its owner had before. */
    private void move(Held certificate, Holder to) {
      if (certificate.holder().equals(to)) return;
      held.remove(certificate);
      held.add(new Held(certificate.number(), certificate.percent(), to));
    }

    private Optional<Holder> lacking(int percent) {
      return now.certificates().stream()
          .map(Certificate::holder)
          .filter(holder -> -excess(holder) >= percent)
          .findFirst();
    }

    private int excess(Holder holder) {
      int here =
          held.stream().filter(each -> each.holder().equals(holder)).mapToInt(Held::percent).sum();
      return here - now.held(holder);
    }
  }
}
