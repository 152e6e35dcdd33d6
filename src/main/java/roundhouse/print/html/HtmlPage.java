package roundhouse.print.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Self-contained HTML pages. */
public final class HtmlPage {
  private HtmlPage() {}

  /** Escapes text for HTML. */
  public static String text(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** A picture that fills the width of its column. */
  public static String figure(String caption, String svg, int width, int height) {
    String scaled =
        svg.substring(svg.indexOf("<svg"))
            .replaceFirst("<svg", "<svg viewBox=\"0 0 " + width + " " + height + "\"");
    return "<figure><figcaption>%s</figcaption>%s</figure>\n".formatted(text(caption), scaled);
  }

  public static String page(String title, String body) {
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>"
        + text(title)
        + "</title>\n<style>\n"
        + style()
        + "</style>\n</head>\n<body>\n"
        + body
        + "</body>\n</html>\n";
  }

  private static String style() {
    try (InputStream text = HtmlPage.class.getResourceAsStream("report.css")) {
      return new String(text.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
