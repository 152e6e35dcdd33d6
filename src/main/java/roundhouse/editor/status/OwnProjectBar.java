package roundhouse.editor.status;

import roundhouse.editor.kit.WindowLook;
import roundhouse.words.UiWords;

/**
 * Offers to create a project of the user's own if the designs came with an installed app and cannot
 * be changed.
 */
public final class OwnProjectBar extends NoticeBar {

  public OwnProjectBar(WindowLook look, Runnable make) {
    super(look);
    setName("own project");
    button("make own project", UiWords.of("own.make"), make);
    close("no own project", UiWords.of("own.close"), () -> setVisible(false));
  }

  public void offer() {
    say(UiWords.of("own.offer"));
  }
}
