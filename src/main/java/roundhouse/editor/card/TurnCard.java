package roundhouse.editor.card;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.JToolTip;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.HtmlText;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.LatestOnlyTask;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.VisibilityAndSizeListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.WrappedLine;
import roundhouse.editor.merger.MergerPanel;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.editor.play.RunPlanner;
import roundhouse.editor.play.RunsPanel;
import roundhouse.turn.choices.ActionKind;
import roundhouse.turn.choices.ActionPlace;
import roundhouse.turn.choices.CardChoices;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.turn.choices.PlannedTurn;
import roundhouse.turn.facts.CardMoment;
import roundhouse.turn.facts.RowEffects;
import roundhouse.turn.facts.RowVariants;
import roundhouse.turn.facts.StepLine;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;
import roundhouse.workshop.Snapshot;

/**
 * The turn card: who decides, where the turn stands, what may be done, what follows from it, and
 * the buttons. The body has all the room that the other parts leave; the buttons keep their places.
 */
public final class TurnCard extends JPanel implements FocusTarget, SnapshotListener {
  /** A card lower than this many times the text size has little room. */
  private static final int LOW = 34;

  /** A card lower than this leaves out lines that are empty or tell where the turn stands. */
  private static final int LOWEST = 24;

  private final transient ChoiceSelection pick;
  private final CardHead head = new CardHead();
  private final CardSteps steps;
  private final ChoiceFilter filter;
  private final ChoiceList list;
  private final transient BodyLayout layout;
  private final transient LatestOnlyTask effects = new LatestOnlyTask();
  private final SideChoices sideChoices = new SideChoices(this::turnToChip);
  private final ConsequencesArea consequences;
  private final PlayButtons buttons;
  private final JComponent above;
  private final CardBody body;
  private final EndPage end;
  private transient CardChoices choices = CardChoices.NONE;
  private transient boolean over;

  /**
   * @param undo takes the last action back
   * @param bot lets a bot decide
   * @param above shown above the card when there is more to ask
   */
  public TurnCard(
      ChoiceSelection pick,
      RunPlanner runs,
      WindowLook look,
      Action undo,
      Action bot,
      JComponent above) {
    super(new BorderLayout());
    this.pick = pick;
    setName("decision");
    end = new EndPage(look);
    steps = new CardSteps(look);
    consequences = new ConsequencesArea(pick, look);
    filter = new ChoiceFilter(pick, this::narrow);
    buttons = new PlayButtons(pick, undo, bot, filter);
    list = new ChoiceList(pick, new TurnCardKeys(runs, this::drawsRuns, filter, buttons));
    WrappedLine.measureAgain(list);
    filter.moveIn(list);
    layout = new BodyLayout(pick, look);
    var arranged = new VisibilityAndSizeListener(this::arrange);
    for (JComponent part : List.of(list, this, above)) part.addComponentListener(arranged);
    this.above = above;
    add(column(above, head, steps), BorderLayout.NORTH);
    JPanel lines = column(new FundingBar(pick, look), new PlannedLines(pick, look));
    body = new CardBody(lines, list, new RunsPanel(runs, look), new MergerPanel(pick, look), end);
    add(body, BorderLayout.CENTER);
    add(column(consequences, sideChoices, buttons), BorderLayout.SOUTH);
    look.addListener(this::fit);
    pick.addListener(this::sort);
    KeyBindings.bind(this, "ctrl ENTER", buttons::decline);
    KeyBindings.bind(this, "alt DOWN", () -> sideChoices.step(1));
    KeyBindings.bind(this, "alt UP", () -> sideChoices.step(-1));
    KeyBindings.bind(this, "INSERT", pick::addLine);
    KeyBindings.bind(this, "shift INSERT", pick::dropLine);
  }

  private static JPanel column(JComponent... parts) {
    var column = new JPanel();
    column.setLayout(new BoxLayout(column, BoxLayout.Y_AXIS));
    for (JComponent part : parts) {
      part.setAlignmentX(LEFT_ALIGNMENT);
      column.add(part);
    }
    return column;
  }

  /** Cells of a tray and columns follow the width of the card. */
  private void arrange() {
    layout.fit(list, kind());
    fit();
    revalidate();
  }

  private void fit() {
    var font = list.getFont();
    int height = getHeight() - (above.isVisible() ? above.getHeight() : 0);
    boolean lowest = height < font.getSize() * LOWEST;
    head.fit(font, over);
    steps.fit(font);
    steps.setVisible(!over && !lowest);
    consequences.fit(font, height < font.getSize() * LOW);
    consequences.setVisible(!over);
    sideChoices.fit(font, lowest);
    sideChoices.setVisible(!over);
    buttons.fit(font);
  }

