package roundhouse.editor.notes;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.FlowLayout;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.words.UiWords;
import roundhouse.workshop.notes.NoteSubject;
import roundhouse.workshop.notes.Notes;
import roundhouse.workshop.notes.WrittenNote;

/** All notes on the design and the game, as a list to search; Enter goes to what one is on. */
public final class NotesView extends JPanel implements FocusTarget {
  private final transient Notes notes;
  private final transient Consumer<NoteSubject> edit;
  private final JTextField words = new JTextField(20);
  private final JList<WrittenNote> list = new JList<>();
  private final FittingLabel none =
      new FittingLabel(UiWords.of("notes.none"), SwingConstants.LEADING);

  /**
   * @param go shows what a note is on
   * @param edit opens the note on a thing
   * @param here opens the note on this moment of the game
   */
  public NotesView(
      Notes notes, Consumer<NoteSubject> go, Consumer<NoteSubject> edit, Runnable here) {
    super(new BorderLayout());
    this.notes = notes;
    this.edit = edit;
    KeyBindings.keepKeys(this);
    words.setName("notes find");
    words.getAccessibleContext().setAccessibleName(UiWords.of("notes.find"));
    words.putClientProperty("JTextField.placeholderText", UiWords.of("notes.find"));
    KeyBindings.onTextChange(words, this::fill);
    list.setName("notes");
    list.getAccessibleContext().setAccessibleName(UiWords.of("views.notes"));
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new Cell());
    KeyBindings.bindFocused(list, "ENTER", () -> chosen(go));
    KeyBindings.bindFocused(list, "F2", () -> chosen(edit));
    KeyBindings.bindFocused(list, "DELETE", () -> chosen(on -> notes.write(on, "")));
    onDoubleClick(go);
    none.setBorder(BorderFactory.createEmptyBorder(6, 10, 6, 10));
    add(bar(here), BorderLayout.NORTH);
    add(Panels.scroll(list), BorderLayout.CENTER);
    add(none, BorderLayout.SOUTH);
    notes.addListener(this::fill);
    fill();
  }

  private JPanel bar(Runnable here) {
    var bar = new JPanel(new FlowLayout(FlowLayout.LEFT, 6, 4));
    bar.add(words);
    bar.add(button("notes here", UiWords.of("notes.here"), UiWords.of("notes.here-tip"), here));
    bar.add(
        button(
            "notes edit",
            UiWords.of("notes.edit"),
            UiWords.of("notes.edit-tip"),
            () -> chosen(edit)));
    return bar;
  }

  private static JButton button(String name, String says, String tip, Runnable does) {
    var button = new JButton(says);
    button.setName(name);
    button.setToolTipText(tip);
    button.addActionListener(_ -> does.run());
    return button;
  }

  private void onDoubleClick(Consumer<NoteSubject> go) {
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) chosen(go);
          }
        });
  }

  private void chosen(Consumer<NoteSubject> does) {
    Optional.ofNullable(list.getSelectedValue()).map(WrittenNote::on).ifPresent(does);
  }

  private void fill() {
    String wanted = words.getText().strip().toLowerCase(Locale.ROOT);
    WrittenNote before = list.getSelectedValue();
    List<WrittenNote> all = notes.all();
    list.setListData(all.stream().filter(note -> has(note, wanted)).toArray(WrittenNote[]::new));
    list.setSelectedValue(before, false);
    if (list.isSelectionEmpty()) list.setSelectedIndex(0);
    none.setVisible(all.isEmpty());
  }

  private boolean has(WrittenNote note, String wanted) {
    return (notes.says(note.on()) + " " + note.text()).toLowerCase(Locale.ROOT).contains(wanted);
  }

  /** Focuses the list. */
  @Override
  public void takeFocus() {
    list.requestFocusInWindow();
  }

  private final class Cell extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> of, Object value, int index, boolean chosen, boolean focused) {
      var note = (WrittenNote) value;
      String line = UiWords.of("notes.line", notes.says(note.on()), note.text().replace('\n', ' '));
      super.getListCellRendererComponent(of, line, index, chosen, focused);
      setIcon(new NoteIcon());
      setToolTipText(note.text());
      setBorder(BorderFactory.createEmptyBorder(3, 8, 3, 8));
      return this;
    }
  }
}
