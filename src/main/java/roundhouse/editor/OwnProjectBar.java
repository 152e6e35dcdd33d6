package roundhouse.editor;

import roundhouse.editor.kit.Look;
import roundhouse.words.Words;

/**
 * Offers to create a project of the user's own if the designs came with an installed app and cannot
 * be changed.
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
