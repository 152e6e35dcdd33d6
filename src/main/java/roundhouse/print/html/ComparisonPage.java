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
import roundhouse.picture.Theme;

/**
 * A comparison of two designs as an HTML page, with their maps side by side and differing hexes
 * marked.
 */
public final class ComparisonPage {
  private static final int WIDTH = 900;

  private final DesignComparison comparison;
  private final HtmlPage page;

  private ComparisonPage(DesignComparison comparison, HtmlPage page) {
    this.comparison = comparison;
    this.page = page;
  }

  public static String of(DesignComparison comparison) {
    var page = new HtmlPage();
    write(comparison, page);
    return page.page(comparison.before() + " → " + comparison.after());
  }

  /** Adds the comparison to a page. */
  public static void write(DesignComparison comparison, HtmlPage page) {
    new ComparisonPage(comparison, page).write();
  }

  private void write() {
    page.line("<h1>%s</h1>", comparison.after());
    page.line(
        "<p class=\"lead\">compared with %s: %s</p>",
        comparison.before(),
        comparison.same()
            ? "nothing differs"
            : counted(comparison.changes().size()) + ", " + hooks());
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
    page.line("<h2>Hexes that differ: %s</h2>", String.join(" ", comparison.values().hexes()));
    sides("maps", design -> ComparisonPictures.map(design, comparison.values(), Theme.LIGHT));
  }

  private void markets() {
    page.line("<h2>Share prices</h2>");
    sides("charts", design -> ComparisonPictures.market(design, comparison.values(), Theme.LIGHT));
  }

  /** Maps are side by side; markets, which are wide, one below the other. */
  private void sides(String kind, Function<Design, Painter> picture) {
    page.line("<div class=\"%s\">", kind);
    page.figure(comparison.before(), picture.apply(comparison.first().design()), WIDTH);
    page.figure(comparison.after(), picture.apply(comparison.second().design()), WIDTH);
    page.line("</div>");
  }

  private void part(String part) {
    page.line("<h2>%s</h2>", part);
    page.line("<table>");
    for (ValueChange change : comparison.values().of(part)) row(change);
    page.line("</table>");
  }

  private void row(ValueChange change) {
    List<String> path =
        change.path().size() == 1 ? change.path() : change.path().subList(1, change.path().size());
    String before = change.before().map(text -> "<del>" + shown(text) + "</del>").orElse("");
    String after = change.after().map(text -> "<ins>" + shown(text) + "</ins>").orElse("");
    String arrow = change.before().isPresent() && change.after().isPresent() ? " → " : "";
    row(String.join(" › ", path), before + arrow + after, change.says());
  }

  /**
   * A row.
   *
   * @param html of its middle cell
   */
  private void row(String key, String html, String says) {
    page.line("<tr><td class=\"key\">%s</td>", key)
        .add("<td>" + html + "</td>")
        .line("<td class=\"says\">%s</td></tr>", says);
  }

  private static String shown(String text) {
    return text.isEmpty() ? "–" : HtmlPage.text(text);
  }

  private void hookTable() {
    page.line("<h2>hooks</h2>");
    page.line("<table>");
    for (HookChange hook : comparison.hooks())
      row(hook.hook(), HtmlPage.text(hook.text().substring(hook.hook().length() + 2)), hook.says());
    page.line("</table>");
  }

  private void script(ScriptChange script) {
    page.line("<h2>%s</h2>", script.name());
    page.line(
        "<p class=\"lead\">%s → %s</p>", script.before().orElse("–"), script.after().orElse("–"));
    page.add(
        script.difference().shortened().stream()
            .map(ComparisonPage::scriptLine)
            .collect(Collectors.joining("", "<pre>", "</pre>\n")));
  }

  private static String scriptLine(LineDifference.Line line) {
    return "<span class=\"%s\">%s</span>"
        .formatted(line.kind().name().toLowerCase(Locale.ROOT), HtmlPage.text(line.toString()));
  }
}
