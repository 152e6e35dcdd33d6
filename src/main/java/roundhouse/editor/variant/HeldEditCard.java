package roundhouse.editor.variant;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JTextField;
import roundhouse.edit.TextEdit;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.LayeredCard;
import roundhouse.editor.kit.Panels;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.HeldEdit;

/**
 * Asks whether to make a held edit in a variant. Enter makes it, Escape drops the edit; what is
 * typed in the meantime is held too.
 */
final class HeldEditCard extends JPanel {
  private final LayeredCard card = new LayeredCard(this);
  private final String title;
  private final JLabel question = Panels.heading("");
  private final JTextField name = new JTextField(18);
  private final JLabel typed = new JLabel(" ");
  private final JLabel answer = new JLabel(UiWords.of("held.keys"));
  private final JButton make = new JButton(UiWords.of("held.make"));
  private final transient BiConsumer<HeldEditCard, String> does;
  private transient List<HeldEdit> edits;
  private boolean busy;

  /**
   * @param title that is not to be edited
   * @param suggested name of the variant
   * @param does makes the variant of that name, and then closes the card or reports a refusal
   */
  HeldEditCard(
      String title, String suggested, List<HeldEdit> edits, BiConsumer<HeldEditCard, String> does) {
    super(new BorderLayout(8, 6));
    this.title = title;
    this.edits = edits;
    this.does = does;
    card.setName("held edit");
    setFocusable(true);
    name.setText(suggested);
    name.setName("variant name");
    name.getAccessibleContext().setAccessibleName(UiWords.of("held.name"));
    add(question, BorderLayout.NORTH);
    add(controls(), BorderLayout.CENTER);
    add(answer, BorderLayout.SOUTH);
    addKeyListener(new TypedOn());
    KeyBindings.bind(this, "ENTER", this::make);
    name.addActionListener(_ -> make());
    KeyBindings.onTextChange(name, this::ask);
    ask();
    showTyped();
  }

  private JPanel controls() {
    var row = new JPanel(new FlowLayout(FlowLayout.LEADING, 6, 0));
    row.setOpaque(false);
    var drop = new JButton(UiWords.of("held.drop"));
    make.setName("make held variant");
    drop.setName("drop held edit");
    make.addActionListener(_ -> make());
    drop.addActionListener(_ -> card.close());
    row.add(name);
    row.add(make);
    row.add(drop);
    row.add(typed);
    return row;
  }

  /** Asks where the user is busy in a window. */
  void open(JRootPane root) {
    card.open(root, LayeredCard.whereBusy(root), this);
  }

  void close() {
    card.close();
  }

  List<HeldEdit> edits() {
    return edits;
  }

  private void make() {
    if (busy) return;
    busy = true;
    make.setEnabled(false);
    tell(UiWords.of("held.working"));
    does.accept(this, name.getText().strip());
  }

  /** Says why no variant was made; the user may try another name or drop the edit. */
  void refuse(String why) {
    busy = false;
    make.setEnabled(true);
    tell(why);
    name.requestFocusInWindow();
    name.selectAll();
  }

  private void ask() {
    String says = UiWords.of("held.question", title, name.getText().strip());
    question.setText(says);
    getAccessibleContext().setAccessibleName(says);
    card.place();
  }

  private void tell(String says) {
    answer.setText(says);
    card.place();
  }

  private void showTyped() {
    String all =
        edits.stream()
            .flatMap(edit -> edit.typed().stream())
            .map(TextEdit::inserted)
            .collect(Collectors.joining());
    typed.setText(all.isBlank() ? " " : UiWords.of("held.typed", all));
    card.place();
  }

  /** Takes the next letters of what is being typed. */
  private final class TypedOn extends KeyAdapter {
    @Override
    public void keyTyped(KeyEvent event) {
      if (busy || Character.isISOControl(event.getKeyChar()) || event.isControlDown()) return;
      String letter = String.valueOf(event.getKeyChar());
      edits = edits.stream().map(edit -> edit.more(letter)).toList();
      showTyped();
    }
  }
}
