package roundhouse.editor.map;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JTextArea;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.yaml.YamlNode;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;

/** Says below the form of a hex what the value with the caret means. */
final class HexHelp extends JTextArea {

  HexHelp() {
    super(3, 1);
    setName("hex says");
    setEditable(false);
    setFocusable(false);
    setLineWrap(true);
    setWrapStyleWord(true);
    setOpaque(false);
    setBorder(BorderFactory.createEmptyBorder(2, 10, 4, 10));
    putClientProperty("FlatLaf.styleClass", "small");
  }

  /** Explains the value of a field while the field has the focus. */
  void explain(HexField field) {
    field.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusGained(FocusEvent event) {
            setText(sentence(field.key()));
          }

          @Override
          public void focusLost(FocusEvent event) {
            setText("");
          }
        });
  }

  /**
   * The tip of a field, as HTML.
   *
   * @param inherited the value that another design sets
   */
  static String tip(String key, Optional<YamlNode> inherited) {
    String from =
        inherited
            .map(node -> node.place().file().getParent().getFileName())
            .map(design -> "<br>" + VisibleText.html(UiWords.of("common.inherited", design)))
            .orElse("");
    return "<html>" + VisibleText.html(sentence(key)) + from;
  }

  private static String sentence(String key) {
    return FormatDescription.at(List.of("map", "hexes", "any", key))
        .map(FormatDescription::says)
        .orElse("");
  }
}
