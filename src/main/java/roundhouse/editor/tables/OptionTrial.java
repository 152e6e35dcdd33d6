package roundhouse.editor.tables;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import roundhouse.compare.ValueChanges;
import roundhouse.design.Design;
import roundhouse.design.LoadResult;
import roundhouse.design.Outline;
import roundhouse.design.Problem;
import roundhouse.edit.Document;
import roundhouse.workshop.Draft;
import roundhouse.workshop.Drafts;
import roundhouse.workshop.TitleSource;

/**
 * Reads the design with options on, in the background, so that tables and pictures can show what
 * they change.
 */
final class OptionTrial {

  /**
   * The result.
   *
   * @param plain the design without options
   * @param under the design with the options on
   * @param refused why they cannot be on, or ""
   */
  record Shown(
      Optional<Outline> plain,
      Optional<Outline> under,
      Optional<ValueChanges> changes,
      String refused) {
    static final Shown NONE = new Shown(Optional.empty(), Optional.empty(), Optional.empty(), "");

    private static Shown of(Optional<Design> plain, Optional<Design> under, String refused) {
      Optional<ValueChanges> changes =
          plain.flatMap(before -> under.map(after -> ValueChanges.between(before, after)));
      return new Shown(plain.map(Outline::of), under.map(Outline::of), changes, refused);
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
  private final Drafts drafts;
  private final Consumer<Shown> show;
  private final AtomicInteger wanted = new AtomicInteger();

  /**
   * @param show called on the event thread
   */
  OptionTrial(TitleSource source, Drafts drafts, Consumer<Shown> show) {
    this.source = source;
    this.drafts = drafts;
    this.show = show;
  }

  /** Reads the design again; only the latest request is answered. */
  void ask(Draft draft, Set<String> on) {
    int asked = wanted.incrementAndGet();
    if (on.isEmpty()) {
      show.accept(Shown.NONE);
      return;
    }
    Map<Path, String> texts = new HashMap<>();
    for (Document document : drafts.documents())
      if (document.dirty()) texts.put(document.file(), document.text());
    Thread.ofVirtual()
        .start(
            () -> {
              Shown shown = read(draft, on, texts);
              SwingUtilities.invokeLater(
                  () -> {
                    if (asked == wanted.get()) show.accept(shown);
                  });
            });
  }

  private Shown read(Draft draft, Set<String> on, Map<Path, String> texts) {
    LoadResult under =
        source.draft(
            draft.folder(),
            on,
            file -> Optional.ofNullable(texts.get(file.toAbsolutePath().normalize())),
            false);
    String refused =
        under.problems().stream()
            .filter(Problem::isError)
            .map(Problem::message)
            .findFirst()
            .orElse("");
    return Shown.of(draft.design(), under.design(), refused);
  }
}
