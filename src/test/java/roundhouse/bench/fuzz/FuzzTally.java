package roundhouse.bench.fuzz;

import java.util.EnumMap;
import java.util.Map;

/** How many cases of each kind there were, and what became of them. */
final class FuzzTally {
  private static final String LINE = "%-10s %8s %8s %8s %8s %8s %8s%n";

  private final Map<FuzzKind, Map<CaseOutcome, Integer>> verdicts = new EnumMap<>(FuzzKind.class);
  private final Map<FuzzKind, Integer> found = new EnumMap<>(FuzzKind.class);

  void count(FuzzKind kind, WatchedCase.Outcome outcome) {
    if (outcome.finding().isPresent()) found.merge(kind, 1, Integer::sum);
    else
      verdicts
          .computeIfAbsent(kind, _ -> new EnumMap<>(CaseOutcome.class))
          .merge(outcome.verdict(), 1, Integer::sum);
  }

  int findings() {
    return found.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** A line for each kind. */
  String text() {
    var text =
        new StringBuilder(
            LINE.formatted("kind", "cases", "refused", "read", "stopped", "ended", "findings"));
    for (FuzzKind kind : FuzzKind.values()) {
      Map<CaseOutcome, Integer> of = verdicts.getOrDefault(kind, Map.of());
      int faults = found.getOrDefault(kind, 0);
      int cases = faults + of.values().stream().mapToInt(Integer::intValue).sum();
      if (cases == 0) continue;
      text.append(
          LINE.formatted(
              kind,
              cases,
              of.getOrDefault(CaseOutcome.REFUSED, 0),
              of.getOrDefault(CaseOutcome.READ, 0),
              of.getOrDefault(CaseOutcome.STOPPED, 0),
              of.getOrDefault(CaseOutcome.ENDED, 0),
              faults));
    }
    return text.toString();
  }
}
