package roundhouse.editor.play;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.awt.event.HierarchyEvent;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.table.AbstractTableModel;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.tables.ScrollingTable;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.lab.bots.Advice;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.bots.PositionWorth;
import roundhouse.lab.bots.ProgramFault;
import roundhouse.turn.choices.ActionPlace;
import roundhouse.words.UiWords;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;

/** What a bot would do now, and why: its best choices with what it expects of each. */
public final class AdviceView extends JPanel implements FocusTarget, SnapshotListener {
  private static final String FIRST_ASKED = "planning";

  private final transient OwnPrograms programs;
  private final transient Function<String, CompletableFuture<List<Advice>>> ask;
  private final JComboBox<String> bots = new JComboBox<>();
  private final MessageLine told = new MessageLine("advice told");
  private final AdviceTable model = new AdviceTable();
  private transient Optional<GameHistory> play = Optional.empty();
  private transient List<String> offered = List.of();
  private transient Object asked = "";

  /**
   * @param programs beside the bots
   * @param ask makes the bot of a name weigh its choices
   * @param show shows the programs
   */
  public AdviceView(
      OwnPrograms programs,
      Function<String, CompletableFuture<List<Advice>>> ask,
      ProgramsPane.ShownOver show) {
    super(new BorderLayout());
    this.programs = programs;
    this.ask = ask;
    bots.setName("bot that advises");
    var label = new JLabel(UiWords.of("advice.bot"));
    label.setLabelFor(bots);
    var top = new JPanel(new FlowLayout(FlowLayout.LEFT, 8, 6));
    top.add(label);
    top.add(bots);
    top.add(ProgramsPane.button(show));
    add(top, BorderLayout.NORTH);
    var table = new ScrollingTable(model);
    table.setName("advice");
    table.getColumnModel().getColumn(0).setPreferredWidth(AdviceTable.WIDTH_OF_CHOICE);
    table.getColumnModel().getColumn(0).setMinWidth(AdviceTable.LEAST_OF_CHOICE);
    TableSetup.fitHeaders(table, 1);
    table.setFillsViewportHeight(true);
    add(Panels.scroll(table), BorderLayout.CENTER);
    add(told, BorderLayout.SOUTH);
    bots.addActionListener(_ -> askAgain());
    addHierarchyListener(
        event -> {
          if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0) askAgain();
        });
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    play = now.play();
    BotRegistry known = programs.bots();
    List<String> names = play.map(game -> known.names(game.title())).orElseGet(known::names);
    if (!names.equals(offered)) offer(names);
    askAgain();
  }

  private void offer(List<String> names) {
    Object chosen = bots.getSelectedItem();
    offered = names;
    bots.setModel(new DefaultComboBoxModel<>(names.toArray(String[]::new)));
    boolean kept = chosen != null && names.contains(chosen);
    bots.setSelectedItem(kept ? chosen : FIRST_ASKED);
  }

  /** Asks only while the view is visible, and once for each moment and bot. */
  private void askAgain() {
    String bot = (String) bots.getSelectedItem();
    if (!isShowing() || bot == null) return;
    record Question(Optional<GameHistory> play, String bot) {}
    Object question = new Question(play, bot);
    if (question.equals(asked)) return;
    asked = question;
    told.tell(UiWords.of("advice.thinks"));
    ask.apply(bot)
        .whenComplete(
            (found, fault) ->
                SwingUtilities.invokeLater(
                    () -> {
                      if (fault == null) tell(question, found);
                      else tell(question, bot, fault);
                    }));
  }

  private void tell(Object question, List<Advice> found) {
    if (!question.equals(asked)) return;
    model.show(found);
    told.tell(found.isEmpty() ? UiWords.of("advice.none") : " ");
  }

  private void tell(Object question, String program, Throwable fault) {
    if (!question.equals(asked)) return;
    model.show(List.of());
    told.tell(UiWords.of("advice.fault", program, ProgramFault.says(fault)));
  }

  /** Focuses the bots. */
  @Override
  public void takeFocus() {
    bots.requestFocusInWindow();
  }

  /** A bot's three best choices, a row each: their values, and what these are made of. */
  private static final class AdviceTable extends AbstractTableModel {
    static final int WIDTH_OF_CHOICE = 320;

    /** In a narrow view the table scrolls rather than hide what the choice is. */
    static final int LEAST_OF_CHOICE = 180;

    private static final int BEST = 3;

    private record Part(Supplier<String> title, ToDoubleFunction<PositionWorth> amount) {}

    private static final List<Part> PARTS =
        List.of(
            new Part(() -> UiWords.of("advice.money"), PositionWorth::money),
            new Part(() -> UiWords.of("advice.shares"), PositionWorth::shares),
            new Part(() -> UiWords.of("advice.dividends"), PositionWorth::dividends),
            new Part(() -> UiWords.of("advice.privates"), PositionWorth::privates),
            new Part(() -> UiWords.of("advice.debt"), worth -> -worth.debt()),
            new Part(() -> UiWords.of("advice.others"), worth -> -worth.others()));

    private transient List<Advice> shown = List.of();

    void show(List<Advice> advice) {
      shown = advice.stream().limit(BEST).toList();
      fireTableDataChanged();
    }

    @Override
    public int getRowCount() {
      return shown.size();
    }

    @Override
    public int getColumnCount() {
      return 2 + PARTS.size();
    }

    @Override
    public String getColumnName(int column) {
      return switch (column) {
        case 0 -> UiWords.of("advice.choice");
        case 1 -> UiWords.of("advice.value");
        default -> PARTS.get(column - 2).title().get();
      };
    }

    @Override
    public Class<?> getColumnClass(int column) {
      return column == 0 ? String.class : Long.class;
    }

    /** A tile is told with its rotation. */
    private static String says(Advice advice) {
      String says = advice.choice().with(advice.action()).says();
      return ActionPlace.tileOf(advice.action())
          .map(lay -> UiWords.of("advice.turned", says, lay.rotation()))
          .orElse(says);
    }

    @Override
    public Object getValueAt(int row, int column) {
      Advice advice = shown.get(row);
      return switch (column) {
        case 0 -> says(advice);
        case 1 -> Double.isNaN(advice.value()) ? null : Math.round(advice.value());
        default ->
            advice
                .position()
                .map(worth -> Math.round(PARTS.get(column - 2).amount().applyAsDouble(worth)))
                .orElse(null);
      };
    }
  }
}
