package roundhouse.editor.hooks;

import javax.swing.JEditorPane;

/** Pages of words for people. */
final class Html {
  private Html() {}

  /**
   * @param says what it is called for those who do not see it
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
    return String.valueOf(text).replace("&", "&amp;").replace("<", "&lt;");
  }
}
