package roundhouse.editor;

import javax.swing.JMenu;
import javax.swing.JMenuBar;
import roundhouse.editor.kit.UiAction;
import roundhouse.words.UiWords;

/** The menu bar of the commands. */
final class Menus {
  private Menus() {}

  static JMenuBar of(WindowCommands commands, AnalysisCommands play, ViewCommands views) {
    var bar = new JMenuBar();
    bar.add(
        menu(
            UiWords.of("menus.game"),
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
            UiWords.of("menus.play"),
            'P',
            commands.goToChoices,
            play.whyNot,
            commands.playPicked,
            commands.turnTile,
            commands.turnTileBack,
            commands.dropPicked,
            commands.bot,
            commands.botRound,
            commands.botGame,
            commands.stopBot,
            play.seats,
            play.haltBots,
            play.arrange,
            play.saveTest));
    bar.add(
        menu(
            UiWords.of("menus.history"),
            'H',
            commands.undo,
            commands.redo,
            commands.previousRound,
            commands.nextRound,
            commands.first,
            commands.last,
            play.branches,
            play.newBranch));
    var design =
        menu(
            UiWords.of("menus.design"),
            'D',
            commands.newDesign,
            commands.saveText,
            commands.reload,
            play.scripts,
            play.runTests,
            commands.designs,
            commands.manyGames,
            commands.search,
            commands.findUses);
    design.add(menu(UiWords.of("menus.reload"), 'A', play.afterReload().toArray(UiAction[]::new)));
    bar.add(design);
    bar.add(view(commands, play, views));
    bar.add(menu(UiWords.of("menus.help"), 'E', commands.guide, commands.keys));
    return bar;
  }

  private static JMenu view(WindowCommands commands, AnalysisCommands play, ViewCommands views) {
    var menu = menu(UiWords.of("menus.view"), 'V', views.byName, views.next, views.previous);
    menu.add(menu(UiWords.of("views.views"), 'W', views.views.toArray(UiAction[]::new)));
    menu.addSeparator();
    addAll(menu, views.maximize, views.move, views.window, views.edge, views.close);
    menu.add(menu(UiWords.of("menus.layout"), 'L', views.layouts().toArray(UiAction[]::new)));
    addAll(menu, commands.toggleFiles, commands.toggleProblems);
    menu.addSeparator();
    addAll(menu, commands.toggleDark, commands.larger, commands.smaller, commands.usualSize);
    menu.addSeparator();
    addAll(menu, commands.zoomIn, commands.zoomOut, commands.fit, play.bestRuns, play.statistics);
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
