package roundhouse.editor.play;

import java.awt.BorderLayout;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.Action;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;

/**
 * Who decides, and all legal choices: picked by arrow keys, digits, typing or mouse, played by
 * Enter.
 */
public final class DecisionView extends JPanel implements FocusTarget, SnapshotListener {
  private final transient ChoiceSelection pick;
  private final DecisionHead head = new DecisionHead();
  private final JTextField filter = new JTextField();
  private final DefaultListModel<ChoiceRow> model = new DefaultListModel<>();
  private final JList<ChoiceRow> list = new JList<>(model);
  private boolean following;

  /**
   * @param bot lets a bot decide
   * @param above stands over the decision when there is more to ask
   */
  public DecisionView(
      ChoiceSelection pick, RunPlanner runs, WindowLook look, Action bot, JComponent above) {
    super(new BorderLayout());
    this.pick = pick;
    setName("decision");
    setUpList(look);
    setUpFilter();
    look.addListener(() -> head.fit(list.getFont()));
    head.add(filter);
    var top = new JPanel(new BorderLayout());
    top.add(above, BorderLayout.NORTH);
    top.add(head, BorderLayout.CENTER);
    add(top, BorderLayout.NORTH);
    add(Panels.scroll(list), BorderLayout.CENTER);
    var foot = new JPanel(new BorderLayout());
    foot.add(new RunsPanel(runs, look), BorderLayout.CENTER);
    foot.add(new PlayBar(pick, bot), BorderLayout.SOUTH);
    add(foot, BorderLayout.SOUTH);
    pick.addListener(this::fill);
  }

  private void setUpList(WindowLook look) {
    list.setName("choices");
    list.setCellRenderer(new ChoiceRowRenderer(look));
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.addListSelectionListener(_ -> picked());
    list.addKeyListener(new Digits());
    list.addMouseListener(new DoubleClick());
    KeyBindings.passToWindow(list, "LEFT", "RIGHT");
  }

  private void setUpFilter() {
    filter.putClientProperty("JTextField.placeholderText", UiWords.of("decision.find"));
    filter.putClientProperty("JTextField.showClearButton", true);
    filter.addActionListener(_ -> pick.play());
    filter.addKeyListener(new Arrows());
    KeyBindings.onTextChange(filter, this::narrow);
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
    head.show(now);
    if (!filter.getText().isEmpty() && !before.sameMoment(now)) filter.setText("");
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
