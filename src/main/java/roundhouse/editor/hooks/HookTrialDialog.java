package roundhouse.editor.hooks;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.GridLayout;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JEditorPane;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.engine.Game;
import roundhouse.engine.Hook;
import roundhouse.engine.HookTrial;
import roundhouse.game.GameState;
import roundhouse.words.UiWords;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.hooks.HookInputs.Input;
import roundhouse.workshop.reload.StateDifference;

/**
 * Calls a hook by hand in the current game: what it sees, what it answers, and what its effects do.
 */
final class HookTrialDialog extends JDialog {
  private final transient Workshop workshop;
  private final transient GameHistory play;
  private final transient Hook<?, ?> hook;
  private final Map<String, JComboBox<Object>> inputs = new LinkedHashMap<>();
  private final JEditorPane told = HtmlPanes.pane("trial", UiWords.of("trial.outcome"));
  private final JButton ask = new JButton(UiWords.of("trial.ask"));

  HookTrialDialog(
      Frame owner,
      Workshop workshop,
      GameHistory play,
      Hook<?, ?> hook,
      Map<String, List<Input>> candidates) {
    super(owner, UiWords.of("trial.window", hook.name()), false);
    this.workshop = workshop;
    this.play = play;
    this.hook = hook;
    setName("trial window");
    add(form(candidates), BorderLayout.NORTH);
    add(Panels.scroll(told), BorderLayout.CENTER);
    getRootPane().setDefaultButton(ask);
    KeyBindings.onEscape(getRootPane(), this::dispose);
    setPreferredSize(new Dimension(560, 520));
    pack();
    setLocationRelativeTo(owner);
  }

  private JPanel form(Map<String, List<Input>> candidates) {
    var form = new JPanel(new GridLayout(0, 2, 8, 4));
    form.setBorder(BorderFactory.createEmptyBorder(8, 10, 8, 10));
    candidates.forEach((name, values) -> add(form, name, values));
    ask.setName("ask");
    ask.addActionListener(_ -> ask());
    ask.setEnabled(candidates.values().stream().noneMatch(List::isEmpty));
    form.add(new JLabel(ask.isEnabled() ? "" : UiWords.of("trial.lacks")));
    form.add(ask);
    return form;
  }

  private void add(JPanel form, String name, List<Input> values) {
    var box = new JComboBox<Object>(values.toArray());
    box.setName("input " + name);
    box.setEditable(
        !values.isEmpty()
            && (values.getFirst().value() instanceof Integer
                || values.getFirst().value() instanceof String));
    var label = new JLabel(name);
    label.setLabelFor(box);
    form.add(label);
    form.add(box);
    inputs.put(name, box);
  }

  private void ask() {
    var values = new LinkedHashMap<String, Object>();
    try {
      inputs.forEach((name, box) -> values.put(name, value(box)));
    } catch (NumberFormatException unfit) {
      told.setText(UiWords.of("trial.whole", HtmlPanes.escaped(unfit.getMessage())));
      return;
    }
    workshop
        .queries()
        .tryOut(hook, values)
        .whenComplete(
            (trial, fault) ->
                SwingUtilities.invokeLater(
                    () -> {
                      if (fault != null)
                        told.setText(
                            HtmlPanes.escaped(
                                fault.getCause() == null ? fault : fault.getCause().getMessage()));
                      else trial.ifPresent(found -> tell(values, found));
                    }));
  }

  /** The value in the box; typed text is converted to the type of the offered values. */
  private static Object value(JComboBox<Object> box) {
    if (box.getSelectedItem() instanceof Input input) return input.value();
    String typed = String.valueOf(box.getSelectedItem()).strip();
    return ((Input) box.getItemAt(0)).value() instanceof Integer ? Integer.valueOf(typed) : typed;
  }

  private static String heading(String words) {
    return "<p><b>" + words + "</b> ";
  }

  private void tell(Map<String, Object> values, HookTrial trial) {
    var text = new StringBuilder("<html>");
    trial.failure().ifPresent(failure -> text.append(failed(trial, failure.says())));
    String answers =
        hook.kind() == Hook.Kind.EVENT ? UiWords.of("trial.effects") : UiWords.of("calls.answer");
    trial.answer().ifPresent(answer -> text.append(answered(answers, answer)));
    trial
        .standard()
        .ifPresent(answer -> text.append(answered(UiWords.of("trial.standard"), answer)));
    trial.after().ifPresent(after -> text.append(changed(after)));
    text.append(heading(UiWords.of("trial.sees")))
        .append(
            HookCallText.view(
                new Game(play.title(), play.state()), HookTrial.arguments(hook, values)));
    told.setText(text.toString());
    told.setCaretPosition(0);
  }

  private static String failed(HookTrial trial, String why) {
    return heading(UiWords.of("trial.failed"))
        + HtmlPanes.escaped(why)
        + HookCallText.stack(trial.failure());
  }

  private static String answered(String words, Object answer) {
    return heading(words) + HtmlPanes.escaped(HookCallText.answer(answer));
  }

  private String changed(GameState after) {
    List<String> differences =
        StateDifference.between(play.title(), play.state(), play.title(), after);
    return heading(UiWords.of("trial.after"))
        + (differences.isEmpty()
            ? UiWords.of("trial.same")
            : HtmlPanes.escaped(String.join("; ", differences)));
  }
}
