package roundhouse.editor.hooks;

import java.util.Optional;
import javax.swing.JEditorPane;
import roundhouse.engine.Hook;
import roundhouse.script.HookExamples;
import roundhouse.script.HookStubs;
import roundhouse.words.Words;
import roundhouse.workshop.HookRow;

/**
 * Describes a hook: when it is called, what the engine answers by default, which script answers,
 * and an example.
 */
final class HookPage {
  private final JEditorPane text = Html.pane("hook page", Words.of("hook-page.page"));

  /** The page; wraps to the available width. */
  JEditorPane pane() {
    return text;
  }

  void tell(Optional<HookRow> row) {
    text.setText(row.map(HookPage::page).orElse(""));
    text.setCaretPosition(0);
  }

  private static String page(HookRow row) {
    Hook<?, ?> hook = row.hook();
    String standard =
        HookStubs.standard(hook)
            .map(says -> "<p>" + Words.of("hook-page.standard", Html.escaped(says)))
            .orElse("");
    String by =
        "<p>"
            + (row.by().isEmpty()
                ? Words.of("hook-page.unanswered")
                : Words.of("hook-page.by", Html.escaped(row.answers())));
    String example =
        Optional.ofNullable(HookExamples.byHook().get(hook.name()))
            .map(
                code ->
                    "<p>" + Words.of("hook-page.example") + "<pre>" + Html.escaped(code) + "</pre>")
            .orElse("");
    String heading =
        hook.kind() == Hook.Kind.EVENT
            ? Words.of("hook-page.event", hook.name())
            : Words.of("hook-page.question", hook.name(), Html.escaped(hook.answer().typescript()));
    return "<html><p>" + heading + "<p>" + Html.escaped(hook.says()) + standard + by + example;
  }
}
