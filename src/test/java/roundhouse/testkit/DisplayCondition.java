package roundhouse.testkit;

import java.awt.GraphicsEnvironment;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Lets a test run where there is a display; without one, skips it, or fails it in CI. */
final class DisplayCondition implements ExecutionCondition {

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    boolean ci = "true".equals(System.getenv("CI"));
    return judge(GraphicsEnvironment.isHeadless(), ci, context.getDisplayName());
  }

  static ConditionEvaluationResult judge(boolean headless, boolean ci, String test) {
    if (!headless) return ConditionEvaluationResult.enabled("there is a display");
    if (ci)
      throw new IllegalStateException(
          test + " opens windows and CI has no display: start one, as .ci/run does");
    return ConditionEvaluationResult.disabled(
        test + " opens windows and there is no display (DISPLAY is not set)");
  }
}
