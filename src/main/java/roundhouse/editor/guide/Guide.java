package roundhouse.editor.guide;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

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

  /** Turns Markdown into a page; headings and table rows get anchors for links and topics. */
  private static final class GuideReader extends AbstractVisitor {
    private static final int PICTURE = 720;
    private static final List<Extension> TABLES = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
    private static final TextContentRenderer WORDS =
        TextContentRenderer.builder().extensions(TABLES).build();
    private static final HtmlRenderer HTML =
        HtmlRenderer.builder()
            .extensions(TABLES)
            .attributeProviderFactory(_ -> (_, tag, attributes) -> dress(tag, attributes))
            .build();

    private final IdGenerator names = IdGenerator.builder().build();
    private final List<GuidePage.Section> sections = new ArrayList<>();
    private final StringBuilder words = new StringBuilder();
    private final List<String> rows = new ArrayList<>();

    private GuideReader() {}

    /**
     * @param path in the repository
     */
    static GuidePage read(String path, String markdown) {
      Node document = PARSER.parse(markdown);
      var reader = new GuideReader();
      document.accept(reader);
      reader.close();
      return new GuidePage(path, HTML.render(document), reader.sections);
    }

    /** Adds what Swing cannot style: rules between cells, and the width of pictures. */
    private static void dress(String tag, Map<String, String> attributes) {
      if (tag.equals("table")) attributes.put("cellpadding", "4");
      if (tag.equals("img")) attributes.put("width", String.valueOf(PICTURE));
      if (tag.equals("td") || tag.equals("th")) attributes.put("valign", "top");
    }

    @Override
    public void visit(Heading begun) {
      close();
      String title = WORDS.render(begun).strip();
      String anchor = names.generateId(title);
      begun.prependChild(anchor(anchor));
      sections.add(new GuidePage.Section(begun.getLevel(), title, anchor, "", List.of()));
      visitChildren(begun);
    }

    /** Ends the current section. */
    private void close() {
      if (sections.isEmpty()) return;
      GuidePage.Section begun = sections.removeLast();
      sections.add(
          new GuidePage.Section(
              begun.level(), begun.title(), begun.anchor(), words.toString(), List.copyOf(rows)));
      words.setLength(0);
      rows.clear();
    }

    @Override
    public void visit(CustomNode node) {
      if (node instanceof TableRow row
          && row.getFirstChild() instanceof TableCell cell
          && cell.getFirstChild() instanceof Code code) named(cell, code.getLiteral());
      visitChildren(node);
    }

    private void named(TableCell cell, String word) {
      if (sections.isEmpty()) return;
      String row = sections.getLast().anchor() + "." + word;
      rows.add(row);
      cell.prependChild(anchor(row));
    }

    private static HtmlInline anchor(String name) {
      var anchor = new HtmlInline();
      anchor.setLiteral(
          "<a name=\""
              + name.replace("&", "&amp;").replace("\"", "&quot;").replace("<", "&lt;")
              + "\"></a>");
      return anchor;
    }

    /** Swing would put pictures that follow each other beside each other, however wide that is. */
    @Override
    public void visit(SoftLineBreak between) {
      if (!(between.getPrevious() instanceof Image && between.getNext() instanceof Image)) return;
      between.insertAfter(new HardLineBreak());
      between.unlink();
    }

    @Override
    public void visit(Text text) {
      words.append(text.getLiteral()).append(' ');
    }

    @Override
    public void visit(Code code) {
      words.append(code.getLiteral()).append(' ');
    }

    @Override
    public void visit(FencedCodeBlock code) {
      words.append(code.getLiteral()).append(' ');
    }
  }
}
