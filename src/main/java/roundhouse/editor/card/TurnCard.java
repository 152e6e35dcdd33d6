package roundhouse.editor.card;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.Action;
import javax.swing.BoxLayout;
import javax.swing.JComponent;
import javax.swing.JPanel;
import roundhouse.editor.kit.FocusTarget;
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
import roundhouse.turn.choices.CardChoices;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.turn.facts.CardMoment;
import roundhouse.turn.facts.RowEffects;
import roundhouse.turn.facts.RowVariants;
import roundhouse.turn.facts.StepLine;
import roundhouse.workshop.Snapshot;

/**
 * The turn card: who decides, where the turn stands, what may be done, what follows from it, and
 * the buttons. The body has all the room that the other parts leave; the buttons keep their places.
 */
public final class TurnCard extends JPanel implements FocusTarget, SnapshotListener {
  /** A card lower than this many times the text size has little room. */
  private static final int LOW = 34;

  /** A card lower than this leaves out lines that are empty or tell where the turn stands. */
  private static final int LOWEST = 21;

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
}
