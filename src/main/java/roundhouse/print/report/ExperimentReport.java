package roundhouse.print.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import roundhouse.lab.answers.Answers;
import roundhouse.lab.answers.AnswersText;
import roundhouse.lab.answers.CompanyMeasure;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.FigureGrid;
import roundhouse.lab.answers.FigureTables;
import roundhouse.lab.answers.MapUse;
import roundhouse.lab.answers.Questions;
import roundhouse.lab.answers.SidePair;
import roundhouse.lab.answers.SideTally;
import roundhouse.lab.experiment.SweepGrid;
import roundhouse.lab.rows.FigureFamily;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureFiles;
import roundhouse.picture.Theme;

/**
 * An experiment as one page that needs no other file.
 *
 * @param title of the page
 * @param repeat how to repeat it, in lines
 * @param questions answered first
 * @param sweeps that make the sides
 * @param maps of the sides
 * @param kept games whose rows are kept
 */
public record ExperimentReport(
    String title,
    List<String> repeat,
    Questions questions,
    SweepGrid sweeps,
    HeatMaps maps,
    KeptGames kept) {
  private static final List<FigureFamily> BOXES =
      List.of(FigureFamily.SETS, FigureFamily.BEST_WORTH, FigureFamily.WORTH_SPREAD);

  private static final String COURSES =
      "In the last operating round of each set. The line is the median of the games in which the"
          + " company then runs, the band holds the middle half of them. The line ends where only a"
          + " quarter of these games continue.";

  private static final String DIFFERENCE =
      "%s: how much more (orange) or less (blue) of it a game has than a game of %s. Small"
          + " differences can be chance.";

  private static final int MAP_WIDE = 900;
  private static final int PLOT_WIDE = 760;
  private static final int SMALL_WIDE = 520;

  private static final String STYLE =
      """
      body { font: 15px/1.5 sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #111 }
      img { width: 100%; break-inside: avoid }
      .small { display: flex; flex-wrap: wrap }
      .small img { width: 50% }
      figure { margin: 1em 0; break-inside: avoid }
      h2, h3 { break-after: avoid }
      table { border-collapse: collapse; font-size: 13px; width: 100% }
      td, th { padding: 2px 8px; text-align: left; border-bottom: 1px solid #ccc }
      td:nth-child(n+3), th:nth-child(n+3) { white-space: nowrap; width: 1% }
      pre { background: #f4f4f4; padding: 1em; white-space: pre-wrap }
      tr { break-inside: avoid }
      @media print { body { margin: 0; max-width: none; font-size: 13px } table { font-size: 10px } }
      """;

  public ExperimentReport {
    repeat = List.copyOf(repeat);
  }

  /**
   * The page.
   *
   * @throws IOException when rows cannot be read
   */
  public String html(Answers answers) throws IOException {
    var parts = new ArrayList<String>();
    parts.add("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">");
    parts.add("<title>%s</title><style>%s</style></head><body>".formatted(text(title), STYLE));
    parts.add("<h1>%s</h1>".formatted(text(title)));
    for (Answers.Table table : answers.tables()) table(table, parts);
    parts.add("<h2>How to repeat it</h2><pre>%s</pre>".formatted(text(String.join("\n", repeat))));
    parts.add("</body></html>");
    return String.join("\n", parts) + "\n";
  }

  private void table(Answers.Table table, List<String> parts) throws IOException {
    parts.add("<h2>%s players</h2>".formatted(table.players()));
    for (SidePair pair : table.pairs())
      parts.add(sentences(AnswersText.sentences(pair, questions)));
    for (FigureGrid grid : sweeps.of(table.sides(), questions.all()))
      parts.add(image(SweepPlots.of(grid, Theme.LIGHT), PLOT_WIDE));
    kept.points(table, questions.all(), parts);
    parts.add(image(ReportPlots.phases(table.sides()), PLOT_WIDE));
    for (FigureFamily family : BOXES)
      parts.add(image(ReportPlots.boxes(table.sides(), Figure.of(family, "")), PLOT_WIDE));
    FigureTables.tables(table.sides()).forEach(each -> parts.add(figures(each)));
    trends(table, parts);
    maps(table, parts);
  }

  private static void trends(Answers.Table table, List<String> parts) {
    parts.add("<h3>Prices and revenues</h3><p>%s</p>".formatted(text(COURSES)));
    for (CompanyMeasure measure : CompanyMeasure.values()) {
      parts.add("<div class=\"small\">");
      ReportPlots.trends(table.sides(), measure)
          .forEach(plot -> parts.add(image(plot, SMALL_WIDE)));
      parts.add("</div>");
    }
  }

  private void maps(Answers.Table table, List<String> parts) {
    SideTally first = table.sides().getFirst();
    for (MapUse use : MapUse.values()) {
      parts.add("<h3>%s</h3>".formatted(text(use.says())));
      parts.add(map(maps.of(first, use), first.side() + ": how much of it a game has on average."));
      for (SidePair pair : table.pairs())
        parts.add(
            map(maps.of(pair, use), DIFFERENCE.formatted(pair.other().side(), pair.base().side())));
    }
  }

  private static String map(Painter painter, String caption) {
    return "<figure>%s<figcaption>%s</figcaption></figure>"
        .formatted(image(painter, MAP_WIDE), text(caption));
  }

  /** Those that begin with a space are items of a list. */
  private static String sentences(List<String> said) {
    return said.stream()
        .map(
            sentence ->
                sentence.startsWith(" ")
                    ? "<ul><li>%s</li></ul>".formatted(text(sentence.strip()))
                    : "<p>%s</p>".formatted(text(sentence)))
        .collect(Collectors.joining("\n"))
        .replace("</ul>\n<ul>", "\n");
  }

  private static String figures(FigureTables.FigureTable table) {
    return "<h3>%s</h3><table>%s%s</table>"
        .formatted(
            text(table.title()),
            row("th", table.headings()),
            table.rows().stream().map(cells -> row("td", cells)).collect(Collectors.joining()));
  }

  private static String row(String tag, List<String> cells) {
    return cells.stream()
        .map(cell -> "<%s>%s</%s>".formatted(tag, text(cell), tag))
        .collect(Collectors.joining("", "<tr>", "</tr>\n"));
  }

  /** As a picture of its own, so that names inside two pictures do not meet. */
  private static String image(Painter painter, int wide) {
    return "<img alt=\"\" src=\"%s\">".formatted(source(PictureFiles.svg(painter, wide)));
  }

  /** A picture of its own size, whose parts are links. */
  static String clickable(String svg, String map) {
    return "<img alt=\"\" style=\"width:auto\" usemap=\"#%s\" src=\"%s\">"
        .formatted(map, source(svg));
  }

  private static String source(String svg) {
    byte[] bytes = svg.getBytes(StandardCharsets.UTF_8);
    return "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(bytes);
  }

  static String text(String plain) {
    return plain
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
