package roundhouse.editor;

import java.awt.Toolkit;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.RepaintManager;
import javax.swing.SwingUtilities;
import roundhouse.engine.GameLog;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.Snapshot;

/**
 * A separate process that opens the window with a game, saves an edit of its design as another
 * program does, again and again, and prints how long it took until the screen showed the game under
 * the edited rules.
 */
public final class ReloadFrames {
  private static final int ACTIONS = 500;
  private static final int WARM_UP = 20;
  private static final int TIMES = 40;

  /** People look at a game before they edit its rules. */
  private static final Duration LOOKED_AT = Duration.ofSeconds(8);

  /** Nobody saves twice within this time, and what follows a reload is over. */
  private static final Duration BETWEEN = Duration.ofMillis(1500);

  private final MainWindow window;
  private final BlockingQueue<Painted> painted = new LinkedBlockingQueue<>();

  /**
   * @param at nanoseconds of the system's clock
   * @param worked how long the event thread has worked, in nanoseconds
   */
  private record Painted(long at, long worked) {}

  private ReloadFrames(MainWindow window) {
    this.window = window;
  }

  /**
   * @param args the title whose played game is shown at its last moment
   */
  public static void main(String[] args) {
    try {
      measure(args[0]);
      System.exit(0);
    } catch (Exception unmeasured) {
      // The open window would keep the process.
      unmeasured.printStackTrace();
      System.exit(1);
    }
  }

  private static void measure(String title) throws Exception {
    try (PicturedWindow shown = PicturedWindow.inPlay()) {
      open(shown.window(), PicturedGame.log(title));
      Path design = shown.project().root().resolve("designs").resolve(title);
      var frames = new ReloadFrames(shown.window());
      frames.listen();
      frames.print(
          "a value of the rules",
          new Edit(
              design.resolve("title.yaml"),
              Pattern.compile("(?<=bank: |bank: \\{ cash: )\\d+"),
              bank -> Integer.toString(Integer.parseInt(bank) ^ 1)));
      frames.print(
          "a colour of the board",
          new Edit(
              design.resolve("companies.yaml"),
              Pattern.compile("(?<=color: )[^,\\s]+"),
              colour -> colour.equals("teal") ? "purple" : "teal"));
    }
  }

  private static void open(MainWindow window, GameLog whole) throws Exception {
    int actions = Math.min(ACTIONS, whole.actions().size());
    window.workshop().recover(whole.with(whole.actions().subList(0, actions)));
    Desk.until(window::shown, now -> played(now) == actions);
    Waiting.pass(LOOKED_AT);
  }

  private static int played(Snapshot now) {
    return now.play().map(play -> play.played().size()).orElse(-1);
  }

  /** The window listens already, so it shows a snapshot before this does what follows. */
  private void listen() {
    window
        .workshop()
        .listen(
            (before, after) -> {
              if (after.report().isPresent()
                  && after.report().get() != before.report().orElse(null))
                SwingUtilities.invokeLater(this::paint);
            });
  }

  private void paint() {
    RepaintManager.currentManager(window).paintDirtyRegions();
    Toolkit.getDefaultToolkit().sync();
    painted.add(now());
  }

  private static Painted now() {
    return new Painted(
        System.nanoTime(), ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
  }

  private void print(String what, Edit edit) throws Exception {
    var times = new FrameTimes(TIMES);
    for (int time = -WARM_UP; time < TIMES; time++) {
      Waiting.pass(BETWEEN);
      Painted before = Desk.look(ReloadFrames::now);
      long saved = edit.save();
      Painted after = painted.poll(30, TimeUnit.SECONDS);
      if (after == null) throw new IOException("the window did not show the edit");
      times.keep(time, after.at() - saved, after.worked() - before.worked());
    }
    times.print("the window, after " + what);
  }

  /** A value of a file that changes to and fro. */
  private record Edit(Path file, Pattern value, UnaryOperator<String> other) {
    /** Saves the file with the other value; returns when. */
    long save() throws IOException {
      String text = Files.readString(file);
      Matcher found = value.matcher(text);
      if (!found.find()) throw new IOException(file + " has no " + value);
      String edited =
          text.substring(0, found.start())
              + other.apply(found.group())
              + text.substring(found.end());
      long now = System.nanoTime();
      Files.writeString(file, edited);
      return now;
    }
  }
}
