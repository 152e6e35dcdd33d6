package roundhouse.print.report;

import java.awt.Dimension;
import java.awt.geom.Point2D;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.engine.Title;
import roundhouse.lab.answers.Answers;
import roundhouse.lab.answers.AnswersText;
import roundhouse.lab.answers.CompanyMeasure;
import roundhouse.lab.answers.DesignFindings;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.FigureGames;
import roundhouse.lab.answers.FigureGrid;
import roundhouse.lab.answers.FigureTables;
import roundhouse.lab.answers.MapUse;
import roundhouse.lab.answers.Questions;
import roundhouse.lab.answers.SidePair;
import roundhouse.lab.answers.SideTally;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.lab.experiment.SweepGrid;
import roundhouse.lab.rows.FigureFamily;
import roundhouse.picture.Painter;
import roundhouse.picture.Theme;
import roundhouse.picture.board.RouteOverlay;
import roundhouse.picture.plot.GridPlot;
import roundhouse.picture.plot.PairPlot;
import roundhouse.picture.plot.PlotLabels;
import roundhouse.print.html.HtmlPage;

/**
 * An experiment as one page that needs no other file.
 *
 * @param title of the page
 * @param brief the answers on one screen
 * @param repeat how to repeat it, in lines
 * @param questions answered first
 * @param sweeps that make the sides
 * @param maps of the sides
 * @param rows folder of the rows of its games, from which those behind a point are named; nothing
 *     if no rows are kept
 */
