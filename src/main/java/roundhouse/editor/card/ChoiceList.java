package roundhouse.editor.card;

import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListModel;
import javax.swing.JComboBox;
import javax.swing.JList;
import javax.swing.ListSelectionModel;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.turn.facts.RowVariants;
import roundhouse.words.UiWords;

/**
 * The choices in the body of the card. Arrows pick, comma and full stop turn a tile, digits enter
 * an amount, letters seek, Enter plays what was picked since the card changed.
 */
final class ChoiceList extends JList<ChoiceRow> {
  private final transient ChoiceSelection pick;
  private final DefaultListModel<ChoiceRow> rows = new DefaultListModel<>();
  private final transient Keys keys;
  private final VariantField variant;
  private transient IntFunction<String> money = String::valueOf;
  private boolean following;

  /** What keys do outside the list. */
  interface Keys {
    /** A letter seeks a choice. */
    void seek(char first);

    /** A digit begins an amount. */
    void amount(char first);

    /** Tab goes to the next train. */
    void nextTrain();

    /** Backspace takes the last stop of a run back. */
    void back();
  }

  ChoiceList(ChoiceSelection pick, Keys keys) {
    this.pick = pick;
    this.keys = keys;
    variant = new VariantField(pick);
    add(variant);
    setModel(rows);
    setName("choices");
    getAccessibleContext().setAccessibleName(UiWords.of("views.choices"));
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    addListSelectionListener(_ -> picked());
    addKeyListener(new Typing());
    addMouseListener(new DoubleClick(this::playPicked));
    KeyBindings.passToWindow(this, "LEFT", "RIGHT");
    KeyBindings.bindFocused(this, "DOWN", () -> move(1));
    KeyBindings.bindFocused(this, "UP", () -> move(-1));
    KeyBindings.bindFocused(this, "TAB", keys::nextTrain);
    KeyBindings.bindFocused(this, "BACK_SPACE", keys::back);
  }

  /** Whether Tab goes to the next train; otherwise it goes to the next part of the window. */
  void drawRuns(boolean runs) {
    setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, runs ? Set.of() : null);
  }

  /** Shows these rows, and the one that is picked. */
  void show(List<ChoiceRow> shown) {
    following = true;
    if (!shown.equals(Collections.list(rows.elements()))) {
      rows.clear();
      rows.addAll(shown);
    }
    pick.row().ifPresentOrElse(row -> setSelectedValue(row, true), this::clearSelection);
    following = false;
    variant.follow(money);
    doLayout();
    // Another price of the same row is picked without another selection.
    repaint();
  }

  /** Tells prices in the money of a game. */
  void payIn(IntFunction<String> amount) {
    money = amount;
  }

  @Override
  public void doLayout() {
    if (variant.isVisible() && !isSelectionEmpty())
      variant.stand(getCellBounds(getSelectedIndex(), getSelectedIndex()));
  }

  /** Keeps the picked row in sight where the list has become lower. */
  void showPicked() {
    if (!isSelectionEmpty()) ensureIndexIsVisible(getSelectedIndex());
  }

  /** Long words end at the edge of the card rather than scroll away. */
  @Override
  public boolean getScrollableTracksViewportWidth() {
    return true;
  }

  /** Picks the next row, or one before with negative steps. */
  void move(int steps) {
    int at = getSelectedIndex() < 0 && steps < 0 ? rows.size() : getSelectedIndex();
    select(at + steps);
  }

  /** Picks the row at a place, if there is one. */
  void select(int index) {
    if (index < 0 || index >= rows.size()) return;
    setSelectedIndex(index);
    ensureIndexIsVisible(index);
  }

  private void picked() {
    if (!following && !getValueIsAdjusting() && getSelectedValue() != null)
      pick.select(getSelectedValue());
  }

  private void playPicked() {
    if (!isSelectionEmpty()) pick.play();
  }

  private final class Typing extends KeyAdapter {
    @Override
    public void keyTyped(KeyEvent event) {
      if (event.isAltDown() || event.isControlDown() || event.isMetaDown()) return;
      char typed = event.getKeyChar();
      boolean amount = pick.choice().filter(choice -> choice.amount().isPresent()).isPresent();
      if (typed >= '0' && typed <= '9' && amount) keys.amount(typed);
      else if (Character.isLetterOrDigit(typed) && Character.toLowerCase(typed) != 'r')
        keys.seek(typed);
    }

    @Override
    public void keyPressed(KeyEvent event) {
      switch (event.getKeyCode()) {
        case KeyEvent.VK_ENTER -> {
          if (event.getModifiersEx() == 0) pick.play();
        }
        case KeyEvent.VK_R -> {
          if (!event.isControlDown() && !event.isAltDown() && !event.isMetaDown())
            pick.turn(event.isShiftDown() ? -1 : 1);
        }
        case KeyEvent.VK_COMMA -> pick.turn(-1);
        case KeyEvent.VK_PERIOD -> pick.turn(1);
        default -> {
          // Other keys belong to the list or the window.
        }
      }
    }
  }

  /**
   * Which of the prices or percentages of the picked row: it lies in that row, at the right. Comma
   * and full stop go through them.
   */
  private static final class VariantField extends JComboBox<String> {
    private static final int EDGE = 10;

    private final transient ChoiceSelection pick;
    private transient Optional<ChoiceRow> shown = Optional.empty();
    private boolean following;

    VariantField(ChoiceSelection pick) {
      this.pick = pick;
      setName("variant");
      setToolTipText(UiWords.of("card.variant"));
      getAccessibleContext().setAccessibleName(UiWords.of("card.variant"));
      setFocusable(false);
      setVisible(false);
      addActionListener(_ -> picked());
    }

    private void picked() {
      if (!following) pick.turn(getSelectedIndex() - pick.variant());
    }

    /** Moves to a row of the list, whose lower line has its height. */
    void stand(Rectangle row) {
      Dimension size = getPreferredSize();
      int width = Math.min(size.width, row.width / 2);
      setBounds(
          row.x + row.width - width - EDGE,
          row.y + row.height - size.height - 2,
          width,
          size.height);
    }

    /** Shows what the picked row can be. */
    void follow(IntFunction<String> money) {
      Optional<ChoiceRow> now = pick.row().filter(RowVariants::areTold);
      following = true;
      if (!now.equals(shown))
        setModel(
            new DefaultComboBoxModel<>(
                now.stream()
                    .flatMap(row -> RowVariants.words(row, money).stream())
                    .toArray(String[]::new)));
      shown = now;
      if (now.isPresent()) setSelectedIndex(pick.variant());
      following = false;
      setVisible(now.isPresent());
    }
  }
}
