package roundhouse.print.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureFiles;

/** An HTML page that needs no other file, written from top to bottom. */
public final class HtmlPage {
  private final StringBuilder body = new StringBuilder();
  private int names;

  /** Escapes text for HTML. */
  public static String text(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** Adds a line of HTML, with texts, which are escaped, in place of each %s. */
  public HtmlPage line(String html, Object... texts) {
    Object[] escaped = Stream.of(texts).map(text -> text(String.valueOf(text))).toArray();
    return add(html.formatted(escaped) + "\n");
  }

  /** Adds HTML as it is. */
  public HtmlPage add(String html) {
    body.append(html);
    return this;
  }

  /** Adds a table with a row of headings. */
  public void table(List<String> headings, List<List<String>> rows) {
    line("<table class=\"figures\">");
    row("th", headings);
    rows.forEach(cells -> row("td", cells));
    line("</table>");
  }

  /** Adds a row to the table that is being written. */
  public void row(String tag, List<String> cells) {
    add(
        cells.stream()
            .map(cell -> "<%s>%s</%s>".formatted(tag, text(cell), tag))
            .collect(Collectors.joining("", "<tr>", "</tr>\n")));
  }

  /** Adds a picture that fills the width of its column, with a caption above it. */
  public void figure(String caption, Painter painter, int width) {
    String svg = PictureFiles.svg(painter, width);
    int height = PictureFiles.height(painter, width);
    String scaled =
        svg.substring(svg.indexOf("<svg"))
            .replaceFirst("<svg", "<svg viewBox=\"0 0 " + width + " " + height + "\"");
    add("<figure><figcaption>%s</figcaption>%s</figure>\n".formatted(text(caption), scaled));
  }

  /** Adds a picture in its own size, or as large as fits in its column. */
  public void image(Painter painter, int width) {
    add(image(painter, width, "") + "\n");
  }

  /**
   * A picture of its own, so that names inside two pictures do not meet.
   *
   * @param attributes of its element
   */
  public static String image(Painter painter, int width, String attributes) {
    byte[] svg = PictureFiles.svg(painter, width).getBytes(StandardCharsets.UTF_8);
    return "<img alt=\"\"%s src=\"data:image/svg+xml;base64,%s\">"
        .formatted(attributes, Base64.getEncoder().encodeToString(svg));
  }

  /** A name for a part of the page that no other part has. */
  public String name(String of) {
    names++;
    return of + "-" + names;
  }

  /** The whole page. */
  public String page(String title) {
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
