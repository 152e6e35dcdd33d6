package roundhouse.editor.lab;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.awt.KeyboardFocusManager;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.SaveTextButton;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.kit.tables.TextTableModel;
import roundhouse.editor.lab.ManyGamesResults.FigureRow.Measure;
import roundhouse.engine.GameLog;
import roundhouse.lab.batch.BatchReport;
import roundhouse.lab.batch.BatchReportJson;
import roundhouse.lab.batch.Spread;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.batch.VariantFigures;
import roundhouse.picture.board.RouteOverlay;
import roundhouse.picture.plot.BarPlot;
import roundhouse.picture.plot.PlotLabels;
import roundhouse.words.UiWords;

/** What the games show: figures as a table and as a plot, and the games that failed. */
final class ManyGamesResults extends JPanel {
  private final FiguresTable table = new FiguresTable();
  private final FiguresPlot plot;
  private final UnreachedPane unreached;
  private final FailuresPane failures;
  private transient List<String> sides = List.of();
  private transient Consumer<Optional<BatchReport>> saves = _ -> {};

  /**
   * @param open called with a failed game that the user wants to see
   */
  ManyGamesResults(WindowLook look, Path project, Consumer<GameLog> open) {
    super(new BorderLayout());
    plot = new FiguresPlot(look);
    failures = new FailuresPane(project, open);
    unreached = new UnreachedPane(look);
    var pictures = new JTabbedPane();
    pictures.setName("pictures of games");
    pictures.addTab(UiWords.of("lab.bars"), plot);
    pictures.addTab(UiWords.of("lab.unreached"), unreached);
    var figures = new JSplitPane(JSplitPane.VERTICAL_SPLIT, Panels.scroll(table), pictures);
    figures.setResizeWeight(0.5);
    figures.setDividerLocation(290);
    Panels.keys(figures);
    var all = new JSplitPane(JSplitPane.VERTICAL_SPLIT, figures, failures);
    all.setResizeWeight(1);
    all.setDividerLocation(540);
    Panels.keys(all);
    add(all, BorderLayout.CENTER);
  }

  /** A button that saves the figures for other programs, as the command line prints them. */
  JButton saveButton(Consumer<String> tell) {
    var labels =
        new SaveTextButton.Labels(
            UiWords.of("lab.save"),
            UiWords.of("lab.save-tip"),
            UiWords.of("lab.save-title"),
            "figures.json");
    var button = new SaveTextButton<>(this, labels, BatchReportJson::of, tell);
    button.setName("save figures");
    button.setMnemonic('J');
    saves = button::offer;
    return button;
  }

  /** Sets the names of the designs that are compared. */
  void sides(List<String> names) {
    sides = names;
    table.sides(names);
  }

  /** Sets the designs of the next games. */
  void begin(List<Variant> variants) {
    unreached.begin(variants);
  }

  /** Shows the games so far; empty before the first. */
  void show(Optional<BatchReport> report) {
    List<FigureRow> lines = report.map(BatchReport::figures).map(FigureRows::of).orElse(List.of());
    table.show(lines);
    plot.show(sides, lines);
    unreached.show(report);
    failures.show(report.map(BatchReport::failures).orElse(List.of()));
    saves.accept(report.filter(some -> some.games() > 0));
  }

  /** The figures of each side in a column, and their difference. */
  private static final class FiguresTable extends JTable {
    private transient TextTableModel rows = new TextTableModel(List.of());
    private transient List<String> sides = List.of();

    FiguresTable() {
      TableSetup.setNames(this, "figures", UiWords.of("lab.figures"));
      setFillsViewportHeight(true);
      // Nothing can be typed here, so Tab leaves the table.
      setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
      setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
      sides(List.of());
    }

    /** Sets the columns for sides of these names. */
    void sides(List<String> names) {
      sides = names;
      var heads = new ArrayList<String>(List.of(UiWords.of("lab.group"), UiWords.of("lab.figure")));
      heads.addAll(names);
      if (names.size() > 1) heads.add(UiWords.of("lab.difference"));
      rows = new TextTableModel(heads);
      setModel(rows);
      TableSetup.setWidths(this, 150, 250);
    }

    void show(List<FigureRow> lines) {
      int chosen = getSelectedRow();
      rows.show(lines.stream().map(this::row).toList());
      if (chosen >= 0 && chosen < getRowCount()) setRowSelectionInterval(chosen, chosen);
    }

