package roundhouse.editor.guide;

import java.util.List;
import java.util.Optional;

/**
 * A page of the guide.
 *
 * @param path in the repository, {@code designs/README.md}
 * @param html its body
 * @param sections in order, the page's title first
 */
record GuidePage(String path, String html, List<Section> sections) {

  /**
   * The text below one heading, down to the next.
   *
   * @param level 1 for the page's title
   * @param anchor the target of links
   * @param text its plain words, for the search
   * @param rows the anchors of its tables' rows, {@code end-timing.operating}
   */
  record Section(int level, String title, String anchor, String text, List<String> rows) {}

  GuidePage {
    sections = List.copyOf(sections);
  }

  String title() {
    return sections.isEmpty() ? path : sections.getFirst().title();
  }

  /** The row that explains a word. */
  Optional<String> row(String word) {
    return sections.stream()
        .flatMap(section -> section.rows().stream())
        .filter(row -> !word.isBlank() && row.endsWith("." + word))
        .findFirst();
  }
}
