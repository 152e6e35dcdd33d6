package roundhouse.print.html;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import roundhouse.compare.DesignComparison;
import roundhouse.compare.HookChange;
import roundhouse.compare.LineDifference;
import roundhouse.compare.ScriptChange;
import roundhouse.compare.ValueChange;
import roundhouse.design.spec.Design;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureFiles;
import roundhouse.picture.Theme;

/**
 * A comparison of two designs as an HTML page, with their maps side by side and differing hexes
 * marked.
 */
public final class ComparisonPage {
  private static final int WIDTH = 900;

  private final DesignComparison comparison;
  private final StringBuilder body = new StringBuilder();

  private ComparisonPage(DesignComparison comparison) {
    this.comparison = comparison;
  }

  public static String of(DesignComparison comparison) {
    return HtmlPage.page(comparison.before() + " → " + comparison.after(), body(comparison));
  }

  /** The comparison as a part of another page. */
  public static String body(DesignComparison comparison) {
    var page = new ComparisonPage(comparison);
    page.write();
    return page.body.toString();
  }

  private void write() {
    line("<h1>%s</h1>".formatted(HtmlPage.text(comparison.after())));
    line(
        "<p class=\"lead\">compared with %s: %s</p>"
            .formatted(
                HtmlPage.text(comparison.before()),
                comparison.same()
                    ? "nothing differs"
                    : counted(comparison.changes().size()) + ", " + hooks()));
    if (!comparison.values().hexes().isEmpty()) maps();
    if (!comparison.values().of("market").isEmpty()) markets();
    comparison.values().parts().forEach(this::part);
    if (!comparison.hooks().isEmpty()) hookTable();
    comparison.scripts().forEach(this::script);
  }

  private static String counted(int changes) {
    return changes == 1 ? "1 value differs" : changes + " values differ";
  }

  private String hooks() {
    int hooks = comparison.hooks().size();
    return hooks == 1
        ? "1 hook is answered differently"
        : hooks + " hooks are answered differently";
  }

  private void maps() {
    line(
        "<h2>Hexes that differ: %s</h2>"
            .formatted(HtmlPage.text(String.join(" ", comparison.values().hexes()))));
    sides("maps", design -> ComparisonPictures.map(design, comparison.values(), Theme.LIGHT));
  }

  private void markets() {
    line("<h2>Share prices</h2>");
    sides("charts", design -> ComparisonPictures.market(design, comparison.values(), Theme.LIGHT));
  }

  /** Maps are side by side; markets, which are wide, one below the other. */
  private void sides(String kind, Function<Design, Painter> picture) {
    line("<div class=\"%s\">".formatted(kind));
    figure(picture.apply(comparison.first().design()), comparison.before());
    figure(picture.apply(comparison.second().design()), comparison.after());
    line("</div>");
  }

  private void figure(Painter painter, String name) {
    body.append(
        HtmlPage.figure(
            name, PictureFiles.svg(painter, WIDTH), WIDTH, PictureFiles.height(painter, WIDTH)));
  }

  private void part(String part) {
    line("<h2>%s</h2>".formatted(HtmlPage.text(part)));
    line("<table>");
    for (ValueChange change : comparison.values().of(part)) row(change);
    line("</table>");
  }

  private void row(ValueChange change) {
    List<String> path =
        change.path().size() == 1 ? change.path() : change.path().subList(1, change.path().size());
    String before = change.before().map(text -> "<del>" + shown(text) + "</del>").orElse("");
    String after = change.after().map(text -> "<ins>" + shown(text) + "</ins>").orElse("");
    String arrow = change.before().isPresent() && change.after().isPresent() ? " → " : "";
    line(
        "<tr><td class=\"key\">%s</td><td>%s%s%s</td><td class=\"says\">%s</td></tr>"
            .formatted(
                HtmlPage.text(String.join(" › ", path)),
                before,
                arrow,
                after,
                HtmlPage.text(change.says())));
  }

  private static String shown(String text) {
    return text.isEmpty() ? "–" : HtmlPage.text(text);
  }

  private void hookTable() {
    line("<h2>hooks</h2>");
    line("<table>");
    for (HookChange hook : comparison.hooks()) {
      line(
          "<tr><td class=\"key\">%s</td><td>%s</td><td class=\"says\">%s</td></tr>"
              .formatted(
                  HtmlPage.text(hook.hook()),
                  HtmlPage.text(hook.text().substring(hook.hook().length() + 2)),
                  HtmlPage.text(hook.says())));
    }
    line("</table>");
  }

  private void script(ScriptChange script) {
    line("<h2>%s</h2>".formatted(HtmlPage.text(script.name())));
    line(
        "<p class=\"lead\">%s → %s</p>"
            .formatted(
                HtmlPage.text(script.before().orElse("–")),
                HtmlPage.text(script.after().orElse("–"))));
    line(
        "<pre>"
            + script.difference().shortened().stream()
                .map(ComparisonPage::scriptLine)
                .collect(Collectors.joining())
            + "</pre>");
  }

  private static String scriptLine(LineDifference.Line line) {
    return "<span class=\"%s\">%s</span>"
        .formatted(line.kind().name().toLowerCase(Locale.ROOT), HtmlPage.text(line.toString()));
  }

  private void line(String html) {
    body.append(html).append('\n');
  }
}
