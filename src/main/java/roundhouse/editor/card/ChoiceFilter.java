package roundhouse.editor.card;

import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import javax.swing.JTextField;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.turn.choices.ActionPlace;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.words.UiWords;

/** The field in which one types to find a choice; its arrow keys move through the choices. */
final class ChoiceFilter extends JTextField {
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
