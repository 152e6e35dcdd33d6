package roundhouse.editor.guide;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JEditorPane;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.event.HyperlinkEvent;
import javax.swing.text.html.HTMLDocument;
import javax.swing.text.html.HTMLEditorKit;
import roundhouse.editor.kit.WindowLook;
import roundhouse.words.UiWords;

/** Shows a page; a click on a link follows it. */
final class GuidePageView extends JEditorPane {
  private final transient WindowLook look;
  private transient GuidePage page = new GuidePage("", "", List.of());

  /**
   * @param follow called with the target of a link
   */
  GuidePageView(WindowLook look, Consumer<String> follow) {
    this.look = look;
    setName("guide page");
    getAccessibleContext().setAccessibleName(UiWords.of("guide.page"));
    setEditable(false);
    // A visible caret makes arrows, Page Down and copying a selection work as in a text.
    getCaret().setVisible(true);
    addHyperlinkListener(
        event -> {
          if (event.getEventType() == HyperlinkEvent.EventType.ACTIVATED)
            follow.accept(event.getDescription());
        });
  }

  /** Smooths pictures, which are stored larger than shown. */
  @Override
  protected void paintComponent(Graphics graphics) {
    ((Graphics2D) graphics)
        .setRenderingHint(
            RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    super.paintComponent(graphics);
  }

  /** Shows a page, from the top or from an anchor. */
  void show(GuidePage shown, String anchor) {
    if (!shown.equals(page)) {
      page = shown;
      fill();
    }
    if (anchor.isEmpty()) setCaretPosition(0);
    // A page must be laid out before it can be scrolled.
    else SwingUtilities.invokeLater(() -> scrollToReference(anchor));
  }

  /** Applies a new look. */
  void applyStyles() {
    if (!page.path().isEmpty()) fill();
  }

  private void fill() {
    setBackground(UIManager.getColor("TextArea.background"));
    var kit = new HTMLEditorKit();
    kit.setStyleSheet(GuideStyles.of(look));
    setEditorKit(kit);
    ((HTMLDocument) getDocument()).setBase(Guide.resource(page.path()));
    setText("<html><body>" + page.html() + "</body></html>");
    setCaretPosition(0);
  }
}
