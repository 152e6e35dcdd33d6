package roundhouse.editor.dock;

import io.github.andrewauclair.moderndocking.ui.DockingHeaderUI;
import java.awt.BorderLayout;
import java.awt.Color;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import roundhouse.words.UiWords;

/** The title of a view that slides out from an edge, and the menu of a view. */
final class ViewHeader extends JPanel implements DockingHeaderUI {
  private final DockView view;
  private final JLabel name = new JLabel();
  private final JButton menu = new JButton(new DotsIcon());
  private transient Supplier<List<Action>> commands = List::of;

  ViewHeader(DockView view) {
    super(new BorderLayout());
    this.view = view;
    setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 4));
    dress(menu);
    menu.addActionListener(_ -> displaySettingsMenu(menu));
    add(name, BorderLayout.CENTER);
    add(menu, BorderLayout.EAST);
    update();
  }

  /** Styles a button that opens the menu of a view. */
  static void dress(JButton button) {
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.setFocusable(false);
    button.setToolTipText(UiWords.of("views.menu-tip"));
    button.getAccessibleContext().setAccessibleName(UiWords.of("views.menu"));
  }

  /** Sets the entries of the menu. */
  void offer(Supplier<List<Action>> offered) {
    commands = offered;
  }

  @Override
  public void update() {
    name.setText(view.getTabText());
  }

  @Override
  public void displaySettingsMenu(JButton at) {
    var popup = new JPopupMenu(view.title());
    popup.setName("view menu");
    for (Action command : commands.get()) popup.add(command).setToolTipText(null);
    popup.show(at, at.getWidth() - popup.getPreferredSize().width, at.getHeight());
  }

  @Override
  public void setBackgroundOverride(Color color) {
    // Colours come from the look only.
    return;
  }

  @Override
  public void setForegroundOverride(Color color) {
    // Colours come from the look only.
    return;
  }
}