    private List<String> row(FigureRow line) {
      var cells = new ArrayList<>(List.of(line.group().toString(), line.what()));
      line.sides().forEach(side -> cells.add(side.says()));
      if (sides.size() > 1) cells.add(line.difference());
      return cells;
    }
  }

  /** A group of figures as bars, those of two sides beside each other. */
  private static final class FiguresPlot extends JPanel {
    private final transient WindowLook look;
    private final JComboBox<FigureGroup> groups =
        new JComboBox<>(
            Stream.of(FigureGroup.values()).filter(FigureGroup::drawn).toArray(FigureGroup[]::new));
    private final PictureView picture = new PictureView();
    private transient List<String> sides = List.of();
    private transient List<FigureRow> lines = List.of();

    FiguresPlot(WindowLook look) {
      super(new BorderLayout());
      this.look = look;
      groups.setName("figures drawn");
      groups.setSelectedItem(FigureGroup.SEATS);
      groups.addActionListener(_ -> draw());
      picture.setName("bars");
      picture.getAccessibleContext().setAccessibleName(UiWords.of("lab.bars"));
      var label = new JLabel(UiWords.of("statistics.of"));
      label.setLabelFor(groups);
      var head = new JPanel(new FlowLayout(FlowLayout.LEFT, 8, 4));
      head.add(label);
      head.add(groups);
      add(head, BorderLayout.NORTH);
      add(picture, BorderLayout.CENTER);
      picture.addComponentListener(
          new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
              draw();
            }
          });
      look.addListener(this::draw);
    }

    /**
     * Draws other figures.
     *
     * @param names of the sides
     */
    void show(List<String> names, List<FigureRow> figures) {
      sides = names;
      lines = figures;
      draw();
    }

    private void draw() {
      FigureGroup group = (FigureGroup) groups.getSelectedItem();
      List<FigureRow> drawn = lines.stream().filter(line -> line.group() == group).toList();
      picture.setBackground(look.theme().paper());
      picture.picture(drawn.isEmpty() ? Optional.empty() : Optional.of(plot(group, drawn)));
    }

    private BarPlot plot(FigureGroup group, List<FigureRow> drawn) {
      List<BarPlot.Bars> bars =
          IntStream.range(0, sides.size()).mapToObj(side -> bars(side, drawn)).toList();
      var plot =
          new BarPlot(
              new PlotLabels(
                  group.toString(), group.unit(), drawn.stream().map(FigureRow::what).toList()),
              bars,
              look.theme(),
              picture.getSize());
      picture.getAccessibleContext().setAccessibleDescription(plot.says());
      return plot;
    }

    private BarPlot.Bars bars(int side, List<FigureRow> drawn) {
      return new BarPlot.Bars(
          sides.get(side),
          RouteOverlay.COLORS.get(1 - side % 2),
          drawn.stream().map(line -> line.sides().get(side).value()).toList());
    }
  }

  /** The figures of one or two sides as rows. */
  private static final class FigureRows {
    private final List<VariantFigures> sides;
    private final List<FigureRow> lines = new ArrayList<>();

    private FigureRows(List<VariantFigures> sides) {
      this.sides = sides;
    }

    /**
     * @param sides the figures of each, for the same number of players
     */
    static List<FigureRow> of(List<VariantFigures> sides) {
      var all = new FigureRows(sides);
      all.games();
      all.lengths();
      all.worths();
      all.parts();
      return List.copyOf(all.lines);
    }

    private void games() {
      count(UiWords.of("lab.played"), VariantFigures::games);
      count(UiWords.of("lab.failed"), VariantFigures::failed);
      if (sides.size() > 1) count(UiWords.of("lab.changed"), VariantFigures::changed);
      count(UiWords.of("lab.bankruptcies"), VariantFigures::bankruptcies);
    }

    private void lengths() {
      spread(FigureGroup.LENGTH, UiWords.of("lab.actions"), VariantFigures::actions);
      spread(FigureGroup.LENGTH, UiWords.of("lab.sets"), VariantFigures::sets);
      spread(FigureGroup.LENGTH, UiWords.of("lab.milliseconds"), VariantFigures::milliseconds);
    }

    private void worths() {
      spread(FigureGroup.WORTH, UiWords.of("lab.best"), VariantFigures::best);
      spread(FigureGroup.WORTH, UiWords.of("lab.lead"), VariantFigures::lead);
      int seats = sides.stream().mapToInt(VariantFigures::players).max().orElse(0);
      IntStream.range(0, seats)
          .forEach(
              seat ->
                  line(
                      FigureGroup.SEATS,
                      UiWords.of("lab.seat", seat + 1),
                      side -> share(side.wins().get(seat), side.games())));
    }

    private void parts() {
      for (String train : names(VariantFigures::trains))
        line(
            FigureGroup.TRAINS,
            train,
            side -> each(side.trains().getOrDefault(train, 0), side.games()));
      for (String end : names(VariantFigures::outcomes))
        line(
            FigureGroup.ENDINGS,
            end,
            side -> share(side.outcomes().getOrDefault(end, 0), side.games()));
      for (String company : names(VariantFigures::floated))
        line(
            FigureGroup.FLOATED,
            company,
            side -> share(side.floated().getOrDefault(company, 0), side.games()));
      for (String company : names(VariantFigures::prices))
        line(
            FigureGroup.PRICES,
            company,
            side -> measure(side.prices().getOrDefault(company, new Spread(0, 0, 0))));
    }

    private void count(String what, ToIntFunction<VariantFigures> count) {
      line(
          FigureGroup.GAMES,
          what,
          side -> new Measure(count.applyAsInt(side), String.valueOf(count.applyAsInt(side))));
    }

    private void spread(FigureGroup group, String what, Function<VariantFigures, Spread> spread) {
      line(group, what, side -> measure(spread.apply(side)));
    }

    private void line(FigureGroup group, String what, Function<VariantFigures, Measure> measure) {
      lines.add(new FigureRow(group, what, sides.stream().map(measure).toList()));
    }

    private Set<String> names(Function<VariantFigures, Map<String, ?>> named) {
      var names = new LinkedHashSet<String>();
      for (VariantFigures side : sides) names.addAll(named.apply(side).keySet());
      return names;
    }

    private static Measure measure(Spread spread) {
      return new Measure(spread.mean(), spread.toString());
    }

    /** The number of games, and its share of all. */
    private static Measure share(int times, int games) {
      double percent = games == 0 ? 0 : 100.0 * times / games;
      return new Measure(percent, UiWords.of("lab.share", times, BarPlot.number(percent)));
    }

    /** The total, and the mean per game. */
    private static Measure each(int times, int games) {
      double each = games == 0 ? 0 : (double) times / games;
      return new Measure(each, UiWords.of("lab.each", times, BarPlot.number(each)));
    }
  }

  /**
   * One figure of every side: a row of the table, a place of the plot.
   *
   * @param what its name
   * @param sides its value on each side
   */
  record FigureRow(FigureGroup group, String what, List<Measure> sides) {

    FigureRow {
      sides = List.copyOf(sides);
    }

    /**
     * The value of a figure.
     *
     * @param value for comparing sides: the mean if there are several numbers
     * @param says the full text
     */
    record Measure(double value, String says) {}

    /**
     * How much larger the second side is than the first; "" if there is one side, "=" if they are
     * equal.
     */
    String difference() {
      if (sides.size() < 2) return "";
      double difference = sides.get(1).value() - sides.get(0).value();
      String number = BarPlot.number(Math.abs(difference));
      return number.equals("0") ? "=" : (difference > 0 ? "+" : "−") + number + group.unit();
    }
  }

  /**
   * Groups of related figures; if all figures of a group have one unit, they can be drawn as bars.
   */
  enum FigureGroup {
    GAMES(UiWords.of("lab.games"), "", false),
    LENGTH(UiWords.of("lab.length"), "", false),
    WORTH(UiWords.of("lab.worth"), "", true),
    SEATS(UiWords.of("lab.seats"), "%", true),
    TRAINS(UiWords.of("lab.trains"), "", true),
    ENDINGS(UiWords.of("lab.endings"), "%", true),
    FLOATED(UiWords.of("lab.floated"), "%", true),
    PRICES(UiWords.of("lab.prices"), "", true);

    private final String says;
    private final String unit;
    private final boolean drawn;

    FigureGroup(String says, String unit, boolean drawn) {
      this.says = says;
      this.unit = unit;
      this.drawn = drawn;
    }

    /** The unit after each number, "%". */
    String unit() {
      return unit;
    }

    /** Whether its figures share a scale. */
    boolean drawn() {
      return drawn;
    }

    @Override
    public String toString() {
      return says;
    }
  }
}
