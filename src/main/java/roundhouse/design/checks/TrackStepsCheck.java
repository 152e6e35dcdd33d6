package roundhouse.design.checks;

import java.util.List;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.steps.LayTrack;

/** Every word under 'allows' of a lay-track step is known. */
final class TrackStepsCheck implements DesignCheck {
  @Override
  public void check(Design design, CheckFindings findings) {
    design
        .rounds()
        .forEach(
            (name, round) -> {
              for (int index = 0; index < round.steps().size(); index++) {
                if (round.steps().get(index) instanceof LayTrack step)
                  check("rounds." + name + ".steps." + index + ".allows.", step.allows(), findings);
              }
            });
  }

  private static void check(String path, List<String> lines, CheckFindings findings) {
    for (int index = 0; index < lines.size(); index++) {
      for (String word : lines.get(index).strip().split("\\s+")) {
        if (!LayTrack.WAYS.contains(word))
          findings.error(
              path + index,
              "'" + word + "' is not a way to lay track",
              SpellingHint.fix(word, LayTrack.WAYS));
      }
    }
  }
}
