package roundhouse.editor.card;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JPanel;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import roundhouse.design.spec.Design;
import roundhouse.editor.kit.LatestOnlyTask;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.kit.tables.TextTableModel;
import roundhouse.picture.board.RouteOverlay;
import roundhouse.picture.plot.LinePlot;
import roundhouse.picture.plot.PlotLabels;
import roundhouse.turn.facts.FinalRanking;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.GameStatistics;
import roundhouse.workshop.history.Situation;

/** The end of a game: the ranking, what each player's worth consists of, and how it grew. */
final class EndPage extends JPanel {
  private static final int PLACE = 24;
  private static final Dimension CURVES = new Dimension(320, 200);

  /** Below this the plot would shrink its letters. */
  private static final int LOWEST = 174;

  private static final int HIGHEST = 260;
  private static final double SHAPE = 0.65;
  private static final int NAME = 110;

  private final transient WindowLook look;
  private final transient LatestOnlyTask task = new LatestOnlyTask();
  private final TextTableModel model =
      new TextTableModel(
          List.of(
              "",
              UiWords.of("card.player"),
              UiWords.of("card.worth"),
              UiWords.of("card.money"),
              UiWords.of("card.shares"),
              UiWords.of("card.privates")));
  private final JTable ranking = new JTable(model);
  private final Curves curves = new Curves();
  private transient GameStatistics counted = GameStatistics.NONE;
  private transient String currency = "";

  EndPage(WindowLook look) {
    setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
    this.look = look;
    setName("end page");
    setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
    ranking.getColumnModel().getColumn(0).setMaxWidth(PLACE);
    ranking.getColumnModel().getColumn(1).setPreferredWidth(NAME);
    for (int column = 2; column < ranking.getColumnCount(); column++)
      ranking.getColumnModel().getColumn(column).setCellRenderer(amounts());
    look.addListener(this::fitAmounts);
    fitAmounts();
    ranking.setName("final ranking");
    ranking.setFocusable(false);
    ranking.setRowSelectionAllowed(false);
    ranking.setShowGrid(false);
    ranking.getAccessibleContext().setAccessibleName(UiWords.of("card.ranking"));
    curves.setName("final curves");
    keepShape();
    add(table());
    add(Box.createVerticalStrut(8));
    add(curves);
    curves.addComponentListener(new Resizing());
    look.addListener(curves::draw);
  }

  /** Amounts stand below each other by their digits. */
  private static DefaultTableCellRenderer amounts() {
    var renderer = new DefaultTableCellRenderer();
    renderer.setHorizontalAlignment(SwingConstants.RIGHT);
    return renderer;
  }

  private JPanel table() {
    var table =
        new JPanel(new BorderLayout()) {
          @Override
          public Dimension getMaximumSize() {
            return new Dimension(Integer.MAX_VALUE, getPreferredSize().height);
          }

          @Override
          public Dimension getMinimumSize() {
            return getPreferredSize();
          }
        };
    table.add(ranking.getTableHeader(), BorderLayout.NORTH);
    table.add(ranking, BorderLayout.CENTER);
    return table;
  }

  /** What a worth consists of is shown in whole words and amounts; names give way. */
  private void fitAmounts() {
    TableSetup.fitContents(ranking, 2);
  }

  /** Shows the end of a game, or nothing while one goes on. */
  void show(Snapshot now) {
    boolean over = now.play().filter(play -> play.state().over()).isPresent();
    if (!over) return;
    GameHistory play = now.play().orElseThrow();
    currency = play.title().design().money();
    now.situation().map(Situation::standing).ifPresent(standing -> rank(play, standing.worth()));
    task.run(
        () -> GameStatistics.of(play),
        found -> {
          counted = found;
          curves.draw();
        });
  }

  private void rank(GameHistory play, Map<String, Integer> worth) {
    model.show(
        FinalRanking.of(play.title(), play.state(), worth).places().stream()
            .map(place -> row(play.title().design(), place))
            .toList());
    fitAmounts();
  }

  private static List<String> row(Design design, FinalRanking.Place place) {
    return List.of(
        String.valueOf(place.place()),
        place.player(),
        design.amount(place.worth()),
        design.amount(place.cash()),
        design.amount(place.shares()),
        design.amount(place.privates()));
  }

  /** The curves have the height that suits their width, or what a low card leaves. */
  private void keepShape() {
    int height = (int) Math.clamp(curves.getWidth() * SHAPE, CURVES.height, HIGHEST);
    if (curves.getMaximumSize().height == height) return;
    curves.setMinimumSize(new Dimension(0, LOWEST));
    curves.setPreferredSize(new Dimension(CURVES.width, height));
    curves.setMaximumSize(new Dimension(Integer.MAX_VALUE, height));
    revalidate();
  }

  private final class Resizing extends ComponentAdapter {
    @Override
    public void componentResized(ComponentEvent event) {
      keepShape();
      curves.draw();
    }
  }

  /** The worth of the players at the end of each round. */
  private final class Curves extends PictureView {
    private void draw() {
      if (counted.rounds().isEmpty()) return;
      var lines = new ArrayList<LinePlot.Line>();
      counted
          .worth()
          .forEach(
              (player, values) ->
                  lines.add(
                      new LinePlot.Line(
                          player,
                          RouteOverlay.COLORS.get(lines.size() % RouteOverlay.COLORS.size()),
                          lines.size(),
                          values)));
      setBackground(look.theme().paper());
      picture(
          Optional.of(
              new LinePlot(
                  new PlotLabels(UiWords.of("statistics.worth"), currency, counted.rounds()),
                  lines,
                  OptionalInt.empty(),
                  look.theme(),
                  getWidth() > 0 ? getSize() : CURVES)));
    }
  }
}
