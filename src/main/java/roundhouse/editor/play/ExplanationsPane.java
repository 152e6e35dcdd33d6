package roundhouse.editor.play;

import java.util.List;
import javax.swing.JEditorPane;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.explanation.Explanation;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;

/** What is allowed and what is not, with a paragraph for each. */
final class ExplanationsPane extends JEditorPane {
  private final transient WindowLook look;

  ExplanationsPane(WindowLook look) {
    super("text/html", "");
    this.look = look;
    setName("grounds");
    getAccessibleContext().setAccessibleName(UiWords.of("why-not.grounds"));
    putClientProperty(HONOR_DISPLAY_PROPERTIES, true);
    setEditable(false);
  }

  void tell(List<Explanation> grounds) {
    var text = new StringBuilder("<html>");
    for (Explanation ground : grounds) text.append(paragraph(ground));
    if (grounds.isEmpty()) text.append("<p>" + UiWords.of("why-not.nothing"));
    setText(text.toString());
    setCaretPosition(0);
  }

  private String paragraph(Explanation ground) {
    String mark = ground.allowed() ? "✓" : "✗";
    int rgb = (ground.allowed() ? look.accent() : look.error()).getRGB() & 0xFFFFFF;
    String rule =
        ground.rule().isEmpty()
            ? ""
            : " <i>" + UiWords.of("why-not.rule", VisibleText.html(ground.rule())) + "</i>";
    return "<p style='margin-bottom:6px'><b><font color='#%06x'>%s</font></b> %s%s"
        .formatted(rgb, mark, VisibleText.html(ground.says()), rule);
  }
}
