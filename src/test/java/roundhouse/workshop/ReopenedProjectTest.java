package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.recovery.Recovery;

/** A project that is opened, edited, reloaded and closed leaves nothing behind. */
@Tag("slow")
class ReopenedProjectTest {
  private static final int TIMES = 180;

  /** After this many, what is kept on purpose is there, such as the scripts used last. */
  private static final int SETTLED = 60;

  private static final long MEGABYTE = 1 << 20;

  @TempDir Path root;
  private SmallTitle small;

  @BeforeEach
  void writeDesign() throws Exception {
    root = root.toRealPath();
    small = SmallTitle.in(root);
  }

  @Test
  void aProjectOpenedEditedAndClosedHundredsOfTimesLeavesMemoryAndThreadsAsBefore()
      throws Exception {
    for (int time = 0; time < SETTLED; time++) openEditAndClose(time);
    long memory = usedMemory();
    Set<Thread> before = threads();
    var titles = new ArrayList<WeakReference<Title>>();

    for (int time = SETTLED; time < TIMES; time++) titles.add(openEditAndClose(time));

    Waiting.until(
        () -> usedMemory() - memory,
        kept -> kept < 3 * MEGABYTE,
        () -> "%d bytes are kept".formatted(usedMemory() - memory));
    Waiting.until(() -> kept(titles) == 0, "titles are kept");
    Waiting.until(
        ReopenedProjectTest::threads,
        now -> now.size() <= before.size(),
        () -> "threads stay behind: " + othersThan(before));
  }

  /**
   * Those of the tests, without the window toolkit's: a workshop has none of them, and they come
   * and go by themselves after windows of other tests.
   */
  private static Set<Thread> threads() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> group.parentOf(thread.getThreadGroup()))
        .filter(thread -> !thread.getName().startsWith("AWT-"))
        .collect(Collectors.toSet());
  }

  private static List<String> othersThan(Set<Thread> before) {
    return threads().stream()
        .filter(thread -> !before.contains(thread))
        .map(Thread::getName)
        .sorted()
        .toList();
  }

  private WeakReference<Title> openEditAndClose(int time) throws Exception {
    BlockingQueue<Snapshot> shown = new LinkedBlockingQueue<>();
    write("rules.js", "export function trainLimit() { return 4; } // " + time);
    try (var workshop = new Workshop(small.titles(), new Recovery(root.resolve("state")))) {
      workshop.listen((_, now) -> shown.add(now));
      workshop.begin(new GameSetup(small.folder(), List.of("Ann", "Ben"), Set.of(), 1));
      await(shown, now -> now.play().isPresent());
      workshop.play(new Action.Start("Ann", "Red", 71));
      await(shown, now -> now.play().orElseThrow().played().size() == 1);
      String name = Integer.toString(time);
      edit(name);
      workshop.reload();
      Snapshot reloaded = await(shown, now -> isShown(now, name));
      return new WeakReference<>(reloaded.play().orElseThrow().title());
    }
  }

  private static boolean isShown(Snapshot now, String name) {
    return now.play()
        .orElseThrow()
        .title()
        .design()
        .rounds()
        .get("stock")
        .name()
        .endsWith(" " + name);
  }

  private static Snapshot await(BlockingQueue<Snapshot> shown, Predicate<Snapshot> wanted)
      throws InterruptedException {
    while (true) {
      Snapshot now = shown.poll(20, TimeUnit.SECONDS);
      assertThat(now).as("what the workshop shows").isNotNull();
      if (wanted.test(now)) return now;
    }
  }

  /** Another name of a round and of a city. */
  private void edit(String name) throws Exception {
    String rounds = Files.readString(small.file("rounds.yaml"));
    String map = Files.readString(small.file("map.yaml"));
    small.write("map.yaml", map.replaceFirst("Mill[ .0-9]*", "Mill " + name));
    small.write("rounds.yaml", rounds.replaceFirst("Stock round[ .0-9]*", "Stock round " + name));
  }

  private void write(String script, String text) throws Exception {
    Files.writeString(small.script(script), text);
  }

  private static long kept(List<WeakReference<Title>> titles) {
    System.gc();
    return titles.stream().filter(title -> title.get() != null).count();
  }

  private static long usedMemory() {
    System.gc();
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
