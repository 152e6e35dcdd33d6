package roundhouse.design.reference;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Cuts the text of a reference into pages, and links headings across them. */
public final class ReferencePages {
  /** A line between pages; the name of the page is relative to the folder of all. */
  private static final Pattern PAGE = Pattern.compile("(?m)^\\{\\{page ([\\w./-]+)}}\\n");

  /** A heading is followed by an empty line; comments in examples are not. */
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)\\n\\n");

  private static final Pattern LINK = Pattern.compile("\\(#([^)]+)\\)");

  private ReferencePages() {}

  /**
   * The pages by name, in the order of the text.
   *
   * @param text begins with <code>{{page design.md}}</code>, as does each page
   * @param origin how the pages are generated, told below the first heading of each
   */
  public static Map<String, String> of(String text, String origin) {
    String[] bodies = PAGE.split(text);
    var pages = new LinkedHashMap<String, String>();
    for (MatchResult page : PAGE.matcher(text).results().toList())
      pages.put(page.group(1), bodies[pages.size() + 1].strip() + "\n");
    var linked = new LinkedHashMap<String, String>();
    pages.forEach((name, body) -> linked.put(name, told(linked(name, body, pages), origin)));
    return linked;
  }

  private static String told(String body, String origin) {
    return body.replaceFirst("\n", Matcher.quoteReplacement("\n\n<!-- " + origin + " -->\n"));
  }

  private static String linked(String name, String body, Map<String, String> pages) {
    return LINK.matcher(body)
        .replaceAll(link -> Matcher.quoteReplacement("(" + link(name, link.group(1), pages) + ")"));
  }

  private static String link(String from, String anchor, Map<String, String> pages) {
    if (anchors(pages.get(from)).anyMatch(anchor::equals)) return "#" + anchor;
    String to =
        pages.keySet().stream()
            .filter(page -> anchors(pages.get(page)).anyMatch(anchor::equals))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        from + " links to #" + anchor + ", which no page has"));
    String path =
        Path.of("/" + from).getParent().relativize(Path.of("/" + to)).toString().replace('\\', '/');
    boolean top = anchors(pages.get(to)).findFirst().orElseThrow().equals(anchor);
    return top ? path : path + "#" + anchor;
  }

  /** The targets of links to a page, its title first. */
  private static Stream<String> anchors(String page) {
    return HEADING.matcher(page).results().map(heading -> anchor(heading.group(1)));
  }

  private static String anchor(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "").replace(' ', '-');
  }
}
