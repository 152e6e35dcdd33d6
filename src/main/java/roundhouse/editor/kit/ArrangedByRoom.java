package roundhouse.editor.kit;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/** The parts of a view in one of two arrangements, by the room that there is for them. */
public final class ArrangedByRoom extends JPanel {
  private final transient Predicate<Dimension> roomy;
  private final transient Supplier<Component> wide;
  private final transient Supplier<Component> narrow;
  private transient Optional<Boolean> arranged = Optional.empty();

  /**
   * @param roomy whether a size has room for {@code wide}
   * @param wide puts the parts together where there is room
   * @param narrow does so where there is less
   */
  public ArrangedByRoom(
      Predicate<Dimension> roomy, Supplier<Component> wide, Supplier<Component> narrow) {
    super(new BorderLayout());
    this.roomy = roomy;
    this.wide = wide;
    this.narrow = narrow;
  }

  /** Arranges the parts before they are laid out, so that nothing is seen to move. */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    super.setBounds(x, y, width, height);
    arrange(getSize());
  }

  /** The same for a size that it is about to get, where that decides how much it needs. */
  public void arrange(Dimension room) {
    Optional<Boolean> now = Optional.of(roomy.test(room));
    if (now.equals(arranged)) return;
    removeAll();
    add((now.get() ? wide : narrow).get(), BorderLayout.CENTER);
    // The look may have changed while a part was not shown.
    if (arranged.isPresent()) SwingUtilities.updateComponentTreeUI(this);
    arranged = now;
  }
}
