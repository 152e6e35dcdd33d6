package roundhouse.editor.dock;

import io.github.andrewauclair.moderndocking.DockingRegion;
import java.awt.GridLayout;
import java.util.List;
import javax.swing.JComboBox;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.editor.kit.Confirm;
import roundhouse.words.Words;

/** Moves a view by keyboard to anywhere the mouse could drag it. */
final class MoveDialog {
  private enum Where {
    TABS(Words.of("views.into"), DockingRegion.CENTER),
    LEFT(Words.of("views.left-of"), DockingRegion.WEST),
    RIGHT(Words.of("views.right-of"), DockingRegion.EAST),
    ABOVE(Words.of("views.above"), DockingRegion.NORTH),
    BELOW(Words.of("views.below"), DockingRegion.SOUTH);

    private final String says;
    private final DockingRegion region;

    Where(String says, DockingRegion region) {
      this.says = says;
      this.region = region;
    }

    @Override
    public String toString() {
      return says;
    }
  }

  private record Target(DockView view) {
    @Override
    public String toString() {
      return view.title();
    }
  }

  private MoveDialog() {}

  static void ask(JFrame window, Docks docks, DockView view) {
    List<Target> others =
        docks.views().stream()
            .filter(each -> each != view && docks.open(each) && !docks.atEdge(each))
            .map(Target::new)
            .toList();
    if (others.isEmpty()) return;
    var where = new JComboBox<>(Where.values());
    var target = new JComboBox<>(others.toArray(Target[]::new));
    where.setName("move where");
    target.setName("move beside");
    where.getAccessibleContext().setAccessibleName(Words.of("views.move-where"));
    target.getAccessibleContext().setAccessibleName(Words.of("views.move-beside"));
    var form = new JPanel(new GridLayout(0, 1, 0, 6));
    form.add(new JLabel(Words.of("views.move", view.title())));
    form.add(where);
    form.add(target);
    if (Confirm.form(
        docks.windowOf(view).orElse(window), form, Words.of("views.move-window"), where))
      docks.move(
          view,
          ((Target) target.getSelectedItem()).view(),
          ((Where) where.getSelectedItem()).region);
  }
}
