package roundhouse.print;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Title;
import roundhouse.picture.tile.ManifestEntries;
import roundhouse.picture.tile.UpgradeChart;

/** Which tiles replace which, on one page. */
final class UpgradePages {
  private static final double HEADING = 5;
  private static final double BELOW = 4;

  /** A chart and how large it is on a sheet. */
  private record Fitted(UpgradeChart chart, Sheet sheet, double scale) {}

  private UpgradePages() {}

  /**
   * The page of a title with tiles.
   *
   * @param sheets of which the one is taken on which the tiles are largest
   * @param most millimetres for a unit of the picture
   */
  static List<PrintedPage> of(Title title, List<Sheet> sheets, double most) {
    return sheets.stream()
        .filter(_ -> !title.tiles().isEmpty())
        .map(sheet -> fitted(title, sheet, most))
        .max(Comparator.comparingDouble(Fitted::scale))
        .map(fitted -> page(title, fitted))
        .stream()
        .toList();
  }

  private static Fitted fitted(Title title, Sheet sheet, double most) {
    double height = sheet.innerHeight() - HEADING - BELOW;
    UpgradeChart chart =
        UpgradeChart.of(
            title,
            ManifestEntries.of(title, Optional.empty()),
            sheet.innerWidth() / height,
            PaperTheme.THEME);
    double fits =
        Math.min(
            sheet.innerWidth() / chart.bounds().getWidth(), height / chart.bounds().getHeight());
    return new Fitted(chart, sheet, Math.min(most, fits));
  }

  private static PrintedPage page(Title title, Fitted fitted) {
    String heading = "Upgrades of " + title.design().title();
    double left =
        (fitted.sheet().width() - fitted.chart().bounds().getWidth() * fitted.scale()) / 2;
    return new PrintedPage(
        "upgrades",
        fitted.sheet(),
        canvas -> {
          canvas.centred(
              heading,
              fitted.sheet().width() / 2,
              Sheet.MARGIN + HEADING,
              new TextStyle(HEADING, Typeface.BOLD, PageCanvas.INK));
          canvas.picture(fitted.chart(), left, Sheet.MARGIN + HEADING + BELOW, fitted.scale());
        });
  }
}
