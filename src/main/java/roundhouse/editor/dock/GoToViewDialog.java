package roundhouse.editor.dock;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextField;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.ListArrows;
import roundhouse.editor.kit.Panels;
import roundhouse.words.UiWords;

/** Lists all views by name: typing finds one, Enter goes there, opening it if closed. */
final class GoToViewDialog extends JDialog {
  private final transient List<DockView> views;
  private final transient UnaryOperator<String> title;
  private final transient Consumer<String> go;
  private final JTextField filter = new JTextField(24);
  private final DefaultListModel<DockView> model = new DefaultListModel<>();
  private final JList<DockView> list = new JList<>(model);

  private GoToViewDialog(
      JFrame window, List<DockView> views, UnaryOperator<String> title, Consumer<String> go) {
    super(window, UiWords.of("views.go"), true);
    this.views = views;
    this.title = title;
    this.go = go;
    filter.setName("find a view");
    filter.putClientProperty("JTextField.placeholderText", UiWords.of("views.find"));
    list.setName("views");
    list.setCellRenderer(new Cell());
    list.setVisibleRowCount(views.size());
    KeyBindings.onTextChange(filter, this::fill);
    filter.addActionListener(_ -> go());
    filter.addKeyListener(new ListArrows(list));
    list.addMouseListener(new Click());
    KeyBindings.onEscape(getRootPane(), this::dispose);
    var content = new JPanel(new BorderLayout(0, 6));
    content.setBorder(BorderFactory.createEmptyBorder(8, 8, 8, 8));
    content.add(filter, BorderLayout.NORTH);
    content.add(Panels.scroll(list), BorderLayout.CENTER);
    setContentPane(content);
    fill();
    pack();
    setLocationRelativeTo(window);
  }

  /**
   * @param title what the list calls a view
   * @param go called with the view
   */
  static void ask(
      JFrame window, List<DockView> views, UnaryOperator<String> title, Consumer<String> go) {
    new GoToViewDialog(window, views, title, go).setVisible(true);
  }

  private void fill() {
    String typed = filter.getText().toLowerCase(Locale.ROOT);
    List<DockView> found =
        views.stream()
            .filter(view -> view.title().toLowerCase(Locale.ROOT).contains(typed))
            .toList();
    model.clear();
    model.addAll(found);
    list.setSelectedIndex(0);
  }

  private void go() {
    Optional<DockView> chosen = Optional.ofNullable(list.getSelectedValue());
    dispose();
    chosen.map(DockView::id).ifPresent(go);
  }

  private final class Click extends MouseAdapter {
    @Override
    public void mouseClicked(MouseEvent event) {
      go();
    }
  }

  private final class Cell extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> of, Object value, int index, boolean selected, boolean focused) {
      String says = title.apply(((DockView) value).id());
      return super.getListCellRendererComponent(of, says, index, selected, focused);
    }
  }
}
