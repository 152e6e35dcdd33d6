package roundhouse.editor.hooks;

import java.util.Optional;
import javax.swing.JEditorPane;
import roundhouse.engine.Hook;
import roundhouse.script.HookExamples;
import roundhouse.script.HookStubs;
import roundhouse.workshop.HookRow;

/** What a hook is for: when it is asked, what the engine does by itself, who answers, and an example. */
final class HookPage {
  private final JEditorPane text = Html.pane("hook page");

  /** The page as it is shown; wraps to the width there is. */
  JEditorPane pane() {
    return text;
  }

  void tell(Optional<HookRow> row) {
    text.setText(row.map(HookPage::page).orElse(""));
    text.setCaretPosition(0);
  }

  private static String page(HookRow row) {
    Hook<?, ?> hook = row.hook();
    String standard = HookStubs.standard(hook).map(says -> "<p><b>By itself</b> the engine answers: " + Html.escaped(says)).orElse("");
    String by = row.by().isEmpty() ? "<p>No script answers it." : "<p><b>Answered by</b> " + Html.escaped(row.answers());
    String example = Optional.ofNullable(HookExamples.byHook().get(hook.name())).map(code -> "<p>For example:<pre>" + Html.escaped(code) + "</pre>").orElse("");
    String kind = hook.kind() == Hook.Kind.EVENT ? "event, answered with effects" : "question, answered with " + Html.escaped(hook.answer().typescript());
    return "<html><p><b>" + hook.name() + "</b> – " + kind + "<p>" + Html.escaped(hook.says()) + standard + by + example;
  }
}
