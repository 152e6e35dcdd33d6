package roundhouse.editor.play;

import java.awt.BorderLayout;
import java.awt.GridLayout;
import java.util.Optional;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import roundhouse.engine.Choice;
import roundhouse.words.UiWords;

/** Plays the picked choice, with a field for its amount if it has one. */
final class PlayBar extends JPanel {
  private static final int DIGITS = 4;

  private final ChoiceSelection pick;
  private final JButton play = new JButton(UiWords.of("pick.play"));
  private final JSpinner amount = new JSpinner();
  private final JLabel range = new JLabel();
  private boolean following;

  PlayBar(ChoiceSelection pick, Action bot) {
    super(new BorderLayout(8, 0));
    this.pick = pick;
    setBorder(BorderFactory.createEmptyBorder(8, 10, 10, 10));
    var sum = new JPanel(new BorderLayout(6, 0));
    sum.add(amount, BorderLayout.WEST);
    sum.add(range, BorderLayout.CENTER);
    add(sum, BorderLayout.CENTER);
    var ask = new JButton(bot);
    ask.setText(UiWords.of("pick.bot"));
    ask.setToolTipText(UiWords.of("pick.bot-tip"));
    var buttons = new JPanel(new GridLayout(1, 2, 6, 0));
    buttons.add(ask);
    buttons.add(play);
    add(buttons, BorderLayout.EAST);
    amount.setName("amount");
    play.setName("play");
    play.setToolTipText(UiWords.of("pick.play-tip"));
    play.addActionListener(_ -> pick.play());
    amount.addChangeListener(_ -> set());
    pick.addListener(this::follow);
    follow();
  }

  private void set() {
    if (!following) pick.amount((Integer) amount.getValue());
  }

  private void follow() {
    following = true;
    play.setEnabled(pick.choice().isPresent());
    Optional<Choice.Amount> sum = pick.choice().flatMap(Choice::amount);
    amount.setVisible(sum.isPresent());
    range.setVisible(sum.isPresent());
    sum.ifPresent(
        bounds -> {
          amount.setModel(
              new SpinnerNumberModel(pick.amount(), bounds.min(), bounds.max(), bounds.step()));
          ((JSpinner.DefaultEditor) amount.getEditor()).getTextField().setColumns(DIGITS);
          range.setText(
              bounds.step() > 1
                  ? UiWords.of("pick.range-steps", bounds.max(), bounds.step())
                  : UiWords.of("pick.range", bounds.max()));
          range.setToolTipText(range.getText());
        });
    following = false;
  }
}
