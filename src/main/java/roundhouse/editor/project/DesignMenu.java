package roundhouse.editor.project;

import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import roundhouse.words.UiWords;

/** The entries of the tree's menu that create designs, remove them and bring them back. */
final class DesignMenu {
  private final DesignActions actions;

  DesignMenu(DesignActions actions) {
    this.actions = actions;
  }

  /**
   * Adds the entries.
   *
   * @param chosen file or folder
   * @param design that it belongs to
   * @param played the design being played, which cannot be removed
   */
  void fill(JPopupMenu menu, Optional<Path> chosen, Optional<Path> design, Optional<Path> played) {
    menu.addSeparator();
    add(menu, UiWords.of("project.new"), () -> actions.make(Optional.empty()));
    design.ifPresent(
        base ->
            add(
                menu,
                UiWords.of("project.variant", base.getFileName()),
                () -> actions.make(Optional.of(base))));
    design.ifPresent(
        old ->
            add(menu, UiWords.of("project.remove", old.getFileName()), () -> actions.remove(old))
                .setEnabled(!played.equals(Optional.of(old))));
    actions
        .removed()
        .ifPresent(name -> add(menu, UiWords.of("project.bring-back", name), actions::bringBack));
    if (actions.untrusted()) add(menu, UiWords.of("project.trust"), actions::trust);
    if (chosen.isPresent()) menu.addSeparator();
    chosen.ifPresent(path -> add(menu, UiWords.of("project.copy-path"), () -> copy(path)));
  }

  private static JMenuItem add(JPopupMenu menu, String text, Runnable does) {
    JMenuItem item = menu.add(text);
    item.addActionListener(_ -> does.run());
    return item;
  }

  private static void copy(Path path) {
    Toolkit.getDefaultToolkit()
        .getSystemClipboard()
        .setContents(new StringSelection(path.toString()), null);
  }
}
