package roundhouse.editor.kit;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.JPopupMenu;
import roundhouse.engine.explanation.Subject;

/**
 * The context menu of things of the game, wherever they are shown: on the board, in the market, in
 * tables.
 */
public final class SubjectMenu {
  private record Entry(String name, Predicate<Subject> fits, Consumer<Subject> does) {}

  private final List<Entry> entries = new ArrayList<>();

  /**
   * Adds an entry.
   *
   * @param fits the things that have this entry
   */
  public void offer(String name, Predicate<Subject> fits, Consumer<Subject> does) {
    entries.add(new Entry(name, fits, does));
  }

  /** Shows the menu of a thing. */
  public void show(Component over, int x, int y, Subject subject) {
    var menu = new JPopupMenu();
    for (Entry entry : entries) {
      if (entry.fits().test(subject))
        menu.add(entry.name()).addActionListener(_ -> entry.does().accept(subject));
    }
    if (menu.getComponentCount() > 0) menu.show(over, x, y);
  }
}
