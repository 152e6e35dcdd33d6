package roundhouse.editor.card;

import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Font;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import roundhouse.editor.play.ChoiceRow;
import roundhouse.words.UiWords;

/**
 * What can be done beside the decision, as one chip for each private company with the name of its
 * owner. A chip shows its choices in the body of the card; it never takes the keyboard.
 */
final class Aside extends JPanel {
  private final transient Runnable changed;
  private final JLabel says = new JLabel(UiWords.of("card.also"));
  private Map<String, List<ChoiceRow>> offered = Map.of();
  private Optional<String> open = Optional.empty();

  /**
   * @param changed called when another chip is pressed
   */
  Aside(Runnable changed) {
    super(new FlowLayout(FlowLayout.LEFT, 4, 2));
    this.changed = changed;
    setName("also now");
    setBorder(BorderFactory.createEmptyBorder(0, 6, 0, 6));
  }

  void fit(Font font) {
    int height = Math.round(font.getSize2D() * 2.5f);
    setPreferredSize(new Dimension(0, height));
    setMinimumSize(new Dimension(0, height));
  }

  void show(Map<String, List<ChoiceRow>> now) {
    if (now.equals(offered)) return;
    offered = now;
    open = Optional.empty();
    removeAll();
    if (!now.isEmpty()) add(says);
    now.forEach((id, rows) -> add(chip(id, rows)));
    revalidate();
    repaint();
  }

  /** The rows of the chip that is pressed. */
  Optional<List<ChoiceRow>> rows() {
    return open.map(offered::get);
  }

  /** Presses no chip. */
  void close() {
    open = Optional.empty();
    for (var part : getComponents())
      if (part instanceof JToggleButton chip) chip.setSelected(false);
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
      for (var part : getComponents())
        if (part instanceof JToggleButton chip && ("also " + id).equals(chip.getName()))
          chip.setSelected(true);
    }
    changed.run();
  }
}
