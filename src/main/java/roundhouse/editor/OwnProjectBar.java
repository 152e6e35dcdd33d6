package roundhouse.editor;

import roundhouse.editor.kit.Look;
import roundhouse.words.Words;

/**
 * Offers to make a project of one's own where the designs cannot be changed because they came with
 * an installed app.
 */
final class OwnProjectBar extends OfferBar {

  OwnProjectBar(Look look, Runnable make) {
    super(look);
    setName("own project");
    button("make own project", Words.of("own.make"), make);
    close("no own project", Words.of("own.close"), () -> setVisible(false));
  }

  void offer() {
    say(Words.of("own.offer"));
  }
}
