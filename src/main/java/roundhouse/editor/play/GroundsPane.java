package roundhouse.editor.play;

import java.util.List;
import javax.swing.JEditorPane;
import roundhouse.editor.kit.Look;
import roundhouse.engine.whynot.Ground;
import roundhouse.words.Words;

/** What is allowed and what is not, a paragraph each. */
final class GroundsPane extends JEditorPane {
  private final transient Look look;

  GroundsPane(Look look) {
    super("text/html", "");
    this.look = look;
    setName("grounds");
    getAccessibleContext().setAccessibleName(Words.of("why-not.grounds"));
    putClientProperty(HONOR_DISPLAY_PROPERTIES, true);
    setEditable(false);
  }

  void tell(List<Ground> grounds) {
    var text = new StringBuilder("<html>");
    for (Ground ground : grounds) text.append(paragraph(ground));
    if (grounds.isEmpty()) text.append("<p>" + Words.of("why-not.nothing"));
    setText(text.toString());
    setCaretPosition(0);
  }

  private String paragraph(Ground ground) {
    String mark = ground.allowed() ? "✓" : "✗";
    int rgb = (ground.allowed() ? look.accent() : look.error()).getRGB() & 0xFFFFFF;
    String rule =
        ground.rule().isEmpty()
            ? ""
            : " <i>" + Words.of("why-not.rule", escaped(ground.rule())) + "</i>";
    return "<p style='margin-bottom:6px'><b><font color='#%06x'>%s</font></b> %s%s"
        .formatted(rgb, mark, escaped(ground.says()), rule);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
