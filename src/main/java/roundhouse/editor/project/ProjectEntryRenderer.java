package roundhouse.editor.project;

import java.awt.Component;
import java.awt.Font;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;
import javax.swing.JTree;
import javax.swing.tree.DefaultTreeCellRenderer;
import roundhouse.editor.kit.WindowLook;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.ProjectFiles.Entry;
import roundhouse.workshop.project.ProjectFiles.Folder;

/**
 * Draws an entry of the project: bold for the design being played, red with the number of errors if
 * there are any.
 */
final class ProjectEntryRenderer extends DefaultTreeCellRenderer {
  private final transient WindowLook look;
  private final transient ToLongFunction<Path> errors;
  private transient Set<Path> broken = Set.of();
  private transient Optional<Path> present = Optional.empty();

  /**
   * @param errors the number of errors of the design in a folder
   */
  ProjectEntryRenderer(WindowLook look, ToLongFunction<Path> errors) {
    this.look = look;
    this.errors = errors;
  }

  void broken(Set<Path> files) {
    broken = files;
  }

  void present(Optional<Path> design) {
    present = design;
  }

  @Override
  public Component getTreeCellRendererComponent(
      JTree of,
      Object node,
      boolean selected,
      boolean expanded,
      boolean leaf,
      int row,
      boolean focused) {
    super.getTreeCellRendererComponent(of, node, selected, expanded, leaf, row, focused);
    setFont(of.getFont());
    ProjectTree.entry(node).ifPresent(this::tell);
    return this;
  }

  private void tell(Entry entry) {
    long wrong =
        entry instanceof Folder folder && folder.design() ? errors.applyAsLong(folder.path()) : 0;
    boolean played = present.filter(entry.path()::equals).isPresent();
    setText(says(entry, wrong));
    setToolTipText(played ? UiWords.of("project.played", entry.path()) : entry.path().toString());
    if (played) setFont(getFont().deriveFont(Font.BOLD));
    if (wrong > 0 || broken.contains(entry.path())) setForeground(look.error());
    String spoken = played ? UiWords.of("project.played", getText()) : getText();
    getAccessibleContext()
        .setAccessibleName(
            broken.contains(entry.path()) ? UiWords.of("project.broken", spoken) : spoken);
  }

  /** {@code mine (2 errors)}. */
  static String says(Entry entry, long errors) {
    String name =
        entry instanceof Folder folder ? folder.name() : entry.path().getFileName().toString();
    return errors == 0 ? name : UiWords.counted("project.errors", errors, name);
  }
}
