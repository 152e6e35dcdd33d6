package roundhouse.editor.play;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.JPopupMenu;
import roundhouse.engine.whynot.Subject;

/**
 * What can be asked and done about things of the game wherever they are shown: on the board, in the
 * market, in tables.
 */
public final class SubjectMenu {
  private record Entry(String name, Predicate<Subject> fits, Consumer<Subject> does) {}

  private final List<Entry> entries = new ArrayList<>();

  /**
   * Adds a line to the menu.
   *
   * @param fits things for which there is the line
   */
  public void offer(String name, Predicate<Subject> fits, Consumer<Subject> does) {
    entries.add(new Entry(name, fits, does));
  }

  /** Shows what can be done about something. */
  void show(Component over, int x, int y, Subject subject) {
    var menu = new JPopupMenu();
    for (Entry entry : entries) {
      if (entry.fits().test(subject))
        menu.add(entry.name()).addActionListener(_ -> entry.does().accept(subject));
    }
    if (menu.getComponentCount() > 0) menu.show(over, x, y);
  }
}
