package roundhouse.interop;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import roundhouse.game.Holder;

/**
 * Where each certificate that an action names lay before it, as far as earlier actions tell. One
 * that no action has named yet is offered for the first time. A company offers again what it bought
 * back, and all its certificates when it starts again.
 */
final class RecordedCertificates {
  private record Naming(int action, String certificate) {}

  private static final Set<String> STARTS = Set.of("par", "merge", "convert");

  private final Map<Naming, String> lay = new HashMap<>();
  private final Map<String, String> holders = new HashMap<>();

  private RecordedCertificates() {}

  static RecordedCertificates of(List<RecordedAction> actions) {
    var certificates = new RecordedCertificates();
    actions.stream()
        .flatMap(action -> Stream.concat(Stream.of(action), action.auto().stream()))
        .forEach(certificates::take);
    return certificates;
  }

  private void take(RecordedAction action) {
    if (STARTS.contains(action.type())) start(action.text("corporation"), action.entity());
    boolean byCompany = action.kind().equals("corporation");
    for (String certificate : named(action)) {
      String lies = holders.getOrDefault(certificate, Holder.IPO.name());
      lay.putIfAbsent(new Naming(action.id(), certificate), lies);
      if (action.is("sell_shares"))
        moved(certificate, byCompany ? Holder.IPO.name() : Holder.POOL.name());
      if (action.is("buy_shares"))
        moved(certificate, byCompany ? Holder.IPO.name() : action.entity());
    }
  }

  private void moved(String certificate, String holder) {
    holders.put(certificate, holder);
  }

  /** Who starts or forms a company gets its president's certificate, number 0. */
  private void start(String company, String founder) {
    holders.keySet().removeIf(certificate -> company(certificate).equals(company));
    holders.put(company + "_0", founder);
  }

  /**
   * Who or what held the first certificate that an action names: the offering, the pool, or who
   * bought it last. A change of presidents moves certificates without naming them.
   */
  String holder(RecordedAction action) {
    return named(action).stream()
        .findFirst()
        .map(certificate -> lay.get(new Naming(action.id(), certificate)))
        .orElse(Holder.POOL.name());
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

  private static List<String> named(RecordedAction action) {
    return Recording.texts(action.fields().path("shares"));
  }
}
