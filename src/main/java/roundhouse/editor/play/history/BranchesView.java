package roundhouse.editor.play.history;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.ListSelectionModel;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.words.UiWords;
import roundhouse.workshop.BranchCommands;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.Branch;
import roundhouse.workshop.history.Branches;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;
import roundhouse.workshop.history.RoundName;

/** The branches of the game, to return to, name, compare with the current one, or delete. */
public final class BranchesView extends JPanel implements FocusTarget, SnapshotListener {
  private final transient BranchCommands changes;
  private final transient BiConsumer<String, String> compare;
  private final DefaultListModel<BranchRow> model = new DefaultListModel<>();
  private final JList<BranchRow> list = new JList<>(model);
  private final JPanel buttons = new JPanel(new FlowLayout(FlowLayout.LEFT, 6, 4));
  private transient Branches lines = Branches.ONE;

  /**
   * @param compare shows the two branches of these names side by side
   */
  public BranchesView(BranchCommands changes, BiConsumer<String, String> compare) {
    super(new BorderLayout());
    this.changes = changes;
    this.compare = compare;
    list.setName("lines");
    list.getAccessibleContext().setAccessibleName(UiWords.of("lines.list"));
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setBorder(BorderFactory.createEmptyBorder(4, 6, 4, 6));
    KeyBindings.passToWindow(list, "LEFT", "RIGHT");
    list.addMouseListener(new DoubleClick());
    addButtons();
    add(Panels.scroll(list), BorderLayout.CENTER);
    add(buttons, BorderLayout.SOUTH);
  }

  private void addButtons() {
    button("Go to it", UiWords.of("hooks.go"), changes::goTo)
        .setToolTipText(UiWords.of("lines.go-tip"));
    KeyBindings.bindFocused(list, "ENTER", () -> selected(changes::goTo));
    button("Compare", UiWords.of("lines.compare"), this::compareWithPresent)
        .setToolTipText(UiWords.of("lines.compare-tip"));
    button("Rename…", UiWords.of("lines.rename"), this::rename)
        .setToolTipText(UiWords.of("lines.rename-tip"));
    button("Give up", UiWords.of("lines.give-up"), this::drop)
        .setToolTipText(UiWords.of("lines.give-up-tip"));
    KeyBindings.bindFocused(list, "DELETE", () -> selected(this::drop));
    var branch = new JButton(UiWords.of("lines.new"));
    branch.setName("new line");
    branch.setToolTipText(UiWords.of("lines.new-tip"));
    branch.addActionListener(_ -> newBranch());
    buttons.add(branch);
  }

  private JButton button(String name, String says, Consumer<String> does) {
    var button = new JButton(says);
    button.setName(name);
    button.addActionListener(_ -> selected(does));
    buttons.add(button);
    return button;
  }

  private void selected(Consumer<String> does) {
    BranchRow row = list.getSelectedValue();
    if (row != null) does.accept(row.name());
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.sameMoment(now)) return;
    lines = now.play().map(GameHistory::branches).orElse(Branches.ONE);
    List<BranchRow> rows = now.play().map(BranchRow::of).orElse(List.of());
    int at = list.getSelectedIndex();
    model.clear();
    rows.forEach(model::addElement);
    list.setSelectedIndex(Math.min(at, rows.size() - 1));
    if (list.isSelectionEmpty() && rows.size() > 1) list.setSelectedIndex(1);
  }

  /** Focuses the list. */
  @Override
  public void takeFocus() {
    list.requestFocusInWindow();
  }

  private void compareWithPresent(String name) {
    String other =
        name.equals(lines.present())
            ? lines.others().stream().findFirst().map(line -> line.name()).orElse(name)
            : name;
    if (!other.equals(lines.present())) compare.accept(lines.present(), other);
  }

  private void rename(String name) {
    ask(UiWords.of("lines.name"), name)
        .filter(other -> !other.equals(name))
        .ifPresent(other -> changes.rename(name, other));
  }

  private void drop(String name) {
    if (name.equals(lines.present())) return;
    String question = UiWords.of("lines.give-up-question", name);
    if (ConfirmDialog.agreed(
        this, question, UiWords.of("views.lines"), UiWords.of("lines.give-up")))
      changes.delete(name);
  }

  /** Asks for a name and begins a branch of that name at the current moment. */
  public void newBranch() {
    ask(UiWords.of("lines.new-name"), "")
        .filter(name -> !lines.names().contains(name))
        .ifPresent(changes::begin);
  }

  private Optional<String> ask(String what, String usual) {
    Object typed =
        JOptionPane.showInputDialog(
            this, what, UiWords.of("views.lines"), JOptionPane.PLAIN_MESSAGE, null, null, usual);
    return Optional.ofNullable(typed)
        .map(Object::toString)
        .map(String::strip)
        .filter(name -> !name.isEmpty());
  }

  private final class DoubleClick extends MouseAdapter {
    @Override
    public void mouseClicked(MouseEvent event) {
      if (event.getClickCount() == 2) selected(changes::goTo);
    }
  }

  /**
   * A branch of the game in the list of branches.
   *
   * @param says its name, its length, and where it leaves the current branch
   */
  private record BranchRow(String name, String says) {

    /** The rows, the current branch first. */
    static List<BranchRow> of(GameHistory play) {
      var all = new ArrayList<BranchRow>();
      String present = play.branches().present();
      all.add(new BranchRow(present, UiWords.of("lines.present", present, actions(play))));
      for (Branch line : play.branches().others())
        all.add(new BranchRow(line.name(), "   " + told(line.name(), play, line.play())));
      return all;
    }

    private static String told(String name, GameHistory present, GameHistory line) {
      int parted = shared(present.played(), line.played()) + 1;
      if (line.played().isEmpty()) return UiWords.of("lines.bare", name, actions(line), parted);
      return UiWords.of(
          "lines.other",
          name,
          actions(line),
          parted,
          RoundName.abbreviated(line.title().design(), line.state(line.played().size())));
    }

    private static String actions(GameHistory play) {
      int count = play.played().size() + play.waiting().size();
      return UiWords.counted("lines.actions", count);
    }

    private static int shared(List<PlayedAction> one, List<PlayedAction> other) {
      int index = 0;
      while (index < Math.min(one.size(), other.size())
          && one.get(index).action().equals(other.get(index).action())) index++;
      return index;
    }

    @Override
    public String toString() {
      return says;
    }
  }
}
