package roundhouse.editor.hooks;

import javax.swing.JEditorPane;
import roundhouse.words.VisibleText;

/** Panes that show HTML. */
final class HtmlPanes {
  private HtmlPanes() {}

  /**
   * @param says the accessible name
   */
  static JEditorPane pane(String name, String says) {
    var pane = new JEditorPane("text/html", "");
    pane.setName(name);
    pane.getAccessibleContext().setAccessibleName(says);
    pane.putClientProperty(JEditorPane.HONOR_DISPLAY_PROPERTIES, true);
    pane.setEditable(false);
    return pane;
  }

  static String escaped(Object text) {
    return VisibleText.html(text);
  }
}
