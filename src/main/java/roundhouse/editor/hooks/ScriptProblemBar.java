package roundhouse.editor.hooks;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.Action;
import roundhouse.engine.HookFailure;
import roundhouse.words.UiWords;
import roundhouse.workshop.Notice;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.hooks.HookRow;
import roundhouse.workshop.reload.ReloadReport;

/**
 * A script failure: its message, the action that caused it, and the lines of the designer's scripts
 * involved.
 */
final class ScriptProblemBar extends JPanel {
  private final JTextArea says = new JTextArea();
  private final JPanel lines = new JPanel(new FlowLayout(FlowLayout.LEFT, 6, 2));
  private final JButton calls = new JButton(UiWords.of("hooks.led"));
  private final transient Consumer<SourcePlace> show;
  private transient Optional<HookFailure> told = Optional.empty();

  /**
   * @param calls shows the calls around a failed action
   */
  ScriptProblemBar(WindowLook look, Consumer<SourcePlace> show, Consumer<Optional<Action>> calls) {
    super(new BorderLayout());
    this.show = show;
    setName("script problem");
    says.setName("script problem text");
    says.setEditable(false);
    says.setLineWrap(true);
    says.setWrapStyleWord(true);
    says.setOpaque(false);
    says.setBorder(BorderFactory.createEmptyBorder(6, 10, 2, 10));
    lines.setOpaque(false);
    this.calls.setName("what led there");
    this.calls.addActionListener(_ -> calls.accept(told.flatMap(HookFailure::during)));
    add(says, BorderLayout.CENTER);
    add(lines, BorderLayout.SOUTH);
    setVisible(false);
    look.addListener(() -> setBackground(look.bad()));
  }

  void show(Snapshot before, Snapshot now) {
    Optional<HookFailure> failure =
        now.notice()
            .flatMap(Notice::failure)
            .filter(_ -> before.notice().orElse(null) != now.notice().orElse(null));
    failure =
        failure
            .or(() -> now.situation().flatMap(Situation::failure))
            .or(() -> now.report().flatMap(ReloadReport::stop).flatMap(ReloadReport.Stop::failure));
    if (failure.isPresent()) tell(failure.get());
    else if (!before.sameMoment(now)) clear();
  }

  private void clear() {
    told = Optional.empty();
    setVisible(false);
  }

  private void tell(HookFailure failure) {
    if (told.filter(failure::equals).isPresent()) return;
    told = Optional.of(failure);
    says.setText(failure.says());
    lines.removeAll();
    lines.add(calls);
    List<HookFailure.StackEntry> stack =
        failure.stack().isEmpty() && failure.line() > 0
            ? List.of(
                new HookFailure.StackEntry(
                    failure.hook(), failure.file(), failure.line(), failure.column()))
            : failure.stack();
    for (HookFailure.StackEntry at : stack) lines.add(line(at));
    lines.revalidate();
    setVisible(true);
  }

  private JButton line(HookFailure.StackEntry at) {
    var place =
        new SourcePlace(Path.of(at.file()), Math.max(1, at.line()), Math.max(1, at.column()));
    var button = new JButton(at.function() + " " + HookRow.says(place));
    button.setName("stack " + at.function());
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.addActionListener(_ -> show.accept(place));
    return button;
  }
}
