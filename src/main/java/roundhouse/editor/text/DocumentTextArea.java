package roundhouse.editor.text;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.Action;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.KeyStroke;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.event.UndoableEditEvent;
import javax.swing.text.AbstractDocument;
import javax.swing.text.AttributeSet;
import javax.swing.text.BadLocationException;
import javax.swing.text.DocumentFilter;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rtextarea.RTextArea;
import org.fife.ui.rtextarea.RUndoManager;
import roundhouse.edit.Document;
import roundhouse.edit.TextEdit;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.HeldEdit;
import roundhouse.workshop.documents.OpenDocuments;

/**
 * A text area for a document: it sends what is typed, shows what others edit, and uses the
 * document's undo history.
 */
final class DocumentTextArea extends RSyntaxTextArea {
  /** Letters of an edit that the context menu repeats. */
  private static final int LONG = 24;

  private final transient Document document;
  private final transient OpenDocuments documents;
  private final transient Consumer<Document.Change> heard = this::heard;
  private transient boolean showing;
  private transient List<Action> onNames = List.of();

  DocumentTextArea(Document document, OpenDocuments documents) {
    this.document = document;
    this.documents = documents;
    // Its tips that take the focus tell to press F2, which goes elsewhere here.
    setUseFocusableTips(false);
    setText(document.text());
    setCaretPosition(0);
    getDocument().addDocumentListener(new Typed());
    ((AbstractDocument) getDocument()).setDocumentFilter(new Holding());
    document.addListener(heard);
    KeyBindings.bindFocused(this, "ctrl Z", this::undoLastAction);
    KeyBindings.bindFocused(this, "ctrl Y", this::redoLastAction);
    KeyBindings.bindFocused(this, "ctrl shift Z", this::redoLastAction);
    KeyBindings.passOn(this, "F2", "ctrl ENTER", "ctrl shift SPACE", "ctrl shift K", "ctrl D");
  }

  /** Adds what can be done with the name at the caret to the context menu. */
  void offer(List<Action> more) {
    onNames = more;
    setPopupMenu(new JPopupMenu());
  }

  /** Tool tips of Swing would take the key that explains what stands at the caret. */
  @Override
  protected void processKeyEvent(KeyEvent event) {
    KeyStroke key = KeyStroke.getKeyStroke(TextAssistance.EXPLANATION);
    if (KeyStroke.getKeyStrokeForEvent(event).equals(key)) {
      action(TextAssistance.EXPLANATION).ifPresent(does -> does.actionPerformed(null));
      event.consume();
    } else super.processKeyEvent(event);
  }

  private Optional<Action> action(String key) {
    return Optional.ofNullable(getInputMap().get(KeyStroke.getKeyStroke(key)))
        .map(getActionMap()::get);
  }

  /** Made again each time: it says what can be undone now. */
  @Override
  protected void configurePopupMenu(JPopupMenu menu) {
    menu.removeAll();
    menu.setName("text menu");
    item(menu, undone(false), "ctrl Z", canUndo(), this::undoLastAction);
    item(menu, undone(true), "ctrl Y", canRedo(), this::redoLastAction);
    menu.addSeparator();
    boolean selected = getSelectionStart() != getSelectionEnd();
    item(menu, UiWords.of("text.cut"), "ctrl X", selected, this::cut);
    item(menu, UiWords.of("text.copy"), "ctrl C", selected, this::copy);
    item(menu, UiWords.of("text.paste"), "ctrl V", true, this::paste);
    item(menu, UiWords.of("text.select-all"), "ctrl A", true, this::selectAll);
    menu.addSeparator();
    for (String key : List.of(TextAssistance.DEFINITION, TextAssistance.EXPLANATION))
      action(key)
          .ifPresent(
              does ->
                  item(
                      menu, TextAssistance.says(key), key, true, () -> does.actionPerformed(null)));
    onNames.forEach(menu::add);
  }

  private static void item(JPopupMenu menu, String says, String key, boolean may, Runnable does) {
    var item = new JMenuItem(says);
    item.setAccelerator(KeyStroke.getKeyStroke(key));
    item.setEnabled(may);
    item.addActionListener(_ -> does.run());
    menu.add(item);
  }

