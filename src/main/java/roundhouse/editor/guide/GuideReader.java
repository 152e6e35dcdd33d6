package roundhouse.editor.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/** Turns Markdown into a page; headings and table rows get anchors for links and topics. */
final class GuideReader extends AbstractVisitor {
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
