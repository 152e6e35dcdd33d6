package roundhouse.editor.kit;

import java.awt.Component;
import java.awt.EventQueue;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.JPopupMenu;
import javax.swing.SwingUtilities;
import roundhouse.engine.explanation.Subject;

/**
 * The context menu of things of the game, wherever they are shown: on the board, in the market, in
 * tables.
 */
public final class SubjectMenu {
  private record Entry(String name, Predicate<Subject> fits, Consumer<Subject> does) {}

  private final List<Entry> entries = new ArrayList<>();
  private Optional<Consumer<Subject>> atOnce = Optional.empty();

  /**
   * Adds an entry.
   *
   * @param fits the things that have this entry
   */
  public void offer(String name, Predicate<Subject> fits, Consumer<Subject> does) {
    entries.add(new Entry(name, fits, does));
  }

  /** Adds the entry that Alt+click chooses without the menu. */
  public void offerAtOnce(String name, Consumer<Subject> does) {
    offer(name, _ -> true, does);
    atOnce = Optional.of(does);
  }

  /** Whether a press of the mouse asks for {@link #show}. */
  public static boolean isAskedBy(MouseEvent event) {
    return event.isPopupTrigger()
        || event.getID() == MouseEvent.MOUSE_PRESSED
            && SwingUtilities.isLeftMouseButton(event)
            && event.isAltDown();
  }

  /** Shows the menu of a thing, or chooses what Alt+click does. */
  public void show(Component over, int x, int y, Subject subject) {
    boolean alt =
        EventQueue.getCurrentEvent() instanceof MouseEvent event
            && event.isAltDown()
            && !event.isPopupTrigger();
    if (alt) atOnce.ifPresent(does -> does.accept(subject));
    else showMenu(over, x, y, subject);
  }

  private void showMenu(Component over, int x, int y, Subject subject) {
    var menu = new JPopupMenu();
    for (Entry entry : entries) {
      if (entry.fits().test(subject))
        menu.add(entry.name()).addActionListener(_ -> entry.does().accept(subject));
    }
    if (menu.getComponentCount() > 0) menu.show(over, x, y);
  }
}