  /** "Undo: typed "count: 7"". */
  private String undone(boolean again) {
    String what = again ? UiWords.of("text.redo") : UiWords.of("text.undo");
    return document
        .lastEdit(again)
        .map(
            edit ->
                edit.inserted().isBlank()
                    ? UiWords.of("text.deleted", what, brief(edit.removed()))
                    : UiWords.of("text.typed", what, brief(edit.inserted())))
        .orElse(what);
  }

  private static String brief(String text) {
    String line = text.strip().lines().findFirst().orElse("");
    return line.length() <= LONG ? line : line.substring(0, LONG) + "…";
  }

  /** Detaches from the document. */
  void detach() {
    document.removeListener(heard);
  }

  /** A caret that still blinks in a closed window keeps that window in memory. */
  @Override
  public void removeNotify() {
    getCaret().setVisible(false);
    super.removeNotify();
  }

  private void heard(Document.Change change) {
    if (change.by() == this || change.edits().isEmpty()) return;
    showing = true;
    try {
      for (TextEdit edit : change.edits())
        ((AbstractDocument) getDocument())
            .replace(edit.offset(), edit.removed().length(), edit.inserted(), null);
    } catch (BadLocationException impossible) {
      throw new IllegalStateException(impossible);
    } finally {
      showing = false;
    }
    TextEdit last = change.edits().getLast();
    if (isFocusOwner())
      setCaretPosition(
          Math.min(getDocument().getLength(), last.offset() + last.inserted().length()));
  }

  /** The history is the document's, since pictures edit it too. */
  @Override
  protected RUndoManager createUndoManager() {
    return new RUndoManager((RTextArea) this) {
      @Override
      public void undoableEditHappened(UndoableEditEvent event) {
        // The document records it.
        return;
      }
    };
  }

  @Override
  public void undoLastAction() {
    documents.undo(document);
  }

  @Override
  public void redoLastAction() {
    documents.redo(document);
  }

  @Override
  public boolean canUndo() {
    return document.canUndo();
  }

  @Override
  public boolean canRedo() {
    return document.canRedo();
  }

  /** The edits of one key press or click are one step. */
  private static Object gesture() {
    AWTEvent event = EventQueue.getCurrentEvent();
    return event == null ? "" : "event " + System.identityHashCode(event);
  }

  /** Keeps what is typed out of a text that is not to be edited, and asks what to do with it. */
  private final class Holding extends DocumentFilter {
    @Override
    public void insertString(FilterBypass past, int offset, String text, AttributeSet look)
        throws BadLocationException {
      replace(past, offset, 0, text, look);
    }

    @Override
    public void remove(FilterBypass past, int offset, int length) throws BadLocationException {
      replace(past, offset, length, "", null);
    }

    @Override
    public void replace(FilterBypass past, int offset, int length, String text, AttributeSet look)
        throws BadLocationException {
      if (showing || !document.readOnly()) past.replace(offset, length, text, look);
      else documents.hold(HeldEdit.typed(document, typed(offset, length, text)));
    }

    private TextEdit typed(int offset, int length, String text) {
      String removed = document.text().substring(offset, offset + length);
      return new TextEdit(offset, removed, text == null ? "" : text);
    }
  }

  private final class Typed implements DocumentListener {
    @Override
    public void insertUpdate(DocumentEvent event) {
      tell(event.getOffset(), 0, text(event));
    }

    @Override
    public void removeUpdate(DocumentEvent event) {
      tell(event.getOffset(), event.getLength(), "");
    }

    @Override
    public void changedUpdate(DocumentEvent event) {
      // Only its style has changed.
      return;
    }

    private String text(DocumentEvent event) {
      try {
        return event.getDocument().getText(event.getOffset(), event.getLength());
      } catch (BadLocationException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    private void tell(int offset, int gone, String come) {
      if (showing) return;
      String removed = document.text().substring(offset, offset + gone);
      document.apply(new TextEdit(offset, removed, come), gesture(), DocumentTextArea.this);
    }
  }
}
