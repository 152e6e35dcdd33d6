package roundhouse.editor.play;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Frame;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JDialog;
import javax.swing.JEditorPane;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.explanation.Explanation;
import roundhouse.engine.explanation.Subject;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.GameSubjects;
import roundhouse.workshop.history.GameSubjects.Named;

/**
 * Explains which rule forbids what the user would like to do with a thing of the game. Stays open
 * beside the game and follows it.
 */
public final class WhyNotDialog extends JDialog implements SnapshotListener {
  private final transient Function<Subject, CompletableFuture<List<Explanation>>> rules;
  private final JTextField filter = new JTextField();
  private final DefaultListModel<Named> model = new DefaultListModel<>();
  private final JList<Named> things = new JList<>(model);
  private final JLabel about = Panels.heading(" ");
  private final ExplanationsPane grounds;
  private transient Optional<GameHistory> play = Optional.empty();
  private transient List<Named> all = List.of();
  private boolean filling;

  /**
   * @param rules explains what may be done with a thing, and why not
   */
  public WhyNotDialog(
      Frame owner, WindowLook look, Function<Subject, CompletableFuture<List<Explanation>>> rules) {
    super(owner, UiWords.of("why-not.window"), false);
    this.rules = rules;
    grounds = new ExplanationsPane(look);
    setName("why not");
    setUpThings();
    setUpFilter();
    var both =
        new JSplitPane(
            JSplitPane.HORIZONTAL_SPLIT,
            thingsToFind(),
            Panels.section(about, Panels.scroll(grounds)));
    both.setBorder(BorderFactory.createEmptyBorder());
    both.setDividerLocation(230);
    add(both);
    setPreferredSize(new Dimension(760, 380));
    KeyBindings.onEscape(getRootPane(), () -> setVisible(false));
    look.addListener(() -> SwingUtilities.updateComponentTreeUI(this));
  }

  private void setUpThings() {
    things.setName("things");
    things.getAccessibleContext().setAccessibleName(UiWords.of("why-not.things"));
    things.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    things.setCellRenderer(new Cell());
    things.addListSelectionListener(_ -> picked());
  }

  private void setUpFilter() {
    filter.setName("find a thing");
    filter.getAccessibleContext().setAccessibleName(UiWords.of("why-not.find"));
    filter.putClientProperty("JTextField.placeholderText", UiWords.of("why-not.kinds"));
    filter.addActionListener(_ -> things.requestFocusInWindow());
    KeyBindings.onTextChange(filter, this::fill);
  }

  private JPanel thingsToFind() {
    var left = new JPanel(new BorderLayout(0, 4));
    left.setBorder(BorderFactory.createEmptyBorder(8, 8, 8, 4));
    left.add(filter, BorderLayout.NORTH);
    left.add(Panels.scroll(things), BorderLayout.CENTER);
    return left;
  }

  /** Opens with the last question asked again. */
  public void open() {
    if (!isDisplayable()) pack();
    if (!isVisible()) setLocationRelativeTo(getOwner());
    setVisible(true);
    filter.requestFocusInWindow();
    filter.selectAll();
    picked();
  }

  /** Opens with the answer about a thing. */
  public void open(Subject subject) {
    filter.setText("");
    all.stream()
        .filter(named -> named.subject().equals(subject))
        .findFirst()
        .ifPresent(named -> things.setSelectedValue(named, true));
    open();
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.sameMoment(now)) return;
    play = now.play();
    List<Named> found = play.map(GameSubjects::of).orElse(List.of());
    if (!found.equals(all)) {
      all = found;
      fill();
    }
    if (isVisible()) picked();
  }

  private void fill() {
    Named wanted = things.getSelectedValue();
    String typed = filter.getText().toLowerCase(Locale.ROOT).strip();
    filling = true;
    model.clear();
    all.stream()
        .filter(named -> named.says().toLowerCase(Locale.ROOT).contains(typed))
        .forEach(model::addElement);
    if (wanted != null && model.contains(wanted)) things.setSelectedValue(wanted, true);
    else if (!typed.isEmpty()) things.setSelectedIndex(0);
    filling = false;
    picked();
  }

  private void picked() {
    Named wanted = things.getSelectedValue();
    if (filling || wanted == null || !isVisible()) return;
    about.setText(wanted.says());
    rules
        .apply(wanted.subject())
        .thenAccept(
            found ->
                SwingUtilities.invokeLater(
                    () -> {
                      if (wanted.equals(things.getSelectedValue())) grounds.tell(found);
                    }));
  }

  private static final class Cell extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> of, Object value, int index, boolean selected, boolean focused) {
      super.getListCellRendererComponent(of, ((Named) value).says(), index, selected, false);
      setFont(of.getFont().deriveFont(Font.PLAIN));
      return this;
    }
  }

  /** What is allowed and what is not, with a paragraph for each. */
  private static final class ExplanationsPane extends JEditorPane {
    private final transient WindowLook look;

    ExplanationsPane(WindowLook look) {
      super("text/html", "");
      this.look = look;
      setName("grounds");
      getAccessibleContext().setAccessibleName(UiWords.of("why-not.grounds"));
      putClientProperty(HONOR_DISPLAY_PROPERTIES, true);
      setEditable(false);
    }

    void tell(List<Explanation> grounds) {
      var text = new StringBuilder("<html>");
      for (Explanation ground : grounds) text.append(paragraph(ground));
      if (grounds.isEmpty()) text.append("<p>" + UiWords.of("why-not.nothing"));
      setText(text.toString());
      setCaretPosition(0);
    }

    private String paragraph(Explanation ground) {
      String mark = ground.allowed() ? "✓" : "✗";
      int rgb = (ground.allowed() ? look.accent() : look.error()).getRGB() & 0xFFFFFF;
      String rule =
          ground.rule().isEmpty()
              ? ""
              : " <i>" + UiWords.of("why-not.rule", VisibleText.html(ground.rule())) + "</i>";
      return "<p style='margin-bottom:6px'><b><font color='#%06x'>%s</font></b> %s%s"
          .formatted(rgb, mark, VisibleText.html(ground.says()), rule);
    }
  }
}
