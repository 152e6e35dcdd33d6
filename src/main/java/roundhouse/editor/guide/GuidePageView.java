package roundhouse.editor.guide;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JEditorPane;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.event.HyperlinkEvent;
import javax.swing.text.html.HTMLDocument;
import javax.swing.text.html.HTMLEditorKit;
import javax.swing.text.html.StyleSheet;
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

  /** Styles pages with the colours and sizes of the look. */
  private static final class GuideStyles {
    private GuideStyles() {}

    static StyleSheet of(WindowLook look) {
      var styles = new StyleSheet();
      styles.addStyleSheet(new HTMLEditorKit().getStyleSheet());
      String rules = rules();
      for (Map.Entry<String, Object> value : values(look).entrySet())
        rules = rules.replace("${" + value.getKey() + "}", String.valueOf(value.getValue()));
      rules.lines().forEach(styles::addRule);
      return styles;
    }

    private static Map<String, Object> values(WindowLook look) {
      int size = look.textSize();
      return Map.of(
          "family",
          UIManager.getFont("defaultFont").getFamily(),
          "text",
          size,
          "code",
          size - 1,
          "large",
          size + 2,
          "larger",
          size + 5,
          "largest",
          size + 9,
          "ink",
          hex(UIManager.getColor("Label.foreground")),
          "shade",
          hex(UIManager.getColor("Panel.background")),
          "line",
          hex(UIManager.getColor("Component.borderColor")),
          "link",
          hex(look.accent()));
    }

    private static String hex(Color color) {
      return "#%06x".formatted(color.getRGB() & 0xFFFFFF);
    }

    private static String rules() {
      try (InputStream in = GuideStyles.class.getResourceAsStream("page.css")) {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
  }
}
