package roundhouse.design.checks;

import java.util.List;
import java.util.Set;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.steps.PlaceKeptMarkers;
import roundhouse.design.spec.steps.StepSpec;
import roundhouse.design.spec.steps.TakeOverTrainless;

/**
 * Where a state railway takes over or places markers, there is one, and its hexes are on the map.
 */
final class StateRailwayCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    if (design.stateRailway().isPresent()) {
      checkHexes(design.stateRailway().get().keeps().keySet(), design, findings);
      return;
    }
    design
        .phases()
        .forEach(
            (name, phase) -> {
              if (!phase.nationalises().isEmpty())
                tell("phases." + name + ".nationalises", findings);
            });
    design.rounds().forEach((name, round) -> check(name, round.steps(), findings));
  }

  private static void checkHexes(Set<String> kept, Design design, CheckFindings findings) {
    Set<String> hexes = design.map().hexes().keySet();
    for (String hex : kept)
      if (!hexes.contains(hex))
        findings.error(
            "state-railway.keeps." + hex,
            "there is no '" + hex + "' in map.hexes",
            SpellingHint.fix(hex, hexes));
  }

  private static void check(String round, List<StepSpec> steps, CheckFindings findings) {
    for (int index = 0; index < steps.size(); index++)
      if (steps.get(index) instanceof TakeOverTrainless
          || steps.get(index) instanceof PlaceKeptMarkers)
        tell("rounds." + round + ".steps." + index, findings);
  }

  private static void tell(String path, CheckFindings findings) {
    findings.error(
        path,
        "there is no state railway to do this",
        "name its company: state-railway: { company: … }");
  }
}
