package roundhouse.editor.guide;

import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import javax.swing.UIManager;
import javax.swing.text.html.HTMLEditorKit;
import javax.swing.text.html.StyleSheet;
import roundhouse.editor.kit.WindowLook;

/** Styles pages with the colours and sizes of the look. */
final class GuideStyles {
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
