package roundhouse.editor.printing;

import java.awt.CardLayout;
import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import roundhouse.editor.kit.Panels;
import roundhouse.print.PrintedPage;
import roundhouse.words.UiWords;

/** The chosen page, or why there is none. */
final class LargePage extends JPanel {
  private static final String PAGE = "page";
  private static final String WORDS = "words";

  private final CardLayout cards = new CardLayout();
  private final PageView view;
  private final JTextArea words = new JTextArea();

  /**
   * @param ask asks for an image of the page, with this many pixels to a millimetre
   */
  LargePage(DoubleConsumer ask) {
    view = new PageView(ask);
    setLayout(cards);
    words.setName("print fault");
    words.setEditable(false);
    words.setLineWrap(true);
    words.setWrapStyleWord(true);
    words.setBorder(BorderFactory.createEmptyBorder(12, 12, 12, 12));
    words.getAccessibleContext().setAccessibleName(UiWords.of("print.preview"));
    add(view, PAGE);
    add(Panels.scroll(words), WORDS);
  }

  /**
   * @param says what it is, for screen readers
   * @param small an image of it to show at once, if there is one
   */
  void show(PrintedPage page, String says, Optional<BufferedImage> small) {
    view.getAccessibleContext().setAccessibleName(says);
    view.show(page, small);
    cards.show(this, PAGE);
  }

  /** Shows an image of the page that was asked for. */
  void sharpen(PrintedPage page, BufferedImage image) {
    view.sharpen(page, image);
  }

  /** Shows words in place of a page. */
  void say(String text) {
    words.setText(text);
    words.setCaretPosition(0);
    cards.show(this, WORDS);
  }
}
