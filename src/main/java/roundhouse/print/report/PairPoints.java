package roundhouse.print.report;

import java.awt.Dimension;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.FigureGames;
import roundhouse.lab.answers.SidePair;
import roundhouse.picture.Theme;
import roundhouse.picture.board.RouteOverlay;
import roundhouse.picture.plot.PairPlot;
import roundhouse.picture.plot.PlotLabels;
import roundhouse.print.html.HtmlPage;

/**
 * A figure in games of one seed on two sides as points; each leads to its games, which are named by
 * seed and moment.
 *
 * @param pairs of both sides by their values
 */
record PairPoints(Figure figure, String base, String other, List<FigureGames.Pairs> pairs) {
  private static final Dimension SIZE = new Dimension(760, 420);
  private static final int REACH = 12;

  /** This many points, those farthest apart, are named; more names would hide each other. */
  private static final int MOST_NAMED = 40;

  private static final int MOST_SEEDS = 8;

  private static final String SAYS =
      "Each point stands for the games of one seed: its value with %s to the right, with %s"
          + " upwards. Click it to see the games. The Experiments view of the window opens them at"
          + " that moment; 'simulate DESIGN --players %s --game SEED --save one.game.json' saves"
          + " one.";

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
