package roundhouse.editor.text;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.KeyStroke;
import javax.swing.ToolTipManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;
import org.fife.ui.autocomplete.AutoCompletion;
import org.fife.ui.autocomplete.BasicCompletion;
import org.fife.ui.autocomplete.Completion;
import org.fife.ui.autocomplete.CompletionProviderBase;
import org.fife.ui.autocomplete.ParameterizedCompletion;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.SourcePlace;
import roundhouse.edit.DesignCompletions;
import roundhouse.edit.Document;
import roundhouse.edit.TextEdit;
import roundhouse.editor.kit.HoverCard;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.words.UiWords;

/**
 * Assists in the text of a design's file: Ctrl+Space completes, F12 goes to the definition of a
 * name, Alt+Enter accepts the suggestion of a problem, tool tips explain keys, and Ctrl+F1 the one
 * at the caret.
 */
final class TextAssistance {
  /** The key that goes to the definition of a name. */
  static final String DEFINITION = "F12";

  /** The key that explains what stands at the caret. */
  static final String EXPLANATION = "ctrl F1";

  private static final Pattern MEANT = Pattern.compile("did you mean '([^']+)'\\?");

  private final DocumentTextArea area;
  private final Document document;
  private final DesignLanguageService knowledge;
  private final Consumer<SourcePlace> go;
  private final Supplier<List<Problem>> problems;

  private TextAssistance(
      DocumentTextArea area,
      Document document,
      DesignLanguageService knowledge,
      Consumer<SourcePlace> go,
      Supplier<List<Problem>> problems) {
    this.area = area;
    this.document = document;
    this.knowledge = knowledge;
    this.go = go;
    this.problems = problems;
  }

  /** Helps in a text until the completion that it returns is uninstalled. */
  static AutoCompletion in(
      DocumentTextArea area,
      Document document,
      DesignLanguageService knowledge,
      Consumer<SourcePlace> go,
      Supplier<List<Problem>> problems) {
    var helping = new TextAssistance(area, document, knowledge, go, problems);
    ToolTipManager.sharedInstance().registerComponent(area);
    area.setToolTipSupplier(
        (_, event) -> knowledge.help(document, area.viewToModel2D(event.getPoint())).orElse(null));
    KeyBindings.bindFocused(area, DEFINITION, helping::goToDefinition);
    HoverCard card = HoverCard.untilKey(area, _ -> Optional.of(helping.explanation()));
    KeyBindings.bindFocused(area, EXPLANATION, () -> card.show(new Point()));
    KeyBindings.bindFocused(area, "alt ENTER", helping::mend);
    return WordCompletion.in(area, document, knowledge);
  }

  /** What a key of the context menu does. */
  static String says(String key) {
    return key.equals(DEFINITION) ? UiWords.of("text.definition") : UiWords.of("text.explanation");
  }

  /** What is wrong in the line of the caret, and what stands at the caret. */
  private HoverCard.Content explanation() {
    int line = area.getCaretLineNumber() + 1;
    var lines = new ArrayList<String>();
    for (Problem problem : problems.get())
      if (problem.place().line() == line)
        lines.add(
            problem.fix().isEmpty() ? problem.message() : problem.message() + ": " + problem.fix());
    knowledge.help(document, area.getCaretPosition()).ifPresent(lines::add);
    if (lines.isEmpty()) lines.add(UiWords.of("text.unexplained"));
    return new HoverCard.Content(caret(), lines);
  }

  private Rectangle caret() {
    try {
      Rectangle2D at = area.modelToView2D(area.getCaretPosition());
      return at == null ? new Rectangle() : at.getBounds();
    } catch (BadLocationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Goes nowhere if the user has moved on before the designs were read. */
  private void goToDefinition() {
    int caret = area.getCaretPosition();
    knowledge
        .designs()
        .whenRead(
            document,
            () -> {
              if (area.isShowing() && area.getCaretPosition() == caret)
                knowledge.definition(document, caret, go);
            });
  }

  /** Replaces the wrong word with what the problem in the caret's line suggests. */
  private void mend() {
    int line = area.getCaretLineNumber() + 1;
    for (Problem problem : problems.get()) {
      Optional<String> meant = meant(problem);
      if (problem.place().line() != line || meant.isEmpty()) continue;
      int at =
          area.getCaretPosition()
              - area.getCaretOffsetFromLineStart()
              + problem.place().column()
              - 1;
      String word =
          DesignLanguageService.word(document.text(), Math.min(at + 1, document.text().length()));
      int from = document.text().indexOf(word, Math.max(0, at - 1));
      if (from >= 0 && !word.isEmpty())
        document.apply(new TextEdit(from, word, meant.get()), "", "");
      return;
    }
  }

  static Optional<String> meant(Problem problem) {
    Matcher matcher = MEANT.matcher(problem.fix());
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /**
   * Completes the word at the caret: Ctrl+Space opens the words that fit, typing narrows them, and
   * Enter writes the one that is selected. A single word is written at once.
   */
  private static final class WordCompletion extends CompletionProviderBase {
    private final Document document;
    private final DesignLanguageService knowledge;

    private WordCompletion(Document document, DesignLanguageService knowledge) {
      this.document = document;
      this.knowledge = knowledge;
    }

    static AutoCompletion in(
        DocumentTextArea area, Document document, DesignLanguageService knowledge) {
      var completion = new AutoCompletion(new WordCompletion(document, knowledge));
      completion.setTriggerKey(KeyStroke.getKeyStroke("ctrl SPACE"));
      completion.install(area);
      return completion;
    }

    private DesignCompletions found(JTextComponent area) {
      return knowledge.suggestions(document, area.getCaretPosition());
    }

    /** The list is sorted in place. */
    @Override
    protected List<Completion> getCompletionsImpl(JTextComponent area) {
      var all = new ArrayList<Completion>();
      for (String word : found(area).words()) all.add(completion(word));
      return all;
    }

    /** A key is followed by its value. */
    private Completion completion(String word) {
      return new BasicCompletion(this, word.endsWith(":") ? word + " " : word);
    }

    @Override
    public String getAlreadyEnteredText(JTextComponent area) {
      DesignCompletions found = found(area);
      return document.text().substring(found.from(), found.to());
    }

    @Override
    public List<Completion> getCompletionsAt(JTextComponent area, Point place) {
      return List.of();
    }

    @Override
    public List<ParameterizedCompletion> getParameterizedCompletions(JTextComponent area) {
      return List.of();
    }
  }
}
