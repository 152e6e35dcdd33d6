package roundhouse.editor.kit;

import java.util.List;
import javax.swing.JComponent;
import javax.swing.UIManager;
import javax.swing.plaf.ComponentUI;

/**
 * Shows texts as they are written. Swing takes a text that begins with {@code <html>} for a page
 * and fetches its pictures; names in designs, games and folders come from anywhere. Our own HTML is
 * shown with {@link HtmlText}.
 */
public final class PlainTextUi extends ComponentUI {
  private static final List<String> KINDS =
      List.of(
          "LabelUI",
          "ButtonUI",
          "ToggleButtonUI",
          "CheckBoxUI",
          "RadioButtonUI",
          "MenuUI",
          "MenuItemUI",
          "CheckBoxMenuItemUI",
          "RadioButtonMenuItemUI",
          "TabbedPaneUI",
          "ToolTipUI");

  private PlainTextUi() {}

  /** Stands before the look and feel, whichever it is. */
  static void install() {
    KINDS.forEach(kind -> UIManager.put(kind, PlainTextUi.class.getName()));
  }

  /** Called by Swing for each new component, before it looks at the text. */
  public static ComponentUI createUI(JComponent component) {
    if (component.getClientProperty(HtmlText.DISABLED) == null)
      component.putClientProperty(HtmlText.DISABLED, true);
    return UIManager.getLookAndFeelDefaults().getUI(component);
  }
}
