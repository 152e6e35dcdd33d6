package roundhouse.editor.status;

import roundhouse.editor.kit.WindowLook;
import roundhouse.words.UiWords;

/** Says that friends at the table see another moment of the game than the window. */
public final class ElsewhereBar extends NoticeBar {

  /**
   * @param take takes the table to what the window shows
   */
  public ElsewhereBar(WindowLook look, Runnable take) {
    super(look);
    setName("table elsewhere");
    button("take the table here", UiWords.of("table.take"), take)
        .setToolTipText(UiWords.of("commands.take-table-here.says"));
  }

  public void tell(boolean elsewhere) {
    if (elsewhere) say(UiWords.of("table.elsewhere"));
    else setVisible(false);
  }
}
