package roundhouse.editor.guide;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The pages that come with Roundhouse, in reading order. */
final class Guide {
  private static final List<String> PATHS =
      List.of(
          "README.md",
          "designs/README.md",
          "designs/adding-a-title.md",
          "designs/glossary.md",
          "scripts/README.md",
          "tile-library/README.md");
  private static final String FOLDER = "/roundhouse/guide/";

  private final List<GuidePage> pages;

  private Guide(List<GuidePage> pages) {
    this.pages = List.copyOf(pages);
  }

  /** Reads all pages, which takes a moment. */
  static Guide read() {
    return new Guide(PATHS.stream().map(path -> GuideReader.read(path, text(path))).toList());
  }

  private static String text(String path) {
    try (InputStream in = resource(path).openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The resource of a page; its pictures and links are relative to it. */
  static URL resource(String path) {
    return Optional.ofNullable(Guide.class.getResource(FOLDER + path))
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "the guide's page " + path + " is not packed with the app"));
  }

  List<GuidePage> pages() {
    return pages;
  }

  Optional<GuidePage> page(String path) {
    return pages.stream().filter(page -> page.path().equals(path)).findFirst();
  }

  /**
   * The place that explains a topic best: the row of its word, otherwise its section, otherwise the
   * first page.
   */
  GuideLocation find(GuideTopic topic) {
    Optional<GuidePage> page = page(topic.page());
    Optional<String> row =
        page.filter(_ -> !topic.word().isBlank())
            .flatMap(found -> found.row(topic.section(), topic.word()));
    return page.map(found -> new GuideLocation(found.path(), row.orElse(topic.section())))
        .orElse(new GuideLocation(PATHS.getFirst(), ""));
  }
}
