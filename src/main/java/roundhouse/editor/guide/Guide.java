package roundhouse.editor.guide;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The pages that come with Roundhouse, in the order in which the index lists them. */
final class Guide {
  /** The page that lists all others. */
  static final String INDEX = "designs/README.md";

  private static final String FOLDER = "/roundhouse/shipped/";

  /** A page of the index; those on how Roundhouse is built are elsewhere. */
  private static final Pattern PAGE =
      Pattern.compile(
          "\\]\\(((?:\\.\\./scripts/|\\.\\./tile-library/|guide/)?[\\w/-]*(?<!/rules)\\.md)\\)");

  private final List<GuidePage> pages;

  private Guide(List<GuidePage> pages) {
    this.pages = List.copyOf(pages);
  }

  /** Reads all pages, which takes a moment. */
  static Guide read() {
    String index = text(INDEX);
    return new Guide(
        Stream.concat(
                Stream.of(INDEX),
                PAGE.matcher(index)
                    .results()
                    .map(link -> GuideLocation.of(INDEX, link.group(1)).page()))
            .distinct()
            .map(path -> GuideReader.read(path, path.equals(INDEX) ? index : text(path)))
            .toList());
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
   * The place that explains a topic best: the row of its word, on its page or else on another of
   * the same folder; without one its page, without that the index.
   */
  GuideLocation find(GuideTopic topic) {
    String folder = topic.page().substring(0, topic.page().lastIndexOf('/') + 1);
    Optional<GuidePage> own = page(topic.page());
    return Stream.concat(
            own.stream(), pages.stream().filter(page -> page.path().startsWith(folder)))
        .flatMap(
            page -> page.row(topic.word()).map(row -> new GuideLocation(page.path(), row)).stream())
        .findFirst()
        .orElse(new GuideLocation(own.map(GuidePage::path).orElse(INDEX), ""));
  }
}
