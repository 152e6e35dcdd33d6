package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Severity;
import roundhouse.design.problem.SourcePlace;
import roundhouse.script.loading.TitleLoader.Loaded;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.recovery.Recovery;

class OptionsCheckTest {
  @TempDir Path root;
  private SnapshotLoop loop;
  private final Loaded found = new Loaded(Optional.empty(), List.of(), List.of());
  private final AtomicInteger checks = new AtomicInteger();
  private final List<Problem> told = new CopyOnWriteArrayList<>();
  private Problem missing;

  @BeforeEach
  void begin() {
    loop = new SnapshotLoop(new Recovery(root));
    missing =
        new Problem(Severity.ERROR, SourcePlace.start(root), "extends", "there is no base", "");
    loop.publish(snapshot -> snapshot.with(found));
    loop.listen((_, now) -> told.addAll(now.problems()));
  }

  @AfterEach
  void end() {
    loop.close();
  }

  /** A source that finds the base missing in its first checks. */
  private TitleSource missingIn(int first) {
    return (TitleSource)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {TitleSource.class},
            (_, method, _) -> {
              assertThat(method.getName()).isEqualTo("check");
              return checks.incrementAndGet() <= first ? List.of(missing) : List.of();
            });
  }

  private void check(TitleSource source, BooleanSupplier filesUnchanged) {
    new OptionsCheck(loop, source, filesUnchanged).later(root, Set.of(), found);
  }

  @Test
  void anErrorWhileFilesAreAboutToChangeIsNotTold() throws Exception {
    check(missingIn(2), () -> checks.get() > 2);

    Waiting.until(() -> checks.get() == 3, "the files were not checked again");
    var done = new AtomicInteger();
    loop.later(done::incrementAndGet);
    Waiting.until(() -> done.get() == 1, "the check does not end");
    assertThat(told).isEmpty();
  }

  @Test
  void anErrorInFilesAtRestIsTold() throws Exception {
    check(missingIn(2), () -> true);

    Waiting.until(() -> !told.isEmpty(), "nothing was told");
    assertThat(told).containsOnly(missing);
  }
}
