package roundhouse.editor;

import java.util.Locale;
import roundhouse.words.UiWords;

/** The menus of the menu bar, in their order, and the menus within them. */
enum CommandMenu {
  GAME('G'),
  PLAY('P'),
  HISTORY('H'),
  DESIGN('D'),
  RELOAD('A'),
  VIEW('V'),
  VIEWS('W'),
  RECIPE('R'),
  LAYOUT('L'),
  HELP('E');

  private final char mnemonic;

  CommandMenu(char mnemonic) {
    this.mnemonic = mnemonic;
  }

  char mnemonic() {
    return mnemonic;
  }

  String title() {
    return UiWords.of("menus." + name().toLowerCase(Locale.ROOT));
  }
}
