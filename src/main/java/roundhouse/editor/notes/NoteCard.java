package roundhouse.editor.notes;

import java.awt.BorderLayout;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JTextArea;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.LayeredCard;
import roundhouse.editor.kit.Panels;
import roundhouse.words.UiWords;
import roundhouse.workshop.notes.NoteSubject;
import roundhouse.workshop.notes.Notes;

/** The text of a note, above what it is on: Enter keeps it, Escape leaves it as it was. */
public final class NoteCard extends JPanel {
  private final LayeredCard card = new LayeredCard(this);
  private final JTextArea text;

  private NoteCard(Notes notes, NoteSubject on) {
    super(new BorderLayout(8, 6));
    KeyBindings.keepKeys(this);
    card.setName("note");
    text = new JTextArea(notes.on(on).orElse(""), 4, 36);
    text.setName("note text");
    text.getAccessibleContext().setAccessibleName(UiWords.of("notes.told", on.says()));
    text.setLineWrap(true);
    text.setWrapStyleWord(true);
    text.selectAll();
    KeyBindings.bindFocused(
        text,
        "ENTER",
        () -> {
          card.close();
          notes.write(on, text.getText().strip());
        });
    KeyBindings.bindFocused(text, "shift ENTER", () -> text.replaceSelection("\n"));
    add(Panels.heading(on.says()), BorderLayout.NORTH);
    add(Panels.scroll(text), BorderLayout.CENTER);
    add(new JLabel(UiWords.of("notes.keys")), BorderLayout.SOUTH);
  }

  /** Edits the note on a thing; an empty text takes it away. */
  public static void open(JRootPane window, Notes notes, NoteSubject on) {
    var opened = new NoteCard(notes, on);
    opened.card.open(window, LayeredCard.whereBusy(window), opened.text);
  }
}
