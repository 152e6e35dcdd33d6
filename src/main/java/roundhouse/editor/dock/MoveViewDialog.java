package roundhouse.editor.dock;

import java.awt.GridLayout;
import java.util.List;
import javax.swing.JComboBox;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.words.UiWords;

/** Moves a view by keyboard to anywhere the mouse could drag it. */
final class MoveViewDialog {
  private record Target(DockView view) {
    @Override
    public String toString() {
      return view.title();
    }
  }

  private MoveViewDialog() {}

  static void ask(JFrame window, DockedViews docks, DockView view) {
    List<Target> others =
        docks.views().stream()
            .filter(each -> each != view && docks.isOpen(each) && !docks.isAtEdge(each))
            .map(Target::new)
            .toList();
    if (others.isEmpty()) return;
    var where = new JComboBox<>(DockPlace.values());
    var target = new JComboBox<>(others.toArray(Target[]::new));
    where.setName("move where");
    target.setName("move beside");
    where.getAccessibleContext().setAccessibleName(UiWords.of("views.move-where"));
    target.getAccessibleContext().setAccessibleName(UiWords.of("views.move-beside"));
    var form = new JPanel(new GridLayout(0, 1, 0, 6));
    form.add(new JLabel(UiWords.of("views.move", view.title())));
    form.add(where);
    form.add(target);
    if (ConfirmDialog.form(
        docks.windowOf(view).orElse(window),
        form,
        UiWords.of("views.move-window"),
        UiWords.of("views.move-it"),
        where))
      docks.move(
          view, ((Target) target.getSelectedItem()).view(), (DockPlace) where.getSelectedItem());
  }
}
