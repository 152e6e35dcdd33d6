package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.awt.GraphicsEnvironment;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import roundhouse.testkit.ForkDisplay;
import roundhouse.testkit.NeedsDisplay;

/**
 * What holds on screens of all sizes holds where each pixel of the window is four of the screen.
 * Java takes its scale once, so the tests run in another one.
 */
@NeedsDisplay
class DoubleScaleTest {
  private static final double SCALE = 2;

  @Test
  void noWordIsCutAndTheWholeMarketIsToBeHad() throws Exception {
    var command =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(
        List.of(
            "-Dsun.java2d.uiScale=" + SCALE,
            "-cp",
            System.getProperty("java.class.path"),
            AnotherJava.class.getName()));
    var start = new ProcessBuilder(command).redirectErrorStream(true);
    start.environment().remove("TEST_DISPLAYS");
    start.environment().put("DISPLAY", ForkDisplay.name());
    Process process = start.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).as(said).isZero();
  }

  /** Runs the tests of sizes at its scale; it fails if one of them does, or if none was found. */
  static final class AnotherJava {
    private AnotherJava() {}

    public static void main(String[] args) {
      var found = new SummaryGeneratingListener();
      LauncherFactory.create()
          .execute(
              LauncherDiscoveryRequestBuilder.request()
                  .selectors(
                      selectClass(ScreensWindowTest.class),
                      selectMethod(CardTextsWindowTest.class, "nothingIsCutOffAtWhateverIsDecided"))
                  .build(),
              found);
      found.getSummary().printFailuresTo(new PrintWriter(System.out, true));
      boolean scaled =
          GraphicsEnvironment.getLocalGraphicsEnvironment()
                  .getDefaultScreenDevice()
                  .getDefaultConfiguration()
                  .getDefaultTransform()
                  .getScaleX()
              == SCALE;
      boolean all =
          found.getSummary().getTestsSucceededCount() > 0
              && found.getSummary().getTotalFailureCount() == 0;
      System.exit(scaled && all ? 0 : 1);
    }
  }
}
