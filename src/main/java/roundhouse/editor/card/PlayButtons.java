package roundhouse.editor.card;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GridLayout;
import java.awt.Insets;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JFormattedTextField;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.UIManager;
import roundhouse.editor.kit.CondensedText;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.NumberField;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.engine.Choice;
import roundhouse.engine.events.MoneyAmount;
import roundhouse.picture.PictureText;
import roundhouse.picture.Vec;
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

  /** The amount of the picked choice, if it has one. */
  private static final class AmountField {
    private static final int DIGITS = 4;
    private static final String SELECTS_ALL = FlatClientProperties.SELECT_ALL_ON_FOCUS_POLICY;

    private final ChoiceSelection pick;
    private final NumberField number = new NumberField("amount", UiWords.of("card.amount"), "0");
    private Optional<Choice.Amount> range = Optional.empty();

    AmountField(ChoiceSelection pick) {
      this.pick = pick;
      number.onlySteps();
      number.setVisible(false);
      number.addListener(() -> pick.amount(amount()));
    }

    NumberField component() {
      return number;
    }

    private OptionalInt amount() {
      OptionalDouble typed = number.number();
      return typed.isPresent() ? OptionalInt.of((int) typed.getAsDouble()) : OptionalInt.empty();
    }

    /** Shows the amount and range of what is picked. */
    void follow() {
      Optional<Choice.Amount> now = pick.choice().flatMap(Choice::amount);
      number.setVisible(now.isPresent());
      if (now.isPresent() && !now.equals(range)) bound(now.get());
      if (now.isPresent()) pick.amount().ifPresent(number::show);
      range = now;
    }

    private void bound(Choice.Amount bounds) {
      number.range(bounds.min(), bounds.max(), bounds.step(), bounds.min());
      number.field().setColumns(DIGITS);
      KeyBindings.bindFocused(number.field(), "ENTER", pick::play);
      number.field().addFocusListener(new Leaving());
    }

    /** A field that is entered in another way selects its number. */
    private final class Leaving extends FocusAdapter {
      @Override
      public void focusLost(FocusEvent event) {
        number.field().putClientProperty(SELECTS_ALL, null);
      }
    }

    /** Begins to enter an amount with a digit. Were it selected, the next one would replace it. */
    void enter(char first) {
      JFormattedTextField field = number.field();
      field.putClientProperty(SELECTS_ALL, FlatClientProperties.SELECT_ALL_ON_FOCUS_POLICY_NEVER);
      field.setText(String.valueOf(first));
      field.requestFocusInWindow();
    }
  }

  /**
   * A button that says all that it does: in the condensed letters of pictures where the usual ones
   * are too wide, and on two lines where these are too wide as well.
   */
  static final class DeedButton extends JButton {
    private static final double LINE = 1.25;
    private static final int EDGE = 6;

    private boolean ownLetters;

    DeedButton(String text) {
      super(text);
    }

    /** While the button draws its words itself, the look draws none. */
    @Override
    public String getText() {
      return ownLetters ? "" : super.getText();
    }

    /** Whether nothing of the text is left out. */
    boolean isWhole() {
      return lines().stream().noneMatch(CondensedText::isCut);
    }

    /** The text in condensed letters; empty if the usual ones fit. */
    private List<PictureText> lines() {
      Insets edge = getInsets();
      String text = getText();
      if (getFontMetrics(getFont()).stringWidth(text) <= getWidth() - edge.left - edge.right)
        return List.of();
      int room = getWidth() - 2 * EDGE;
      PictureText whole = fitting(text, room);
      if (!CondensedText.isCut(whole)) return List.of(whole);
      int middle = middle(text);
      return List.of(
          fitting(text.substring(0, middle).strip(), room),
          fitting(text.substring(middle).strip(), room));
    }

    /** The gap between words that is nearest to the middle. */
    private static int middle(String text) {
      int half = text.length() / 2;
      int before = text.lastIndexOf(' ', half);
      int after = text.indexOf(' ', half);
      if (before < 0 || after < 0) return Math.max(before, Math.max(after, 0));
      return half - before < after - half ? before : after;
    }

    private PictureText fitting(String text, int room) {
      return CondensedText.fitting(text, getFont().deriveFont(Font.BOLD), room);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
      List<PictureText> lines = lines();
      ownLetters = !lines.isEmpty();
      super.paintComponent(graphics);
      ownLetters = false;
      Graphics2D own = CondensedText.smooth(graphics);
      draw(own, lines);
      own.dispose();
    }

    private void draw(Graphics2D graphics, List<PictureText> lines) {
      Color color = isEnabled() ? getForeground() : UIManager.getColor("Button.disabledText");
      double step = getFont().getSize2D() * LINE;
      double y = getHeight() / 2.0 - step * (lines.size() - 1) / 2;
      for (PictureText line : lines) {
        line.drawCentred(graphics, new Vec(getWidth() / 2.0, y), color);
        y += step;
      }
    }
  }
}
