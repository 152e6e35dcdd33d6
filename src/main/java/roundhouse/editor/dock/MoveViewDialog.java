package roundhouse.editor.dock;

import java.awt.GridLayout;
import java.util.List;
import java.util.function.BiConsumer;
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

  /**
   * @param others beside which it can go
   * @param move called with what was chosen
   */
  static void ask(
      JFrame window, DockView view, List<DockView> others, BiConsumer<DockPlace, DockView> move) {
    if (others.isEmpty()) return;
    var where = new JComboBox<>(DockPlace.values());
    var target = new JComboBox<>(others.stream().map(Target::new).toArray(Target[]::new));
    where.setName("move where");
    target.setName("move beside");
    where.getAccessibleContext().setAccessibleName(UiWords.of("views.move-where"));
    target.getAccessibleContext().setAccessibleName(UiWords.of("views.move-beside"));
    var form = new JPanel(new GridLayout(0, 1, 0, 6));
    form.add(new JLabel(UiWords.of("views.move", view.title())));
    form.add(where);
    form.add(target);
    if (ConfirmDialog.form(
        window, form, UiWords.of("views.move-window"), UiWords.of("views.move-it"), where))
      move.accept((DockPlace) where.getSelectedItem(), ((Target) target.getSelectedItem()).view());
  }
}
