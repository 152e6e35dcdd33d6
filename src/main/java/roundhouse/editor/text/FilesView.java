package roundhouse.editor.text;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JPanel;
import javax.swing.JTree;
import javax.swing.tree.DefaultMutableTreeNode;
import javax.swing.tree.DefaultTreeCellRenderer;
import javax.swing.tree.DefaultTreeModel;
import roundhouse.design.Problem;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Typing;
import roundhouse.editor.kit.View;
import roundhouse.workshop.Snapshot;

/** The files that the design is made of, by folder; those with errors are red. */
public final class FilesView extends JPanel implements View {
  private final transient Look look;
  private final transient Consumer<Path> open;
  private final DefaultMutableTreeNode root = new DefaultMutableTreeNode();
  private final DefaultTreeModel model = new DefaultTreeModel(root);
  private final JTree tree = new JTree(model);
  private transient List<Path> files = List.of();
  private transient List<Path> broken = List.of();

  public FilesView(Look look, Consumer<Path> open) {
    super(new BorderLayout());
    this.look = look;
    this.open = open;
    tree.setName("files");
    Typing.letGo(tree, "F2");
    tree.setRootVisible(false);
    tree.setShowsRootHandles(true);
    tree.setCellRenderer(new Cell());
    tree.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            selected().ifPresent(open);
          }
        });
    tree.addKeyListener(
        new KeyAdapter() {
          @Override
          public void keyPressed(KeyEvent event) {
            if (event.getKeyCode() == KeyEvent.VK_ENTER) selected().ifPresent(open);
          }
        });
    add(Panels.scroll(tree), BorderLayout.CENTER);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.loaded() == now.loaded()) return;
    broken = now.loaded().problems().stream().filter(Problem::isError).map(problem -> problem.place().file().toAbsolutePath().normalize()).distinct().toList();
    List<Path> found = now.loaded().files();
    if (!found.isEmpty() && !found.equals(files)) fill(found);
    tree.repaint();
  }

  private void fill(List<Path> found) {
    boolean first = files.isEmpty();
    files = found;
    root.removeAllChildren();
    for (Path file : files) folder(file.getParent()).add(new DefaultMutableTreeNode(file));
    model.reload();
    for (int row = 0; row < tree.getRowCount(); row++) tree.expandRow(row);
    if (first) files.stream().findFirst().ifPresent(open);
  }

  private DefaultMutableTreeNode folder(Path folder) {
    for (int index = 0; index < root.getChildCount(); index++) {
      var child = (DefaultMutableTreeNode) root.getChildAt(index);
      if (child.getUserObject().equals(folder)) return child;
    }
    var added = new DefaultMutableTreeNode(folder);
    root.add(added);
    return added;
  }

  private Optional<Path> selected() {
    return Optional.ofNullable(tree.getLastSelectedPathComponent())
        .map(DefaultMutableTreeNode.class::cast)
        .filter(DefaultMutableTreeNode::isLeaf)
        .map(node -> (Path) node.getUserObject());
  }

  private final class Cell extends DefaultTreeCellRenderer {
    @Override
    public Component getTreeCellRendererComponent(JTree of, Object node, boolean selected, boolean expanded, boolean leaf, int row, boolean focused) {
      super.getTreeCellRendererComponent(of, node, selected, expanded, leaf, row, focused);
      if (!(((DefaultMutableTreeNode) node).getUserObject() instanceof Path file)) return this;
      setText(leaf ? file.getFileName().toString() : file.getParent().getFileName() + "/" + file.getFileName());
      setToolTipText(file.toString());
      if (broken.contains(file)) setForeground(look.error());
      return this;
    }
  }
}
