package roundhouse.table;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Lets a test run where Chromium and its driver are installed; skips it by name elsewhere. */
final class BrowserCondition implements ExecutionCondition {
  static final Path DRIVER = Path.of("/usr/bin/chromedriver");
  static final Path BROWSER = Path.of("/usr/bin/chromium");

  /** Ends the browsers once all tests have run. */
  private static final class Ending implements AutoCloseable {
    @Override
    public void close() {
      PageBrowser.endAll();
    }
  }

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    context
        .getRoot()
        .getStore(ExtensionContext.Namespace.GLOBAL)
        .getOrComputeIfAbsent(Ending.class, _ -> new Ending());
    return Files.isExecutable(DRIVER) && Files.isExecutable(BROWSER)
        ? ConditionEvaluationResult.enabled("there is a browser")
        : ConditionEvaluationResult.disabled(
            context.getDisplayName() + " needs " + BROWSER + " and " + DRIVER);
  }
}
