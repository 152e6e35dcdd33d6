package roundhouse.editor.hooks;

import java.util.Optional;
import javax.swing.JEditorPane;
import roundhouse.engine.Hook;
import roundhouse.script.reference.HookExamples;
import roundhouse.script.reference.HookStubs;
import roundhouse.words.UiWords;
import roundhouse.workshop.hooks.HookRow;

/**
 * Describes a hook: when it is called, what the engine answers by default, which script answers,
 * and an example.
 */
final class HookPage {
  private final JEditorPane text = HtmlPanes.pane("hook page", UiWords.of("hook-page.page"));

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
    return "<html><p>"
        + heading(hook)
        + "<p>"
        + HtmlPanes.escaped(hook.says())
        + standard(hook)
        + "<p>"
        + by(row)
        + example(hook);
  }

  private static String heading(Hook<?, ?> hook) {
    return hook.kind() == Hook.Kind.EVENT
        ? UiWords.of("hook-page.event", hook.name())
        : UiWords.of(
            "hook-page.question", hook.name(), HtmlPanes.escaped(hook.answer().typescript()));
  }

  private static String standard(Hook<?, ?> hook) {
    return HookStubs.standard(hook)
        .map(says -> "<p>" + UiWords.of("hook-page.standard", HtmlPanes.escaped(says)))
        .orElse("");
  }

  private static String by(HookRow row) {
    return row.by().isEmpty()
        ? UiWords.of("hook-page.unanswered")
        : UiWords.of("hook-page.by", HtmlPanes.escaped(row.answers()));
  }

  private static String example(Hook<?, ?> hook) {
    return Optional.ofNullable(HookExamples.byHook().get(hook.name()))
        .map(HtmlPanes::escaped)
        .map(code -> "<p>" + UiWords.of("hook-page.example") + "<pre>" + code + "</pre>")
        .orElse("");
  }
}