public record ExperimentReport(
    String title,
    String brief,
    List<String> repeat,
    Questions questions,
    SweepGrid sweeps,
    HeatMaps maps,
    Optional<Path> rows) {
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

  public ExperimentReport {
    repeat = List.copyOf(repeat);
  }

  /**
   * The page.
   *
   * @throws IOException when rows cannot be read
   */
  public String html(Answers answers) throws IOException {
    var page = new HtmlPage();
    page.line("<h1>%s</h1><pre>%s</pre>", title, brief);
    for (Answers.Table table : answers.tables()) table(table, page);
    page.line("<h2>How to repeat it</h2><pre>%s</pre>", String.join("\n", repeat));
    return page.page(title);
  }

  private void table(Answers.Table table, HtmlPage page) throws IOException {
    page.line("<h2>%s players</h2>", table.players());
    sentences(AnswersText.sentences(table, questions), page);
    findings(table, page);
    for (FigureGrid grid : sweeps.of(table.sides(), questions.all())) {
      GridPlot plot = ReportPlots.grid(grid, Theme.LIGHT);
      page.image(plot, (int) Math.min(PLOT_WIDE, plot.bounds().getWidth()));
    }
    if (rows.isPresent()) points(table, rows.get(), page);
    page.image(ReportPlots.phases(table.sides()), PLOT_WIDE);
    for (FigureFamily family : BOXES)
      page.image(ReportPlots.boxes(table.sides(), Figure.of(family, "")), PLOT_WIDE);
    for (FigureTables.FigureTable each : FigureTables.tables(table.sides())) {
      page.line("<h3>%s</h3>", each.title());
      page.table(each.headings(), each.rows());
    }
    trends(table, page);
    maps(table, page);
  }

  private void findings(Answers.Table table, HtmlPage page) {
    for (SideTally side : table.sides()) {
      Title title = maps.titles().get(side.side());
      List<String> all = DesignFindings.of(side, title, table.players());
      if (!all.isEmpty()) page.line("<h3>Findings of %s</h3>", side.side());
      for (String finding : all) page.line("<p>%s</p>", finding);
    }
  }

  /** The points of the figures that are asked for, by their names. */
  private void points(Answers.Table table, Path kept, HtmlPage page) throws IOException {
    for (String name : questions.all()) {
      Optional<Figure> figure =
          table.sides().stream()
              .flatMap(side -> side.figures().stream())
              .filter(each -> each.isNamed(name))
              .findFirst();
      if (figure.isEmpty()) continue;
      FigureGames games = KeptExperimentRun.read(kept).games(figure.get(), table.players());
      for (SidePair pair : table.pairs())
        PairPoints.of(pair, figure.get(), games).write(table.players(), page);
    }
  }

  private static void trends(Answers.Table table, HtmlPage page) {
    page.line("<h3>Prices and revenues</h3><p>%s</p>", COURSES);
    for (CompanyMeasure measure : CompanyMeasure.values()) {
      page.line("<div class=\"small\">");
      ReportPlots.trends(table.sides(), measure).forEach(plot -> page.image(plot, SMALL_WIDE));
      page.line("</div>");
    }
  }

  private void maps(Answers.Table table, HtmlPage page) {
    SideTally first = table.sides().getFirst();
    for (MapUse use : MapUse.values()) {
      page.line("<h3>%s</h3>", use.says());
      map(maps.of(first, use), first.side() + ": how much of it a game has on average.", page);
      for (SidePair pair : table.pairs())
        map(
            maps.of(pair, use),
            DIFFERENCE.formatted(pair.other().side(), pair.base().side()),
            page);
    }
  }

  private static void map(Painter painter, String caption, HtmlPage page) {
    page.line("<figure>");
    page.image(painter, MAP_WIDE);
    page.line("<figcaption>%s</figcaption></figure>", caption);
  }

  /** Those that begin with a space are items of a list. */
  private static void sentences(List<String> said, HtmlPage page) {
    boolean inList = false;
    for (String sentence : said) {
      if (sentence.isEmpty()) continue;
      boolean item = sentence.startsWith(" ");
      if (item != inList) page.line(item ? "<ul>" : "</ul>");
      inList = item;
      page.line(item ? "<li>%s</li>" : "<p>%s</p>", sentence.strip());
    }
    if (inList) page.line("</ul>");
  }

  /**
   * A figure in games of one seed on two sides as points; each leads to its games, which are named
   * by seed and moment.
   *
   * @param pairs of both sides by their values
   */
  private record PairPoints(
      Figure figure, String base, String other, List<FigureGames.Pairs> pairs) {
    private static final Dimension SIZE = new Dimension(760, 420);
    private static final int REACH = 12;

    /** This many points, those farthest apart, are named; more names would hide each other. */
    private static final int MOST_NAMED = 40;

    private static final int MOST_SEEDS = 8;

    private static final String SAYS =
        "Each point stands for the games of one seed: its value with %s to the right, with %s"
            + " upwards. Click it to see the games. The Experiments view of the window opens them"
            + " at that moment; 'simulate DESIGN --players %s --game SEED --save one.game.json'"
            + " saves one.";

    static PairPoints of(SidePair pair, Figure figure, FigureGames games) {
      String base = pair.base().side();
      String other = pair.other().side();
      return new PairPoints(figure, base, other, games.pairs(base, other));
    }

    void write(int players, HtmlPage page) {
      var plot =
          new PairPlot(
              new PlotLabels(figure.says(), other, List.of(base)),
              pairs.stream()
                  .map(each -> new PairPlot.Dot(each.base(), each.other(), each.games().size()))
                  .toList(),
              RouteOverlay.COLORS.get(2),
              Theme.LIGHT,
              SIZE);
      String id = page.name("points");
      String clickable = " style=\"max-width:none\" usemap=\"#" + id + "\"";
      page.line("<figure>").add(HtmlPage.image(plot, SIZE.width, clickable));
      page.line("<map name=\"%s\">", id);
      for (int index : named()) area(plot.centre(index), index, id, page);
      page.line("</map><figcaption>%s</figcaption></figure>", SAYS.formatted(base, other, players));
      page.line("<table>");
      for (int index : named())
        page.line(
            "<tr id=\"%s-%s\"><td>%s</td><td>%s</td></tr>",
            id, index, values(pairs.get(index)), games(pairs.get(index).games()));
      page.line("</table>");
    }

    /** The points that are named, those first that are farthest apart. */
    private List<Integer> named() {
      var all = new ArrayList<Integer>();
      for (int index = 0; index < pairs.size(); index++) all.add(index);
      all.sort(Comparator.comparingDouble(index -> -apart(pairs.get(index))));
      return all.subList(0, Math.min(MOST_NAMED, all.size()));
    }

    private static double apart(FigureGames.Pairs pair) {
      return pair.base() == pair.other() ? 0 : Math.abs(pair.other() - pair.base());
    }

    private void area(Point2D at, int index, String id, HtmlPage page) {
      page.line(
          "<area shape=\"circle\" coords=\"%s,%s,%s\" href=\"#%s-%s\" title=\"%s\">",
          Math.round(at.getX()), Math.round(at.getY()), REACH, id, index, values(pairs.get(index)));
    }

    private String values(FigureGames.Pairs pair) {
      return "%s %s, %s %s"
          .formatted(base, FigureGames.says(pair.base()), other, FigureGames.says(pair.other()));
    }

    private static String games(List<FigureGames.Met> games) {
      String first =
          games.stream().limit(MOST_SEEDS).map(PairPoints::game).collect(Collectors.joining("; "));
      int more = games.size() - MOST_SEEDS;
      return more > 0 ? first + "; and %s more".formatted(more) : first;
    }

    private static String game(FigureGames.Met met) {
      return met.action() == Integer.MAX_VALUE
          ? "seed " + met.game().seed()
          : "seed %s, action %s".formatted(met.game().seed(), met.action());
    }
  }
}
