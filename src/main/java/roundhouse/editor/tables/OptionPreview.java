package roundhouse.editor.tables;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import roundhouse.compare.ValueChanges;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.design.problem.Problem;
import roundhouse.design.reference.Outline;
import roundhouse.design.spec.Design;
import roundhouse.script.loading.Loaded;
import roundhouse.threads.BackgroundThreads;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.project.TitleSource;

/**
 * Reads the design with options on, in the background, so that tables and pictures can show what
 * they change.
 */
final class OptionPreview {

  /**
   * The result.
   *
   * @param plain the design without options
   * @param under the design with the options on
   * @param refused why they cannot be on, or ""
   */
  record Result(
      Optional<Outline> plain,
      Optional<Outline> under,
      Optional<ValueChanges> changes,
      String refused) {
    static final Result NONE = new Result(Optional.empty(), Optional.empty(), Optional.empty(), "");

    private static Result of(Optional<Design> plain, Optional<Design> under, String refused) {
      Optional<ValueChanges> changes =
          plain.flatMap(before -> under.map(after -> ValueChanges.between(before, after)));
      return new Result(plain.map(Outline::of), under.map(Outline::of), changes, refused);
    }

    /** The value at a path with the options on, if it differs. */
    Optional<String> changed(List<String> path) {
      if (plain.isEmpty() || under.isEmpty()) return Optional.empty();
      String before = plain.get().at(path).map(Outline::line).orElse("");
      String after = under.get().at(path).map(Outline::line).orElse("");
      return before.equals(after) ? Optional.empty() : Optional.of(after.isEmpty() ? "–" : after);
    }
  }

  private final TitleSource source;
  private final OpenDocuments documents;
  private final Consumer<Result> show;
  private final AtomicInteger wanted = new AtomicInteger();

  /**
   * @param show called on the event thread
   */
  OptionPreview(TitleSource source, OpenDocuments documents, Consumer<Result> show) {
    this.source = source;
    this.documents = documents;
    this.show = show;
  }

  /** Reads the design again; only the latest request is answered. */
  void ask(Loaded loaded, Set<String> on) {
    int asked = wanted.incrementAndGet();
    if (on.isEmpty()) {
      show.accept(Result.NONE);
      return;
    }
    UnsavedTexts texts = documents.texts().asTyped();
    BackgroundThreads.start(
        "option preview",
        () -> {
          Result shown = read(loaded, on, texts);
          SwingUtilities.invokeLater(
              () -> {
                if (asked == wanted.get()) show.accept(shown);
              });
        });
  }

  private Result read(Loaded loaded, Set<String> on, UnsavedTexts texts) {
    LoadResult under = source.read(loaded.folder(), on, texts);
    String refused =
        under.problems().stream()
            .filter(Problem::isError)
            .map(Problem::message)
            .findFirst()
            .orElse("");
    return Result.of(loaded.design(), under.design(), refused);
  }
}
