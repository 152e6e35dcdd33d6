package roundhouse.editor;

import javax.swing.JMenu;
import javax.swing.JMenuBar;
import roundhouse.editor.kit.UiAction;

/** The menus over the commands. */
final class Menus {
  private Menus() {}

  static JMenuBar of(Commands commands) {
    var bar = new JMenuBar();
    bar.add(menu("Game", 'G', commands.newGame, commands.open, commands.save, commands.saveAs, commands.export, commands.quit));
    bar.add(menu("Play", 'P', commands.decide, commands.lay, commands.turn, commands.turnBack, commands.drop));
    bar.add(
        menu(
            "History", 'H', named(commands.undo, "Undo"), named(commands.redo, "Redo"), named(commands.roundBack, "One round back"),
            named(commands.roundOn, "One round forth"), named(commands.first, "To the beginning"), named(commands.last, "To the end")));
    bar.add(menu("Design", 'D', commands.saveText, commands.reload, commands.files));
    bar.add(
        menu(
            "View", 'V', commands.dark, commands.larger, commands.smaller, commands.usualSize, commands.closer, commands.farther, commands.fit));
    bar.add(menu("Help", 'E', commands.keys));
    return bar;
  }

  /** In a menu a command has words, also where its button has a sign only. */
  private static Entry named(UiAction action, String name) {
    return new Entry(action, name);
  }

  private record Entry(UiAction action, String name) {}

  private static JMenu menu(String name, char key, Object... entries) {
    var menu = new JMenu(name);
    menu.setMnemonic(key);
    for (Object entry : entries) {
      switch (entry) {
        case Entry(UiAction action, String words) -> menu.add(action).setText(words);
        case UiAction action -> menu.add(action);
        default -> throw new IllegalArgumentException(entry + " is no command");
      }
    }
    return menu;
  }
}
