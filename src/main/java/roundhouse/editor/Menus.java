package roundhouse.editor;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.KeyStroke;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.UiAction;

/** The menu bar of the commands. */
final class Menus {
  private final Map<CommandMenu, JMenu> menus = new EnumMap<>(CommandMenu.class);

  private Menus() {}

  static JMenuBar of(CommandActions commands) {
    var menus = new Menus();
    for (CommandGroup group : CommandGroup.values()) menus.add(group, commands.of(group));
    var bar = new JMenuBar();
    menus.menus.values().forEach(bar::add);
    for (UiAction command : commands.all())
      for (KeyStroke same : KeyBindings.sameKeys(command.key()))
        bar.registerKeyboardAction(command, same, JComponent.WHEN_IN_FOCUSED_WINDOW);
    return bar;
  }

  private void add(CommandGroup group, List<UiAction> commands) {
    JMenu top = menus.computeIfAbsent(group.top(), Menus::menu);
    if (group.isMenu()) {
      top.add(filled(menu(group.menu()), commands));
      return;
    }
    if (top.getItemCount() > 0) top.addSeparator();
    filled(top, commands);
  }

  private static JMenu menu(CommandMenu named) {
    var menu = new JMenu(named.title());
    menu.setMnemonic(named.mnemonic());
    return menu;
  }

  private static JMenu filled(JMenu menu, List<UiAction> commands) {
    for (UiAction command : commands) menu.add(command).setToolTipText(null);
    return menu;
  }
}
