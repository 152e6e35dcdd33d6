package roundhouse.editor.card;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.GridLayout;
import java.util.Optional;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTextField;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.engine.Choice;
import roundhouse.engine.events.MoneyAmount;
import roundhouse.turn.choices.ActionKind;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.words.UiWords;

/**
 * The buttons of the card, always in the same places: undo, bot and decline above, and below one
 * that says what it does.
 */
final class PlayButtons extends JPanel {
  private final transient ChoiceSelection pick;
  private final JButton play = new DeedButton(UiWords.of("card.nothing-picked"));
  private final JButton pass = new JButton(UiWords.of("card.pass"));
  private final JPanel small = new JPanel(new GridLayout(1, 4, 6, 0));
  private final JButton line = new JButton("+");
  private final transient AmountField amount;
  private transient Optional<Choice> declines = Optional.empty();
  private transient boolean over;
  private String currency = "";

  PlayButtons(ChoiceSelection pick, Action undo, Action bot, JTextField filter) {
    super(new BorderLayout(0, 6));
    this.pick = pick;
    amount = new AmountField(pick);
    setBorder(BorderFactory.createEmptyBorder(2, 10, 8, 10));
    small.add(button(undo, "card undo", UiWords.of("card.undo"), UiWords.of("card.undo-tip")));
    small.add(button(bot, "card bot", UiWords.of("pick.bot"), UiWords.of("pick.bot-tip")));
    small.add(pass);
    small.add(filter);
    var largest = new JPanel(new BorderLayout(6, 0));
    var more = new JPanel(new BorderLayout(6, 0));
    more.add(amount.component(), BorderLayout.CENTER);
    more.add(line, BorderLayout.EAST);
    largest.add(play, BorderLayout.CENTER);
    largest.add(more, BorderLayout.EAST);
    add(small, BorderLayout.NORTH);
    add(largest, BorderLayout.CENTER);
    pass.setName("pass");
    pass.addActionListener(_ -> decline());
    line.setName("add line");
    line.setToolTipText(UiWords.of("card.add-line"));
    line.addActionListener(_ -> pick.addLine());
    play.setName("play");
    play.putClientProperty("FlatLaf.style", "font: bold");
    play.addActionListener(_ -> pick.play());
    pick.addListener(this::follow);
    // One wrong amount after another is the same to whoever picks, but not to the button.
    amount.component().addListener(this::follow);
    show(Optional.empty());
  }

  private static JButton button(Action does, String name, String says, String tip) {
    var button = new JButton(does);
    button.setName(name);
    button.setIcon(null);
    button.setText(says);
    button.setToolTipText(tip);
    return button;
  }

  void fit(Font font) {
    play.setPreferredSize(new Dimension(0, Math.round(font.getSize2D() * 2.9f)));
  }

  /** Shows what declines, if anything does. */
  void show(Optional<Choice> declining) {
    declines = declining;
    pass.setEnabled(declining.isPresent());
    pass.setToolTipText(
        declining
            .map(choice -> UiWords.of("card.pass-tip", ChoiceRow.sentence(choice.says())))
            .orElse(null));
    follow();
  }

  /** Says at the end of a game that there is nothing to pick. */
  void showOver(boolean ended) {
    over = ended;
    follow();
  }

  /** Tells amounts in the money of a game. */
  void payIn(String money) {
    currency = money;
  }

  /** Plays what declines. */
  void decline() {
    declines.ifPresent(choice -> pick.play(choice.action()));
  }

  /** Begins to enter an amount. */
  void enterAmount(char first) {
    amount.enter(first);
  }

  private void follow() {
    Optional<Choice> choice = pick.choice();
    amount.follow();
    boolean whole = choice.isEmpty() || pick.played().isPresent();
    play.setEnabled(whole && (choice.isPresent() || !pick.lines().isEmpty()));
    line.setEnabled(
        whole && choice.filter(any -> ActionKind.of(any.action()).hasLines()).isPresent());
    String says = whole ? says(choice) : amount.component().fault().orElse("");
    play.setText(says);
    play.setToolTipText(play.isEnabled() ? UiWords.of("card.play-tip", says) : null);
  }

  private String says(Optional<Choice> choice) {
    int lines = pick.lines().size();
    if (lines == 0)
      return choice.map(this::words).map(ChoiceRow::sentence).orElseGet(this::nothingPicked);
    return choice
        .map(last -> UiWords.counted("card.play-lines-and", lines, words(last)))
        .orElseGet(() -> UiWords.counted("card.play-lines", lines));
  }

  private String nothingPicked() {
    return over ? UiWords.of("card.over") : UiWords.of("card.nothing-picked");
  }

  private String words(Choice choice) {
    return choice.amount().isEmpty()
        ? choice.says()
        : choice.says(new MoneyAmount(currency, pick.amount().orElse(0)));
  }
}
