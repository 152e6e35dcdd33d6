package roundhouse.editor.status;

import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.editor.kit.WindowLook;
import roundhouse.words.UiWords;

/** Asks the host whether a friend may take back what they did, until anybody has answered. */
public final class TakeBackBar extends NoticeBar {

  /**
   * @param answer called with whether it is granted
   */
  public TakeBackBar(WindowLook look, Consumer<Boolean> answer) {
    super(look);
    setName("take back asked");
    button("grant take back", UiWords.of("take-back.grant"), () -> answer.accept(true));
    button("refuse take back", UiWords.of("take-back.refuse"), () -> answer.accept(false));
  }

  /** Shows what is asked; nothing if nobody asks. */
  public void show(Optional<String> asked) {
    asked.ifPresentOrElse(this::say, () -> setVisible(false));
  }
}
