package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.recovery.Recovery;
import roundhouse.workshop.recovery.RecoveryFolders;

/** The app in a process of its own, killed during edits and a game, then started again. */
@NeedsDisplay
class KilledAppTest {
  /** Typed text is kept within seconds even on a busy machine. */
  private static final Duration TYPING = Duration.ofSeconds(20);

  @TempDir private Path folder;
  private Path root;
  private SmallTitle small;
  private RunningApp app;

  @BeforeEach
  void start() throws Exception {
    root = folder.toRealPath();
    small = SmallTitle.in(root);
    small.write("title.yaml", Files.readString(small.file("title.yaml")) + "# ");
    app = new RunningApp(root, state());
  }

  @AfterEach
  void end() throws Exception {
    app.picture(getClass().getSimpleName());
    app.close();
  }

  private Path state() {
    return root.resolve("state");
  }

  private Recovery kept() {
    return new Recovery(
        RecoveryFolders.of(state().resolve("recovery"), root).folder().resolve("1"));
  }

  private List<Action> played() {
    return kept().game().map(GameLog::actions).orElse(List.of());
  }

  private String typed() {
    return kept().texts().stream()
        .filter(unsaved -> unsaved.path().endsWith("title.yaml"))
        .map(Recovery.Unsaved::text)
        .findFirst()
        .orElse("");
  }

  /** Lets a bot decide, from whichever view has the focus. */
  private void letABotPlay(int actions) throws Exception {
    int before = played().size();
    for (int more = 1; more <= actions; more++) {
      int wanted = before + more;
      app.until(this::askBot, () -> played().size(), size -> size >= wanted);
    }
  }

  /** From the board, because in a text the key completes a word. */
  private void askBot() {
    app.click();
    app.press(KeyEvent.VK_ALT, KeyEvent.VK_3);
    app.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SPACE);
  }

  private void goToTheText() {
    app.press(KeyEvent.VK_ALT, KeyEvent.VK_2);
    app.press(KeyEvent.VK_CONTROL, KeyEvent.VK_END);
  }

  @Test
  void whatWasTypedAndPlayedIsThereAgainAfterAKill() throws Exception {
    letABotPlay(3);
    String text =
        app.until(
            () -> {
              goToTheText();
              app.type("typed");
            },
            TYPING,
            this::typed,
            said -> said.endsWith("# typed"));
    List<Action> game = played();
    app.picture("killed-before");

    app.kill();
    assertThat(Files.readString(small.file("title.yaml")))
        .as("nothing was saved")
        .doesNotContain("typed");
    app = new RunningApp(root, state());

    app.until(
        () -> {
          app.click();
          goToTheText();
          app.press(KeyEvent.VK_CONTROL, KeyEvent.VK_S);
        },
        () -> Files.readString(small.file("title.yaml")),
        text::equals);
    app.picture("killed-after");
    letABotPlay(1);
    assertThat(played()).startsWith(game.toArray(Action[]::new)).hasSizeGreaterThan(game.size());
    Waiting.until(
        () -> kept().texts().isEmpty(), "the recovery folder still holds a text that was saved");
  }
}
