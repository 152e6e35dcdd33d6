package roundhouse.editor.card;

import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Font;
import java.awt.Insets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.words.UiWords;

/**
 * What can be done beside the decision, as one chip for each private company with the name of its
 * owner. A chip shows its choices in the body of the card; it never takes the keyboard, but Alt
 * with the arrows up and down presses one after the other. Without chips its line stays empty, so
 * that nothing moves when the first one comes.
 */
final class SideChoices extends JPanel {
  private static final int GAP = 4;

  private final transient Runnable changed;
  private final JLabel says = new JLabel(UiWords.of("card.also"));
  private final JButton more = new JButton(UiWords.of("card.hidden-chips", 9));
  private Map<String, List<ChoiceRow>> offered = Map.of();
  private Optional<String> open = Optional.empty();

  private int line;
  private boolean keepsEmptyLine = true;

  /** The first chip that is shown. */
  private int first;

  /**
   * @param changed called when another chip is pressed
   */
  SideChoices(Runnable changed) {
    super(new FlowLayout(FlowLayout.LEFT, GAP, 2));
    this.changed = changed;
    setName("also now");
    more.setName("more chips");
    more.setToolTipText(UiWords.of("card.more-chips"));
    more.setFocusable(false);
    more.putClientProperty("JButton.buttonType", "roundRect");
    more.addActionListener(_ -> turn());
    setBorder(BorderFactory.createEmptyBorder(0, 6, 0, 6));
  }

  /**
   * @param lowest whether the card has no room for an empty line
   */
  void fit(Font font, boolean lowest) {
    line = Math.round(font.getSize2D() * 2.5f);
    keepsEmptyLine = !lowest;
    revalidate();
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(0, keepsEmptyLine || !offered.isEmpty() ? line : 0);
  }

  @Override
  public Dimension getMinimumSize() {
    return getPreferredSize();
  }

  void show(Map<String, List<ChoiceRow>> now) {
    if (now.equals(offered)) return;
    offered = now;
    open = Optional.empty();
    first = 0;
    removeAll();
    if (!now.isEmpty()) add(says);
    now.forEach((id, rows) -> add(chip(id, rows)));
    if (!now.isEmpty()) add(more);
    revalidate();
    repaint();
  }

  /** Shows as many chips as the card is wide, from the first on; the others wait their turn. */
  @Override
  public void doLayout() {
    List<JToggleButton> chips = chips();
    int room = room(says);
    int all = chips.stream().mapToInt(chip -> GAP + chip.getPreferredSize().width).sum();
    if (all <= room) first = 0;
    else room -= GAP + more.getPreferredSize().width;
    int end = first;
    for (int at = first; at < chips.size(); at++) {
      room -= GAP + chips.get(at).getPreferredSize().width;
      if (room < 0 && at > first) break;
      end = at + 1;
    }
    for (int at = 0; at < chips.size(); at++) chips.get(at).setVisible(at >= first && at < end);
    int hidden = chips.size() - (end - first);
    more.setVisible(hidden > 0);
    more.setText(UiWords.of("card.hidden-chips", hidden));
    super.doLayout();
  }

  private int room(JLabel before) {
    Insets edge = getInsets();
    return getWidth() - edge.left - edge.right - 2 * GAP - before.getPreferredSize().width;
  }

  private List<JToggleButton> chips() {
    return Stream.of(getComponents())
        .filter(JToggleButton.class::isInstance)
        .map(JToggleButton.class::cast)
        .toList();
  }

  /** Goes on to the chips that are hidden, and from the last ones back to the first. */
  private void turn() {
    List<JToggleButton> chips = chips();
    int last = first;
    for (int at = 0; at < chips.size(); at++) if (chips.get(at).isVisible()) last = at;
    first = last + 1 < chips.size() ? last + 1 : 0;
    revalidate();
    repaint();
  }

  /** The rows of the chip that is pressed. */
  Optional<List<ChoiceRow>> rows() {
    return open.map(offered::get);
  }

  /** Presses the next chip, or one before with negative steps; after the last one none. */
  void step(int steps) {
    List<JToggleButton> chips = chips();
    int at = 0;
    while (at < chips.size() && !chips.get(at).isSelected()) at++;
    int next = Math.floorMod((at + 1) % (chips.size() + 1) + steps, chips.size() + 1) - 1;
    if (next < 0) press("", false);
    else chips.get(bring(next)).doClick(0);
  }

  /** Turns to where a chip is shown. */
  private int bring(int chip) {
    for (int turn = 0; turn < offered.size() && !chips().get(chip).isVisible(); turn++) {
      turn();
      doLayout();
    }
    return chip;
  }

  /** Presses no chip. */
  void close() {
    open = Optional.empty();
    chips().forEach(chip -> chip.setSelected(false));
  }

  private JToggleButton chip(String id, List<ChoiceRow> rows) {
    var chip = new JToggleButton(UiWords.of("card.chip", id, rows.getFirst().action().by()));
    chip.setName("also " + id);
    chip.setToolTipText(
        rows.size() == 1 ? rows.getFirst().says() : UiWords.of("card.chip-tip", id, rows.size()));
    chip.setFocusable(false);
    chip.putClientProperty("JButton.buttonType", "roundRect");
    chip.addActionListener(_ -> press(id, chip.isSelected()));
    return chip;
  }

  private void press(String id, boolean down) {
    close();
    if (down) {
      open = Optional.of(id);
      for (JToggleButton chip : chips()) chip.setSelected(("also " + id).equals(chip.getName()));
    }
    changed.run();
  }
}