  /** Focuses the field where the user types to find a choice. */
  @Override
  public void takeFocus() {
    filter.requestFocusInWindow();
    filter.selectAll();
  }

  /** Focuses the list, where arrows, digits and the game keys work. */
  public void focusList() {
    list.requestFocusInWindow();
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    consequences.show(before, now);
    if (before.sameSituation(now) && before.sameMoment(now) && before.busy().equals(now.busy()))
      return;
    head.show(now);
    now.play().ifPresent(play -> buttons.payIn(play.title().design().money()));
    now.play().ifPresent(play -> list.payIn(play.title().design()::amount));
    steps.show(now);
    end.show(now);
    turnTo(now.play().filter(play -> play.state().over()).isPresent());
    if (!filter.getText().isEmpty() && !before.sameMoment(now)) filter.setText("");
  }

  /** The page of a game that is over has the room that a turn needs for its steps. */
  private void turnTo(boolean ended) {
    over = ended;
    body.turnTo(over);
    buttons.showOver(over);
    fit();
  }

  /** Puts the choices in their places, if there are others. */
  private void sort() {
    CardChoices now = CardChoices.of(pick.rows(), isInterrupt());
    boolean other = !now.equals(choices);
    choices = now;
    if (other) {
      sideChoices.show(choices.aside());
      buttons.show(choices.pass());
    }
    fill();
    // Columns share the width among the rows that the list has now.
    if (other) ask();
  }

  /** Whether something interrupts a turn: then declining has its consequences in the body too. */
  private boolean isInterrupt() {
    return pick.plan()
        .filter(plan -> StepLine.isInterrupt(plan.title(), plan.end().state()))
        .isPresent();
  }

  /** Tells what the rows are about, and asks what they would change. */
  private void ask() {
    Optional<CardMoment> moment = pick.plan().map(CardMoment::of);
    if (moment.isEmpty()) return;
    layout.show(moment.get());
    layout.arrange(list, kind());
    list.drawRuns(drawsRuns());
    list.repaint();
    CardChoices asked = choices;
    effects.run(() -> RowEffects.found(moment.get(), asked), this::effectsFound);
  }

  private void effectsFound(CardMoment known) {
    layout.show(known);
    list.revalidate();
    list.repaint();
  }

  private boolean drawsRuns() {
    return choices.kind() == ActionKind.RUNS;
  }

  private ActionKind kind() {
    return sideChoices.rows().map(CardChoices::kindAside).orElse(choices.kind());
  }

  private void turnToChip() {
    pick.narrow(sideChoices.rows());
    layout.arrange(list, kind());
    list.repaint();
  }

  /** The list shows what matches the filter, or the chip that is pressed. */
  private void fill() {
    List<ChoiceRow> all = sideChoices.rows().orElse(choices.body());
    list.show(all.stream().filter(filter::shows).toList());
  }

  /**
   * Typing picks the first line that matches, at the price that matches, and lets go of one that is
   * no longer shown.
   */
  private void narrow() {
    fill();
    if (pick.row().isPresent() && list.isSelectionEmpty()) pick.clear();
    if (filter.getText().isBlank()) return;
    if (list.isSelectionEmpty()) list.select(0);
    pick.row()
        .filter(RowVariants::areTold)
        .ifPresent(row -> pick.turn(row.firstMatch(filter.getText()) - pick.variant()));
  }

  /** What keys in the list of choices do elsewhere on the card: find, enter amounts, draw runs. */
  private static final class TurnCardKeys implements ChoiceList.Keys {
    private final RunPlanner runs;
    private final BooleanSupplier drawing;
    private final ChoiceFilter filter;
    private final PlayButtons buttons;

    /**
     * @param drawing whether runs are drawn
     */
    TurnCardKeys(
        RunPlanner runs, BooleanSupplier drawing, ChoiceFilter filter, PlayButtons buttons) {
      this.runs = runs;
      this.drawing = drawing;
      this.filter = filter;
      this.buttons = buttons;
    }

    @Override
    public void seek(char first) {
      if (drawing.getAsBoolean()) {
        if (Character.toLowerCase(first) == 'b') runs.best();
        else runs.append(first);
        return;
      }
      filter.requestFocusInWindow();
      filter.setText(String.valueOf(first));
    }

    @Override
    public void amount(char first) {
      buttons.enterAmount(first);
    }

    @Override
    public void nextTrain() {
      runs.next();
    }

    @Override
    public void back() {
      runs.back();
    }
  }

