package roundhouse.editor.palette;

import java.util.Locale;
import javax.swing.Action;

/**
 * A command in the palette.
 *
 * @param key that runs it, "" for none
 * @param says what it does, in a sentence
 */
public record PaletteEntry(String title, String key, String says, Action action) {
  private static final int WORST = 3;

  /** How well it matches what was typed: 0 is best; negative if it does not. */
  int rank(String typed) {
    String wanted = typed.toLowerCase(Locale.ROOT).strip();
    String name = title.toLowerCase(Locale.ROOT);
    if (name.startsWith(wanted)) return 0;
    if (name.contains(" " + wanted)) return 1;
    if (name.contains(wanted)) return 2;
    String all = name + " " + says.toLowerCase(Locale.ROOT);
    for (String word : wanted.split("\\s+")) if (!all.contains(word)) return -1;
    return WORST;
  }
}
