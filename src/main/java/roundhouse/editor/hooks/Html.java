package roundhouse.editor.hooks;

import javax.swing.JEditorPane;

/** Pages of words for people. */
final class Html {
  private Html() {}

  static JEditorPane pane(String name) {
    var pane = new JEditorPane("text/html", "");
    pane.setName(name);
    pane.getAccessibleContext().setAccessibleName(name);
    pane.putClientProperty(JEditorPane.HONOR_DISPLAY_PROPERTIES, true);
    pane.setEditable(false);
    return pane;
  }

  static String escaped(Object text) {
    return String.valueOf(text).replace("&", "&amp;").replace("<", "&lt;");
  }
}
