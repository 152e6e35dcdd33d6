package roundhouse.editor.play;

import java.awt.BorderLayout;
import java.awt.Font;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.TokenIcon;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.Decision;
import roundhouse.picture.Liveries;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;

/**
 * Who decides, and all legal choices: picked by arrow keys, digits, typing or mouse, played by
 * Enter.
 */
public final class DecisionView extends JPanel implements FocusTarget, SnapshotListener {
  private final transient ChoiceSelection pick;
  private final JLabel who = new JLabel(" ");
  private final JLabel what = new JLabel(" ");
  private final JTextField filter = new JTextField();
  private final DefaultListModel<ChoiceRow> model = new DefaultListModel<>();
  private final JList<ChoiceRow> list = new JList<>(model);
  private boolean following;

  /**
   * @param bot lets a bot decide
   */
  public DecisionView(ChoiceSelection pick, RunPlanner runs, WindowLook look, Action bot) {
    super(new BorderLayout());
    this.pick = pick;
    setName("decision");
    list.setName("choices");
    list.setCellRenderer(new ChoiceRowRenderer(look));
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.addListSelectionListener(_ -> picked());
    list.addKeyListener(new Digits());
    list.addMouseListener(new DoubleClick());
    KeyBindings.passToWindow(list, "LEFT", "RIGHT");
    filter.putClientProperty("JTextField.placeholderText", UiWords.of("decision.find"));
    filter.putClientProperty("JTextField.showClearButton", true);
    filter.addActionListener(_ -> pick.play());
    filter.addKeyListener(new Arrows());
    KeyBindings.onTextChange(filter, this::narrow);
    look.addListener(
        () ->
            who.setFont(list.getFont().deriveFont(Font.BOLD, list.getFont().getSize2D() * 1.25f)));
    add(head(look), BorderLayout.NORTH);
    add(Panels.scroll(list), BorderLayout.CENTER);
    var foot = new JPanel(new BorderLayout());
    foot.add(new RunsPanel(runs, look), BorderLayout.CENTER);
    foot.add(new PlayBar(pick, bot), BorderLayout.SOUTH);
    add(foot, BorderLayout.SOUTH);
    pick.addListener(this::fill);
  }

  private JPanel head(WindowLook look) {
    var head = new JPanel();
    head.setLayout(new BoxLayout(head, BoxLayout.Y_AXIS));
    head.setBorder(BorderFactory.createEmptyBorder(10, 10, 6, 10));
    for (var part : List.of(who, what, filter)) {
      part.setAlignmentX(LEFT_ALIGNMENT);
      head.add(part);
    }
    what.setBorder(BorderFactory.createEmptyBorder(2, 0, 8, 0));
    who.setIconTextGap(8);
    return head;
  }

  /** Focuses the field where the user types to find a choice. */
  @Override
  public void takeFocus() {
    filter.requestFocusInWindow();
    filter.selectAll();
  }

  /** Focuses the list, where digits, arrows and the game keys work. */
  public void focusList() {
    list.requestFocusInWindow();
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.sameSituation(now) && before.sameMoment(now) && before.busy().equals(now.busy()))
      return;
    Optional<Decision> decision = now.situation().flatMap(situation -> situation.decision());
    who.setText(decision.map(Decision::entity).orElseGet(() -> idle(now)));
    who.setIcon(decision.map(asked -> icon(now, asked)).orElse(null));
    what.setText(decision.map(DecisionView::asks).orElse(" "));
    if (!filter.getText().isEmpty() && !before.sameMoment(now)) filter.setText("");
  }

  private static String idle(Snapshot now) {
    if (!now.busy().isEmpty()) return now.busy() + " …";
    if (now.play().isEmpty())
      return now.orphan().isPresent() ? UiWords.of("decision.orphan") : UiWords.of("decision.idle");
    if (now.play().get().state().over()) return UiWords.of("decision.over");
    return now.situation()
        .flatMap(situation -> situation.failure())
        .map(failure -> UiWords.of("decision.failed", failure.hook()))
        .orElse("…");
  }

  private static TokenIcon icon(Snapshot now, Decision decision) {
    var companies = now.play().orElseThrow().title().design().companies();
    if (!companies.containsKey(decision.entity())) return null;
    return new TokenIcon(Liveries.of(companies.values()).of(decision.entity()), 18);
  }

  private static String asks(Decision decision) {
    String says = Character.toUpperCase(decision.says().charAt(0)) + decision.says().substring(1);
    if (decision.deciders().equals(List.of(decision.entity()))) return says;
    List<String> by = decision.deciders();
    return switch (by.size()) {
      case 1 -> UiWords.of("decision.by-one", says, by.getFirst());
      case 2 -> UiWords.of("decision.by-two", says, by.getFirst(), by.getLast());
      default -> UiWords.of("decision.by-all", says);
    };
  }

  /** The list shows what matches the filter. */
  private void fill() {
    following = true;
    model.clear();
    pick.rows().stream().filter(row -> row.matches(filter.getText())).forEach(model::addElement);
    pick.row().ifPresentOrElse(row -> list.setSelectedValue(row, true), list::clearSelection);
    following = false;
  }

  /** Typing picks the first line that matches, and lets go of one that is no longer shown. */
  private void narrow() {
    fill();
    if (pick.row().isPresent() && list.isSelectionEmpty()) pick.clear();
    if (list.isSelectionEmpty() && !filter.getText().isBlank() && !model.isEmpty())
      list.setSelectedIndex(0);
  }

  private void picked() {
    if (!following && !list.getValueIsAdjusting() && list.getSelectedValue() != null)
      pick.select(list.getSelectedValue());
  }

  private void find(char first) {
    filter.requestFocusInWindow();
    filter.setText(String.valueOf(first));
  }

  private void select(int index) {
    if (index < 0 || index >= model.size()) return;
    list.setSelectedIndex(index);
    list.ensureIndexIsVisible(index);
  }

  private final class Digits extends KeyAdapter {
    @Override
    public void keyTyped(KeyEvent event) {
      char typed = event.getKeyChar();
      if (typed >= '1' && typed <= '9') select(typed - '1');
      else if (Character.isLetter(typed) && Character.toLowerCase(typed) != 'r') find(typed);
    }

    @Override
    public void keyPressed(KeyEvent event) {
      if (event.getKeyCode() == KeyEvent.VK_ENTER) pick.play();
    }
  }

  /** In the filter, the arrow keys move through the list. */
  private final class Arrows extends KeyAdapter {
    @Override
    public void keyPressed(KeyEvent event) {
      if (event.getKeyCode() == KeyEvent.VK_DOWN) select(list.getSelectedIndex() + 1);
      if (event.getKeyCode() == KeyEvent.VK_UP) select(list.getSelectedIndex() - 1);
      if (event.getKeyCode() == KeyEvent.VK_ESCAPE) filter.setText("");
    }
  }

  private final class DoubleClick extends MouseAdapter {
    @Override
    public void mouseClicked(MouseEvent event) {
      if (event.getClickCount() == 2 && !list.isSelectionEmpty()) pick.play();
    }
  }
}
