package roundhouse.design;

import java.util.List;

/** Every word under 'allows' of a lay-track step is known. */
final class TrackStepsCheck implements DesignCheck {
  private static final List<String> WORDS =
      List.of("lay", "upgrade", "lay-plain", "lay-city", "upgrade-plain", "upgrade-city");

  @Override
  public void check(Design design, Findings findings) {
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

  private static void check(String path, List<String> lines, Findings findings) {
    for (int index = 0; index < lines.size(); index++) {
      for (String word : lines.get(index).strip().split("\\s+")) {
        if (!WORDS.contains(word))
          findings.error(
              path + index, "'" + word + "' is not a way to lay track", Nearest.fix(word, WORDS));
      }
    }
  }
}
