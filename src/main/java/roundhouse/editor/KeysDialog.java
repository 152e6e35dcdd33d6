package roundhouse.editor;

import java.awt.Component;
import javax.swing.JEditorPane;
import javax.swing.JOptionPane;

/** Tells the keys. */
final class KeysDialog {
  private static final String[][] KEYS = {
    {"F2", "go to the choices; type to find one"},
    {"Shift+F1, right click", "why not? – which rule forbids something"},
    {"Up, Down, 1–9", "pick a choice"},
    {"Enter", "play what is picked"},
    {"R, Shift+R, wheel", "turn the tile in hand"},
    {"Escape", "let go of what is picked"},
    {"Space, Ctrl+Space", "let a bot decide"},
    {"Ctrl+Shift+Space", "let bots play this round; Escape stops them"},
    {"Ctrl+Shift+P, Ctrl+P", "who plays for whom; bots in seats wait or go on"},
    {"Left, Right", "one action back or forth"},
    {"Ctrl+Page Up, Ctrl+Page Down", "one round back or forth"},
    {"Ctrl+Home, Ctrl+End", "to the beginning or the end"},
    {"Ctrl+L, Ctrl+Shift+B", "lines of the game; a new line from here"},
    {"F8, Shift+F8", "to where the replay stopped; to the first difference"},
    {"F9, Shift+F9, Ctrl+F9", "leave the refused action out; do another instead; play on from there"},
    {"Ctrl+Shift+K", "hooks and scripts"},
    {"Ctrl+R, Ctrl+Shift+T", "best runs, company after company; statistics of the game"},
    {"Ctrl+Shift+U, Ctrl+Alt+S, Ctrl+Alt+T", "set up a position; save it as a test; run the tests"},
    {"Wheel, Alt+Plus, Alt+Minus, Alt+0", "closer, farther, the whole board"},
    {"Ctrl+Space, Alt+Enter", "in text: complete a word; take what a problem suggests"},
    {"F12, Shift+F12, Ctrl+Shift+F", "in text: to where a name, tile, hook or inherited value is given, its uses; search in all files"},
    {"F12", "in tables: to where the value is written, in the base where it is inherited"},
    {"Enter, Shift+Enter, Shift+F10", "in the project: open the file, play the design, what can be done"},
    {"Ctrl+Shift+M", "list of problems, whatever is shown; Escape folds it"},
    {"Insert, Ctrl+Delete, Alt+Up, Alt+Down", "in tables: new row, remove it, move it"},
    {"Arrows, letters, Space, Enter", "on the map: the hand, the tools, use one, type the values of the hex"},
    {"0–5, Comma, Full stop, Alt+arrows", "on the map: sides of a hex; turn what is chosen, move it"},
    {"Ctrl+Shift+N", "new design or variant"},
    {"Ctrl+S", "save the text and play by it"},
    {"Ctrl+Shift+S", "save the game"},
    {"Ctrl+N, Ctrl+O, Ctrl+E", "new game, open a game, export a picture"},
    {"Ctrl+Alt+P, Ctrl+Alt+O", "print; open someone's zip"},
    {"F6, Shift+F6, Ctrl+F6", "next view, previous view, a view by its name"},
    {"Alt+1–9, Alt+Shift+1–3", "project, texts, board, choices, books, market, problems, tables, log; editors of map, market, tiles"},
    {"Ctrl+M, Ctrl+F4, Shift+F4", "the view fills the window; closes; floats in a window of its own"},
    {"Ctrl+Shift+F4, Ctrl+Shift+F6", "the view goes to the edge; is moved beside another"},
    {"Ctrl+F8, then arrows", "move the divider beside the view"},
    {"Ctrl+Alt+1, Ctrl+Alt+2, Ctrl+Alt+0", "layout for play, for design; reset the layout"},
    {"Ctrl+B", "show or hide the files"},
    {"Ctrl+D", "light or dark"},
    {"Ctrl+Plus, Ctrl+Minus, Ctrl+0", "size of text"},
  };

  private KeysDialog() {}

  static void show(Component window) {
    var rows = new StringBuilder("<html><table cellpadding=4>");
    for (String[] key : KEYS) rows.append("<tr><td><b>").append(key[0]).append("</b></td><td>").append(key[1]).append("</td></tr>");
    var text = new JEditorPane("text/html", rows + "</table></html>");
    text.putClientProperty(JEditorPane.HONOR_DISPLAY_PROPERTIES, true);
    text.setEditable(false);
    text.setOpaque(false);
    JOptionPane.showMessageDialog(window, text, "Keys", JOptionPane.PLAIN_MESSAGE);
  }
}
