package roundhouse.design.checks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.PhaseSpec;

/** Each phase but the first starts with its own train, in the order of sale. */
final class PhasesCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    List<String> trains = new ArrayList<>(design.trains().keySet());
    if (design.phases().isEmpty())
      findings.error("phases", "there is no phase", "add '1: { tiles: yellow, train-limit: 4 }'");
    checkPhases(design, trains, findings);
  }

  private static void checkPhases(Design design, List<String> trains, CheckFindings findings) {
    Map<String, String> begun = new HashMap<>();
    int last = -1;
    boolean first = true;
    for (PhaseSpec phase : design.phases().values()) {
      checkLimit(phase, findings);
      checkStart(phase, first, findings);
      int sold = trains.indexOf(phase.startsWith());
      String other =
          phase.startsWith().isEmpty() ? null : begun.putIfAbsent(phase.startsWith(), phase.name());
      if (other != null)
        findings.error(
            startsWith(phase),
            "the first " + phase.startsWith() + "-train already starts phase " + other,
            "a train starts at most one phase");
      else if (sold >= 0 && sold < last)
        findings.error(
            startsWith(phase),
            "the " + phase.startsWith() + "-train is sold before the train of the previous phase",
            "list the phases in the order of their trains");
      last = Math.max(last, sold);
      first = false;
    }
  }

  private static String startsWith(PhaseSpec phase) {
    return "phases." + phase.name() + ".starts-with";
  }

  private static void checkLimit(PhaseSpec phase, CheckFindings findings) {
    if (phase.trainLimit() == 0)
      findings.error(
          "phases." + phase.name() + ".train-limit",
          "with this limit no company could own a train",
          "the limit is at least 1");
  }

  private static void checkStart(PhaseSpec phase, boolean first, CheckFindings findings) {
    if (!first && phase.startsWith().isEmpty())
      findings.error(
          startsWith(phase),
          "phase " + phase.name() + " would never start",
          "give its first train: 'starts-with: …'");
    if (first && !phase.startsWith().isEmpty())
      findings.warning(
          startsWith(phase),
          "phase " + phase.name() + " is first, so it starts before any train is bought",
          "remove 'starts-with'");
  }
}
