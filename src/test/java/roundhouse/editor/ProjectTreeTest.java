package roundhouse.editor;

import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JLabel;
import javax.swing.JTree;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.BeforeEach;

/** The project tree of a window with a small design and a variant of it. */
abstract class ProjectTreeTest extends WindowTest {
  Path trains;
  JTree tree;

  @Override
  void furnish() throws Exception {
    Path variant = Files.createDirectories(root.resolve("designs").resolve("variant"));
    Files.writeString(variant.resolve("title.yaml"), "extends: ../small\ntitle: Variant\n");
    trains = Files.writeString(variant.resolve("trains.yaml"), "\"2\": { price: 90 }\n");
  }

  @BeforeEach
  void findTheTree() throws Exception {
    tree = desk.part(JTree.class, "files");
    Desk.until(() -> row("variant"), row -> row >= 0);
  }

  final String told(int row) {
    return ((JLabel)
            tree.getCellRenderer()
                .getTreeCellRendererComponent(
                    tree,
                    tree.getPathForRow(row).getLastPathComponent(),
                    false,
                    false,
                    false,
                    row,
                    false))
        .getText();
  }

  /** The first row whose label starts with {@code name}; -1 if there is none. */
  final int row(String name) {
    for (int row = 0; row < tree.getRowCount(); row++) if (told(row).startsWith(name)) return row;
    return -1;
  }

  final void choose(int row) throws Exception {
    var bounds =
        Desk.look(
            () -> {
              tree.scrollRowToVisible(row);
              return tree.getRowBounds(row);
            });
    desk.click(tree, new Point2D.Double(bounds.getX() + 30, bounds.getCenterY()), 1);
  }

  /** The caret's line in the text of that name. */
  final String line(String name) {
    if (!(desk.find(name) instanceof RSyntaxTextArea text) || !text.isShowing()) return "";
    return text.getText().lines().skip(text.getCaretLineNumber()).findFirst().orElse("");
  }
}
