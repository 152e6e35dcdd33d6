package roundhouse.editor.start;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.design.conversion.MapBuilder;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.NumberRange;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardPainter;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.TitleSource;

/**
 * What the card of a design says.
 *
 * @param design empty if its files have errors
 */
record DesignSummary(Path folder, Optional<Design> design) {
  /** Reads a design without its scripts; takes a while. */
  static DesignSummary read(TitleSource titles, Path folder) {
    return new DesignSummary(folder, titles.read(folder, Set.of(), UnsavedTexts.NONE).design());
  }

  /** The same before its files are read. */
  static DesignSummary unread(Path folder) {
    return new DesignSummary(folder, Optional.empty());
  }

  String title() {
    return design.map(Design::title).orElseGet(() -> folder.getFileName().toString());
  }

  String says() {
    return design.map(Design::says).orElse("");
  }

  /** "2–4 players". */
  String players() {
    return design.map(Design::players).map(DesignSummary::players).orElse(" ");
  }

  private static String players(NumberRange range) {
    return range.min() == range.max()
        ? UiWords.counted("start.exactly", range.min())
        : UiWords.of("start.players", range.min(), range.max());
  }

  /** The map as printed. */
  Optional<BoardPainter> picture(Theme theme) {
    return design.map(
        all -> {
          GameMap map = MapBuilder.build(all);
          return new BoardPainter(Board.empty(map), Liveries.of(all.companies().values()), theme);
        });
  }
}
