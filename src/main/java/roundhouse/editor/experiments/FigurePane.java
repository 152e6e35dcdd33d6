package roundhouse.editor.experiments;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListModel;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.ListSelectionModel;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PlaceholderList;
import roundhouse.editor.kit.WindowLook;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.FigureGames;
import roundhouse.words.UiWords;

/**
 * A figure of a run as bars, or as points for games of one seed on two sides, and beside them the
 * games behind one.
 */
final class FigurePane extends JPanel {
  private static final String BARS = "bars";
  private static final String PAIRS = "pairs";

  private final FigureChooser figures = new FigureChooser("figure", this::read);
  private final JComboBox<String> shapes = new JComboBox<>();
  private final CardLayout cards = new CardLayout();
  private final JPanel plots = new JPanel(cards);
  private final FigureBars bars;
  private final FigurePairs pairs;
  private final FigureGamesPane behind;
  private final transient LatestReading reading;
  private transient Optional<ExperimentRunResults> shown = Optional.empty();
  private int players;

  /**
   * @param open opens a game of a run in the window
   * @param failed called with why rows cannot be read
   */
  FigurePane(
      WindowLook look,
      BiConsumer<ExperimentRunResults, FigureGames.Met> open,
      Consumer<String> failed) {
    super(new BorderLayout());
    reading = new LatestReading(failed);
    behind = new FigureGamesPane(met -> shown.ifPresent(run -> open.accept(run, met)));
    bars = new FigureBars(look, this::choose);
    pairs = new FigurePairs(look, this::choose);
    plots.add(bars, BARS);
    plots.add(pairs, PAIRS);
    behind.setPreferredSize(new Dimension(200, 240));
    var both = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, plots, behind);
    both.setResizeWeight(0.72);
    Panels.keys(both);
    add(head(), BorderLayout.NORTH);
    add(both, BorderLayout.CENTER);
  }

  private JPanel head() {
    shapes.setName("shape");
    shapes.getAccessibleContext().setAccessibleName(UiWords.of("experiments.shape"));
    shapes.addActionListener(_ -> read());
    JPanel head = Panels.bar(UiWords.of("experiments.figure"), figures);
    head.add(shapes, BorderLayout.EAST);
    return head;
  }

  /** Shows another run and keeps the figure if it has it. */
  void show(ExperimentRunResults run, int count) {
    shown = Optional.of(run);
    players = count;
    offerShapes(run.sides());
    figures.offer(run.figures(count), run.asked().all());
  }

  /** Bars first, then the pairs of the first side with each of the others. */
  private void offerShapes(List<String> sides) {
    var all = new ArrayList<>(List.of(UiWords.of("experiments.by-value")));
    for (String other : sides.subList(1, sides.size()))
      all.add(UiWords.of("experiments.pairs", other, sides.getFirst()));
    Object before = shapes.getSelectedItem();
    shapes.setModel(new DefaultComboBoxModel<>(all.toArray(String[]::new)));
    if (all.contains(before)) shapes.setSelectedItem(before);
    shapes.setVisible(all.size() > 1);
  }

  private void read() {
    behind.clear();
    if (shown.isEmpty() || figures.chosen().isEmpty()) return;
    ExperimentRunResults run = shown.get();
    Figure figure = figures.chosen().get();
    int shape = shapes.getSelectedIndex();
    reading.read(() -> run.run().games(figure, players), found -> draw(run, figure, shape, found));
  }

  private void draw(ExperimentRunResults run, Figure figure, int shape, FigureGames games) {
    if (shape <= 0) {
      bars.show(figure.says(), run.sides(), games.bars());
      cards.show(plots, BARS);
      return;
    }
    String base = run.sides().getFirst();
    String other = run.sides().get(shape);
    pairs.show(figure.says(), base, other, games.pairs(base, other));
    cards.show(plots, PAIRS);
  }

  private void choose(String side, FigureGames.Bar bar) {
    List<FigureGames.Met> games = bar.games().getOrDefault(side, List.of());
    behind.show(UiWords.of("experiments.behind-bar", side, bar.label(), games.size()), games);
  }

  private void choose(FigureGames.Pairs point) {
    String side = point.games().getFirst().game().side();
    behind.show(
        UiWords.of(
            "experiments.behind-pair",
            side,
            FigureGames.says(point.other()),
            FigureGames.says(point.base()),
            point.games().size()),
        point.games());
  }

  /** The games behind a bar; each can be opened at the moment that the figure is about. */
  private static final class FigureGamesPane extends JPanel {
    private final DefaultListModel<FigureGames.Met> games = new DefaultListModel<>();
    private final PlaceholderList<FigureGames.Met> list =
        new PlaceholderList<>(games, UiWords.of("experiments.choose-bar"));
    private final JLabel heading = Panels.heading(UiWords.of("experiments.behind"));
    private final transient Consumer<FigureGames.Met> open;

    /**
     * @param open opens a game in the window
     */
    FigureGamesPane(Consumer<FigureGames.Met> open) {
      super(new BorderLayout());
      this.open = open;
      list.setName("games behind");
      list.getAccessibleContext().setAccessibleName(UiWords.of("experiments.behind"));
      list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
      list.setCellRenderer((_, met, _, selected, _) -> line(met, selected));
      list.setToolTipText(UiWords.of("experiments.open-tip"));
      KeyBindings.bindFocused(list, "ENTER", this::openChosen);
      list.addMouseListener(
          new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
              if (event.getClickCount() == 2) openChosen();
            }
          });
      add(Panels.section(heading, Panels.scroll(list)), BorderLayout.CENTER);
    }

    private JLabel line(FigureGames.Met met, boolean selected) {
      String text =
          met.action() == Integer.MAX_VALUE
              ? UiWords.of("experiments.game", met.game().seed())
              : UiWords.of("experiments.game-at", met.game().seed(), met.action());
      var label = new JLabel(text);
      label.setOpaque(true);
      label.setBackground(selected ? list.getSelectionBackground() : list.getBackground());
      label.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
      return label;
    }

    void clear() {
      show(UiWords.of("experiments.behind"), List.of());
    }

    void show(String says, List<FigureGames.Met> met) {
      heading.setText(says);
      games.clear();
      games.addAll(met);
      if (!met.isEmpty()) list.setSelectedIndex(0);
    }

    private void openChosen() {
      Optional.ofNullable(list.getSelectedValue()).ifPresent(open);
    }
  }
}
