package roundhouse.editor.project;

import java.awt.Point;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.JTree;
import javax.swing.tree.DefaultMutableTreeNode;
import javax.swing.tree.DefaultTreeModel;
import javax.swing.tree.TreeNode;
import javax.swing.tree.TreePath;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.ProjectFiles.Entry;
import roundhouse.workshop.project.ProjectFiles.Folder;

/** Shows the entries of a project; keeps expansion and selection when the files change. */
final class ProjectTree extends JTree {
  private final DefaultMutableTreeNode top;
  private transient List<Entry> shown = List.of();
  private transient Optional<Path> opened = Optional.empty();

  ProjectTree() {
    super(new DefaultTreeModel(new DefaultMutableTreeNode()));
    top = (DefaultMutableTreeNode) getModel().getRoot();
    setName("files");
    getAccessibleContext().setAccessibleName(UiWords.of("project.files"));
    setRootVisible(false);
    setShowsRootHandles(true);
  }

  /**
   * @param present the design being played, which is expanded when its game begins
   */
  void show(List<Entry> entries, Optional<Path> present) {
    if (!entries.equals(shown)) fill(entries);
    if (present.equals(opened)) return;
    boolean other = opened.isPresent();
    opened = present;
    refreshLabels();
    nodes().stream()
        .filter(node -> entry(node).map(Entry::path).equals(present))
        .findFirst()
        .ifPresent(
            node -> {
              expandPath(path(node));
              if (other) select(path(node));
            });
  }

  /** Selects a design and scrolls to it and its files, unless something in it is selected. */
  private void select(TreePath design) {
    TreePath chosen = getSelectionPath();
    if (chosen != null && design.isDescendant(chosen)) return;
    setSelectionPath(design);
    int last = getRowForPath(design) + getModel().getChildCount(design.getLastPathComponent());
    scrollRowToVisible(last);
    scrollPathToVisible(design);
  }

  /** Updates the labels and their widths. */
  void refreshLabels() {
    nodes().forEach(((DefaultTreeModel) getModel())::nodeChanged);
  }

  private void fill(List<Entry> entries) {
    Set<Path> open = new HashSet<>();
    for (DefaultMutableTreeNode node : nodes())
      if (isExpanded(path(node))) entry(node).map(Entry::path).ifPresent(open::add);
    Optional<Path> chosen = chosen().map(Entry::path);
    shown = entries;
    top.removeAllChildren();
    entries.forEach(entry -> top.add(node(entry)));
    ((DefaultTreeModel) getModel()).reload();
    for (DefaultMutableTreeNode node : nodes()) {
      Path path = entry(node).map(Entry::path).orElseThrow();
      if (open.contains(path)) expandPath(path(node));
      if (chosen.isPresent() && chosen.get().equals(path)) setSelectionPath(path(node));
    }
  }

  private static DefaultMutableTreeNode node(Entry entry) {
    var node = new DefaultMutableTreeNode(entry);
    if (entry instanceof Folder folder) folder.inside().forEach(inside -> node.add(node(inside)));
    return node;
  }

  /** All nodes except the invisible root, each after its parent. */
  private List<DefaultMutableTreeNode> nodes() {
    var all = new ArrayList<DefaultMutableTreeNode>();
    for (TreeNode node : Collections.list(top.preorderEnumeration()))
      if (node != top) all.add((DefaultMutableTreeNode) node);
    return all;
  }

  private static TreePath path(DefaultMutableTreeNode node) {
    return new TreePath(node.getPath());
  }

  static Optional<Entry> entry(Object node) {
    return node instanceof DefaultMutableTreeNode known
            && known.getUserObject() instanceof Entry entry
        ? Optional.of(entry)
        : Optional.empty();
  }

  /** The row at a height, even beside its text. */
  Optional<TreePath> rowAt(Point point) {
    TreePath nearest = getClosestPathForLocation(point.x, point.y);
    return Optional.ofNullable(nearest).filter(path -> point.y < getPathBounds(path).getMaxY());
  }

  Optional<Entry> chosen() {
    return Optional.ofNullable(getLastSelectedPathComponent()).flatMap(ProjectTree::entry);
  }

  /** The design that is selected or contains the selected entry. */
  Optional<Path> chosenDesign() {
    TreePath path = getSelectionPath();
    if (path == null || path.getPathCount() < 2) return Optional.empty();
    return entry(path.getPathComponent(1))
        .filter(entry -> entry instanceof Folder folder && folder.design())
        .map(Entry::path);
  }
}
