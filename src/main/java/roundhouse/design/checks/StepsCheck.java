package roundhouse.design.checks;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.steps.Script;
import roundhouse.design.spec.steps.StepSpec;

/**
 * A round has each step once: options change a step by its name, and an action belongs to one step.
 */
final class StepsCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    design.rounds().forEach((name, round) -> check(name, round.steps(), findings));
  }

  private static void check(String round, List<StepSpec> steps, CheckFindings findings) {
    Set<String> known = new HashSet<>();
    for (int index = 0; index < steps.size(); index++) {
      String step = name(steps.get(index));
      if (!known.add(step))
        findings.error(
            "rounds." + round + ".steps." + index,
            "the round '%s' has the step '%s' already".formatted(round, step),
            "remove one of them, or put the rules of both into one");
    }
    for (int index = 0; index < steps.size(); index++)
      if (steps.get(index) instanceof Script script && !script.beside().isEmpty())
        checkBeside(round, index, script, steps, findings);
  }

  private static void checkBeside(
      String round, int index, Script script, List<StepSpec> steps, CheckFindings findings) {
    String place = "rounds." + round + ".steps." + index + ".";
    List<String> others =
        steps.stream()
            .filter(step -> step != script && !(step instanceof Script other && isAside(other)))
            .map(step -> step instanceof Script other ? other.name() : name(step))
            .toList();
    if (!script.waits())
      findings.error(
          place + "waits",
          "'%s' never waits, so it is offered in the whole turn".formatted(script.name()),
          "leave out 'waits' to offer it with one step, or 'beside'");
    if (!others.contains(script.beside()))
      findings.error(
          place + "beside",
          "the round '%s' waits for no step named '%s'".formatted(round, script.beside()),
          SpellingHint.fix(script.beside(), others));
  }

  private static boolean isAside(Script script) {
    return !script.waits() || !script.beside().isEmpty();
  }

  /** Steps of scripts are told apart by the names that they give themselves. */
  private static String name(StepSpec step) {
    return step instanceof Script script
        ? "script: " + script.name()
        : YamlNames.key(step.getClass().getSimpleName());
  }
}