  /** One line of fixed height that shows where the turn stands. */
  private static final class CardSteps extends JLabel {
    private final transient WindowLook look;

    CardSteps(WindowLook look) {
      this.look = look;
      setName("card steps");
      setBorder(BorderFactory.createEmptyBorder(0, 10, 0, 10));
    }

    void fit(Font font) {
      setFont(font);
      int height = Math.round(font.getSize2D() * 2.15f);
      setPreferredSize(new Dimension(0, height));
      setMinimumSize(new Dimension(0, height));
      setForeground(look.faint());
    }

    void show(Snapshot now) {
      StepLine line = StepLine.of(now);
      HtmlText.in(this, html(line.shown()).orElse(" "));
      setToolTipText(html(line.all()).orElse(null));
    }

    private static Optional<String> html(StepLine.Line line) {
      if (line.present().isEmpty()) return Optional.empty();
      Stream<String> present = Stream.of("<b>" + VisibleText.html(line.present()) + "</b>");
      return Optional.of(
          Stream.of(escaped(line.before()), present, escaped(line.after()))
              .flatMap(Function.identity())
              .collect(Collectors.joining(line.mark(), "<html>", "")));
    }

    private static Stream<String> escaped(List<String> steps) {
      return steps.stream().map(VisibleText::html);
    }

    @Override
    public JToolTip createToolTip() {
      return HtmlText.allowed(super.createToolTip());
    }
  }

  /** The field in which one types to find a choice; its arrow keys move through the choices. */
  private static final class ChoiceFilter extends JTextField {
    private final transient ChoiceSelection pick;

    /**
     * @param narrowed called when something else is typed
     */
    ChoiceFilter(ChoiceSelection pick, Runnable narrowed) {
      this.pick = pick;
      setName("find choice");
      putClientProperty("JTextField.placeholderText", UiWords.of("decision.find"));
      putClientProperty("JTextField.showClearButton", true);
      addActionListener(_ -> pick.play());
      KeyBindings.onTextChange(this, narrowed);
    }

    /** Lets its arrow keys move in a list. */
    void moveIn(ChoiceList list) {
      addKeyListener(new Arrows(list));
    }

    /** Whether a row matches what is typed and, where a hex was clicked, belongs to that hex. */
    boolean shows(ChoiceRow row) {
      return row.matches(getText())
          && (pick.hex().isEmpty() || ActionPlace.hexOf(row.action()).equals(pick.hex()));
    }

    private final class Arrows extends KeyAdapter {
      private final ChoiceList list;

      Arrows(ChoiceList list) {
        this.list = list;
      }

      @Override
      public void keyPressed(KeyEvent event) {
        switch (event.getKeyCode()) {
          case KeyEvent.VK_DOWN -> list.move(1);
          case KeyEvent.VK_UP -> list.move(-1);
          case KeyEvent.VK_ESCAPE -> setText("");
          default -> {
            // Other keys are typed.
          }
        }
      }
    }
  }

  /** The planned lines of the turn below the choices, in the order in which they will be played. */
  private static final class PlannedLines extends JPanel {
    private final transient ChoiceSelection pick;
    private final transient WindowLook look;
    private transient List<PlannedTurn.Line> shown = List.of();

    PlannedLines(ChoiceSelection pick, WindowLook look) {
      this.pick = pick;
      this.look = look;
      setName("planned lines");
      setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
      setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
      setVisible(false);
      look.addListener(() -> setBackground(look.good()));
      pick.addListener(this::follow);
    }

    private void follow() {
      if (pick.lines().equals(shown)) return;
      shown = pick.lines();
      removeAll();
      for (int at = 0; at < shown.size(); at++) add(line(at));
      setVisible(!shown.isEmpty());
      setBackground(look.good());
      revalidate();
      repaint();
    }

    private JPanel line(int at) {
      var line = new JPanel(new BorderLayout(8, 0));
      line.setOpaque(false);
      var says = new JLabel(UiWords.of("card.line", at + 1, shown.get(at).says()));
      says.setFont(getFont().deriveFont(Font.PLAIN));
      line.add(says, BorderLayout.CENTER);
      if (at == shown.size() - 1) line.add(back(), BorderLayout.EAST);
      return line;
    }

    private JButton back() {
      var back = new JButton("✕");
      back.setName("drop line");
      back.setToolTipText(UiWords.of("card.drop-line"));
      back.setFocusable(false);
      back.putClientProperty("JButton.buttonType", "toolBarButton");
      back.addActionListener(_ -> pick.dropLine());
      return back;
    }
  }
}
