package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.documents.EditedTexts;

/** A script that never ends delays no click, be it typed or saved. */
@Tag("slow")
class EndlessScriptTest extends OpenWorkshopTest {
  /** Much less than the time that a call may take, even on a busy machine. */
  private static final Duration AT_ONCE = Duration.ofMillis(500);

  /** It takes no memory and few statements, so that only time stops it. */
  private static final String ENDLESS =
      "const list = Array(90000).fill(1);\nfor (;;) list.reverse();\n";

  private long clicked(Action action, int moments) throws Exception {
    long start = System.nanoTime();
    workshop.play(action);
    await(now -> now.play().orElseThrow().played().size() == moments);
    return System.nanoTime() - start;
  }

  @Test
  void aClickWhileATypedScriptRunsIsShownAtOnceAndTheScriptIsTriedAgain() throws Exception {
    Path script = small.script("rule.js").toAbsolutePath().normalize();
    Files.createDirectories(script.getParent());
    Files.writeString(script, "export const trainLimit = () => 3;\n");
    workshop.reload();
    await(now -> now.report().isPresent());
    workshop.edited(new EditedTexts(Map.of(), Map.of(script, ENDLESS)));
    Waiting.until(EndlessScriptTest::runsAScript, "the script was not tried");

    assertThat(clicked(new Action.Start("Ann", "Red", 71), 1)).isLessThan(AT_ONCE.toNanos());

    await(now -> now.situation().isPresent());
    Snapshot tried = await(now -> !now.problems().isEmpty());
    assertThat(tried.problems().getFirst().text()).contains("rule.js").contains("took longer");
    assertThat(tried.play().orElseThrow().played()).hasSize(1);
  }

  @Test
  void aClickWhileChoicesAskAScriptForeverIsShownAtOnce() throws Exception {
    Files.createDirectories(small.script("rule.js").getParent());
    Files.writeString(
        small.script("rule.js"),
        "export function certificateLimit() {\n" + ENDLESS + "return 9; }\n");
    workshop.reload();
    Waiting.until(EndlessScriptTest::runsAScript, "the script was not asked");
    long start = System.nanoTime();

    workshop.changeSeats(seats -> seats.halted(true));

    await(now -> now.seats().halted());
    assertThat(System.nanoTime() - start).isLessThan(AT_ONCE.toNanos());
  }

  private static boolean runsAScript() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(thread -> thread.getKey().getName().equals("rules"))
        .flatMap(thread -> Arrays.stream(thread.getValue()))
        .anyMatch(frame -> frame.getClassName().endsWith(".LoadedContext"));
  }
}
