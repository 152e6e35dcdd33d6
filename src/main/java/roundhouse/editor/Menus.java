package roundhouse.editor;

import javax.swing.JMenu;
import javax.swing.JMenuBar;
import roundhouse.editor.kit.UiAction;
import roundhouse.words.Words;

/** The menu bar of the commands. */
final class Menus {
  private Menus() {}

  static JMenuBar of(Commands commands, PlayCommands play, ViewCommands views) {
    var bar = new JMenuBar();
    bar.add(
        menu(
            Words.of("menus.game"),
            'G',
            commands.newGame,
            commands.open,
            commands.save,
            commands.saveAs,
            commands.export,
            commands.print,
            commands.zip,
            commands.quit));
    bar.add(
        menu(
            Words.of("menus.play"),
            'P',
            commands.decide,
            play.whyNot,
            commands.lay,
            commands.turn,
            commands.turnBack,
            commands.drop,
            commands.bot,
            commands.botRound,
            commands.botGame,
            commands.stopBot,
            play.seats,
            play.halt,
            play.arrange,
            play.saveTest));
    bar.add(
        menu(
            Words.of("menus.history"),
            'H',
            commands.undo,
            commands.redo,
            commands.roundBack,
            commands.roundOn,
            commands.first,
            commands.last,
            play.lines,
            play.newLine));
    var design =
        menu(
            Words.of("menus.design"),
            'D',
            commands.newDesign,
            commands.saveText,
            commands.reload,
            play.scripts,
            play.runTests,
            commands.designs,
            commands.manyGames,
            commands.search,
            commands.uses);
    design.add(menu(Words.of("menus.reload"), 'A', play.waysOn().toArray(UiAction[]::new)));
    bar.add(design);
    bar.add(view(commands, play, views));
    bar.add(menu(Words.of("menus.help"), 'E', commands.guide, commands.keys));
    return bar;
  }

  private static JMenu view(Commands commands, PlayCommands play, ViewCommands views) {
    var menu = menu(Words.of("menus.view"), 'V', views.byName, views.next, views.previous);
    menu.add(menu(Words.of("views.views"), 'W', views.views.toArray(UiAction[]::new)));
    menu.addSeparator();
    addAll(menu, views.maximize, views.move, views.window, views.edge, views.close);
    menu.add(menu(Words.of("menus.layout"), 'L', views.layouts().toArray(UiAction[]::new)));
    addAll(menu, commands.files, commands.problems);
    menu.addSeparator();
    addAll(menu, commands.dark, commands.larger, commands.smaller, commands.usualSize);
    menu.addSeparator();
    addAll(menu, commands.closer, commands.farther, commands.fit, play.bestRuns, play.statistics);
    return menu;
  }

  private static JMenu menu(String name, char key, UiAction... commands) {
    var menu = new JMenu(name);
    menu.setMnemonic(key);
    addAll(menu, commands);
    return menu;
  }

  private static void addAll(JMenu menu, UiAction... commands) {
    for (UiAction command : commands) menu.add(command).setToolTipText(null);
  }
}
