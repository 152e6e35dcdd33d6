package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.edit.ValuePath;
import roundhouse.engine.Action;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.recovery.Recovery;

/** How often an edit and a click load the design and change what the window shows. */
class PathCountsTest {
  private static final Set<String> LOADS = Set.of("load", "read", "check");

  /** Longer than anything waits that follows an edit. */
  private static final Duration REST = Duration.ofSeconds(1);

  @TempDir Path root;

  private final List<String> loads = new CopyOnWriteArrayList<>();
  private final List<String> publications = new CopyOnWriteArrayList<>();
  private final AtomicLong last = new AtomicLong();
  private Workshop workshop;
  private EditingSession editing;
  private SmallTitle small;

  @BeforeEach
  void open() throws Exception {
    root = root.toRealPath();
    small = SmallTitle.in(root);
    workshop = new Workshop(counted(small.titles()), new Recovery(root.resolve("state")));
    editing = new EditingSession(workshop, root.resolve("revisions"), problem -> {});
    workshop.listen(
        (before, now) -> {
          note(publications, "game");
          SwingUtilities.invokeLater(() -> editing.show(before, now));
        });
    workshop.begin(new GameSetup(small.folder(), List.of("Ann", "Ben"), Set.of(), 1));
    Waiting.until(() -> workshop.now().situation().isPresent(), "the game did not begin");
    rest();
  }

  @AfterEach
  void close() {
    editing.close();
    workshop.close();
  }

  /** The source of titles, and each of its loads with the thread that asks. */
  private TitleSource counted(TitleSource source) {
    return (TitleSource)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {TitleSource.class},
            (_, method, given) -> {
              if (LOADS.contains(method.getName()))
                note(loads, method.getName() + " " + ((Path) given[0]).getFileName());
              try {
                return method.invoke(source, given);
              } catch (InvocationTargetException failed) {
                throw failed.getCause();
              }
            });
  }

  private void note(List<String> list, String what) {
    list.add(what + " (" + Thread.currentThread().getName() + ")");
    last.set(System.nanoTime());
  }

  private void rest() throws Exception {
    last.set(System.nanoTime());
    Waiting.until(() -> System.nanoTime() - last.get() > REST.toNanos(), "it did not come to rest");
  }

  private void counting() {
    loads.clear();
    publications.clear();
  }

  @Test
  void anEditOfANumber() throws Exception {
    counting();

    SwingUtilities.invokeAndWait(
        () ->
            editing
                .documents()
                .edit(
                    small.file("trains.yaml"),
                    "price",
                    text -> text.set(ValuePath.of("2", "price"), "90")));
    Waiting.until(() -> workshop.now().report().isPresent(), "the game was not replayed");
    rest();

    assertThat(loads).as("once for the game, once to look longer").hasSize(2);
    assertThat(publications).as("the game, its choices, what looking longer found").hasSize(3);
  }

  @Test
  void anEditOfAnotherDesignPlaysNothingAgain() throws Exception {
    Path other = root.resolve("designs").resolve("other").resolve("title.yaml");
    Files.createDirectories(other.getParent());
    counting();

    SwingUtilities.invokeAndWait(
        () ->
            editing
                .documents()
                .edit(other, "title", text -> text.set(ValuePath.of("title"), "Other")));
    Waiting.until(() -> Files.exists(other), "nothing was written");
    rest();

    assertThat(workshop.now().report()).isEmpty();
    assertThat(loads).as("the design in play").noneMatch(load -> load.startsWith("load small"));
  }

  @Test
  void anAction() throws Exception {
    counting();

    workshop.play(new Action.Start("Ann", "Red", 71));
    Waiting.until(() -> workshop.now().play().orElseThrow().at() == 1, "the action was not played");
    rest();

    assertThat(loads).isEmpty();
    assertThat(publications).as("the game and its choices").hasSize(2);
  }
}
