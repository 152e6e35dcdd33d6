package roundhouse.editor.text;

import java.awt.Point;
import java.util.ArrayList;
import java.util.List;
import javax.swing.KeyStroke;
import javax.swing.text.JTextComponent;
import org.fife.ui.autocomplete.AutoCompletion;
import org.fife.ui.autocomplete.BasicCompletion;
import org.fife.ui.autocomplete.Completion;
import org.fife.ui.autocomplete.CompletionProviderBase;
import org.fife.ui.autocomplete.ParameterizedCompletion;
import roundhouse.edit.DesignCompletions;
import roundhouse.edit.Document;

/**
 * Completes the word at the caret: Ctrl+Space opens the words that fit, typing narrows them, and
 * Enter writes the one that is selected. A single word is written at once.
 */
final class WordCompletion extends CompletionProviderBase {
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
