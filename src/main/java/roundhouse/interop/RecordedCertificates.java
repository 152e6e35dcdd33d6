package roundhouse.interop;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds the purchases of certificates that nobody held before. Those come from the initial
 * offering, all others from the pool. A company that starts again offers all its certificates
 * again.
 */
final class RecordedCertificates {
  private record Purchase(int action, String certificate) {}

  private final Set<Purchase> isFirstPurchase = new HashSet<>();
  private final Set<String> known = new HashSet<>();

  private RecordedCertificates() {}

  static RecordedCertificates of(List<RecordedAction> actions) {
    var certificates = new RecordedCertificates();
    actions.stream()
        .flatMap(action -> Stream.concat(Stream.of(action), action.auto().stream()))
        .forEach(certificates::take);
    return certificates;
  }

  private void take(RecordedAction action) {
    if (action.is("par")) start(action.text("corporation"));
    if (!action.is("buy_shares")) return;
    for (String certificate : named(action))
      if (known.add(certificate)) isFirstPurchase.add(new Purchase(action.id(), certificate));
  }

  /** The founder of a company gets its president's certificate, number 0. */
  private void start(String company) {
    known.removeIf(certificate -> company(certificate).equals(company));
    known.add(company + "_0");
  }

  /** Whether this is the first purchase of its certificate. */
  boolean isFirstPurchase(RecordedAction purchase) {
    return named(purchase).stream()
        .anyMatch(
            certificate -> isFirstPurchase.contains(new Purchase(purchase.id(), certificate)));
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
