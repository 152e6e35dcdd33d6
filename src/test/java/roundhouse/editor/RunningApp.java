package roundhouse.editor;

import java.awt.AWTException;
import java.awt.Dimension;
import java.awt.GraphicsEnvironment;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import javax.imageio.ImageIO;
import roundhouse.testkit.ForkDisplay;
import roundhouse.testkit.Waiting;

/**
 * The app in a process of its own, operated by mouse and keyboard and observed through the files it
 * writes.
 */
@SuppressWarnings("try") // closing waits for the process
final class RunningApp implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration A_MOMENT = Duration.ofSeconds(3);
  private static final Dimension WINDOW = new Dimension(1200, 800);

  /** Beside the names of the workspaces: empty in all of them. */
  private static final Point IN_THE_HEADER = new Point(900, 40);

  private final Robot robot;
  private final Process process;
  private final Path log;

  /**
   * Starts the app as its launcher does.
   *
   * @param project the folder to start it in
   * @param state where it keeps its settings
   */
  RunningApp(Path project, Path state) throws IOException, AWTException {
    Files.createDirectories(state);
    Files.writeString(
        state.resolve("window.properties"),
        "width=%d\nheight=%d\n".formatted(WINDOW.width, WINDOW.height));
    log = state.resolve("output.txt");
    robot = new Robot();
    robot.setAutoDelay(10);
    var command =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Dpolyglot.engine.WarnInterpreterOnly=false",
                "-XX:TieredStopAtLevel=1",
                "-Xmx512m",
                "-Droundhouse.state=" + state,
                "-Droundhouse.home=" + Path.of("").toAbsolutePath(),
                "-cp",
                System.getProperty("java.class.path"),
                "roundhouse.cli.Main")
            .directory(project.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    command.environment().put("DISPLAY", ForkDisplay.name());
    process = command.start();
  }

  /**
   * Repeats an action until its effect is visible: a window that is just opening ignores events.
   */
  <T> T until(Hand does, Callable<T> question, Predicate<T> wanted) throws Exception {
    return until(does, A_MOMENT, question, wanted);
  }

  /** The same for an action that must not be repeated before its effect had time to appear. */
  <T> T until(Hand does, Duration moment, Callable<T> question, Predicate<T> wanted)
      throws Exception {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      does.act();
      T answer = Waiting.within(moment, question, wanted);
      if (wanted.test(answer)) return answer;
      if (!process.isAlive())
        throw new AssertionError("the app has ended: " + Files.readString(log));
    }
    throw new AssertionError("never seen; the app says: " + Files.readString(log));
  }

  /** An action by mouse or keyboard. */
  interface Hand {
    void act() throws Exception;
  }

  /** Focuses the window by a click on an empty place. */
  void click() {
    Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
    robot.mouseMove(
        screen.x + (screen.width - WINDOW.width) / 2 + IN_THE_HEADER.x,
        screen.y + (screen.height - WINDOW.height) / 2 + IN_THE_HEADER.y);
    robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
    robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
  }

  void press(int... keys) {
    for (int key : keys) robot.keyPress(key);
    for (int index = keys.length - 1; index >= 0; index--) robot.keyRelease(keys[index]);
  }

  void type(String letters) {
    for (char letter : letters.toCharArray()) press(KeyEvent.getExtendedKeyCodeForChar(letter));
  }

  /** Saves a picture of the display for people to look at. */
  void picture(String name) throws IOException {
    Path pictures = Files.createDirectories(Path.of("target", "pictures"));
    ImageIO.write(
        robot.createScreenCapture(
            GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds()),
        "png",
        pictures.resolve(name + ".png").toFile());
  }

  /** Kills the process, as a power cut would. */
  void kill() throws InterruptedException {
    process.destroyForcibly();
    if (!process.waitFor(10, TimeUnit.SECONDS))
      throw new AssertionError("the app cannot be killed");
  }

  List<String> output() throws IOException {
    return Files.readAllLines(log);
  }

  @Override
  public void close() throws InterruptedException {
    kill();
  }
}
