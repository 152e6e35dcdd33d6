package roundhouse.editor.play;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.GridLayout;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import roundhouse.board.HexId;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.StillText;
import roundhouse.engine.Action;
import roundhouse.engine.arrangement.Arrangement;
import roundhouse.engine.explanation.Subject;
import roundhouse.words.UiWords;
import roundhouse.workshop.Notice;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.TreasuryVisibility;
import roundhouse.workshop.history.ArrangementInputs;
import roundhouse.workshop.history.GameHistory;

/**
 * Corrects the game by hand, one change after another, also to set up a position; each is an action
 * that can be undone.
 */
public final class CorrectionDialog extends JDialog implements SnapshotListener {
  private final transient Consumer<Action.Arrange> play;
  private final JComboBox<Arrangement> what = new JComboBox<>(Arrangement.values());
  private final StillText says = new StillText(2, 30);
  private final StillText told = new StillText(3, 30);
  private final ArrangementForm form = new ArrangementForm(this::isSecret);
  private transient Optional<GameHistory> shown = Optional.empty();
  private transient Optional<TreasuryVisibility> sight = Optional.empty();

  /**
   * @param play called with each action
   */
  public CorrectionDialog(Frame owner, Consumer<Action.Arrange> play) {
    super(owner, UiWords.of("correct.window"), false);
    this.play = play;
    setName("correct window");
    var set = new JButton(UiWords.of("correct.set"));
    set.setName("set it");
    set.addActionListener(_ -> set());
    var middle = new JPanel(new BorderLayout());
    middle.add(form, BorderLayout.NORTH);
    var all = new JPanel(new BorderLayout(0, 8));
    all.setBorder(BorderFactory.createEmptyBorder(10, 12, 12, 12));
    all.add(head(), BorderLayout.NORTH);
    all.add(middle, BorderLayout.CENTER);
    all.add(foot(set), BorderLayout.SOUTH);
    add(all);
    getRootPane().setDefaultButton(set);
    KeyBindings.onEscape(getRootPane(), () -> setVisible(false));
    setPreferredSize(new Dimension(460, 400));
  }

  /** What is set, and the words that explain it. */
  private JPanel head() {
    what.setName("what is set");
    what.getAccessibleContext().setAccessibleName(UiWords.of("correct.asked"));
    what.setRenderer(new Word());
    what.addActionListener(_ -> ask(Map.of()));
    var head = new JPanel(new BorderLayout(0, 6));
    head.add(what, BorderLayout.NORTH);
    head.add(says, BorderLayout.CENTER);
    return head;
  }

  private JPanel foot(JButton set) {
    told.setName("correct told");
    var foot = new JPanel(new BorderLayout(0, 4));
    foot.add(told, BorderLayout.CENTER);
    foot.add(set, BorderLayout.SOUTH);
    return foot;
  }

  /** Opens with nothing preselected. */
  public void open() {
    if (!isDisplayable()) pack();
    if (!isVisible()) setLocationRelativeTo(getOwner());
    form.forget();
    ask(Map.of());
    setVisible(true);
    what.requestFocusInWindow();
  }

  /** Opens with a thing of the game preselected. */
  public void open(Subject subject) {
    switch (subject) {
      case Subject.HexSpace(HexId hex) -> open(Arrangement.TILE, Map.of("hex", hex.text()));
      case Subject.Shares(String company) -> open(Arrangement.CASH, Map.of("holder", company));
      case Subject.Trains(String type) -> open(Arrangement.TRAIN, Map.of("train", type));
      case Subject.Private(String id) -> open(Arrangement.PRIVATE, Map.of("id", id));
    }
  }

  private void open(Arrangement wanted, Map<String, String> values) {
    what.setSelectedItem(wanted);
    open();
    ask(values);
  }

  private void ask(Map<String, String> given) {
    shown.ifPresent(
        play -> {
          says.setText(wanted().says());
          form.ask(play, wanted(), given);
        });
  }

  private Arrangement wanted() {
    return (Arrangement) what.getSelectedItem();
  }

  /** Whether the user may not see what a holder has, or there is no game. */
  private boolean isSecret(String holder) {
    return shown.filter(play -> !hides(play, holder)).isEmpty();
  }

  private boolean hides(GameHistory play, String holder) {
    return Optional.ofNullable(play.state().companies().get(holder))
        .filter(company -> !sight.orElseThrow().shows(play.title(), play.state(), company))
        .isPresent();
  }

  private void set() {
    told.setText("");
    play.accept(new Action.Arrange("", wanted().word(), form.values()));
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    boolean played = !before.sameMoment(now);
    shown = now.play();
    sight = Optional.of(TreasuryVisibility.of(now));
    if (!isVisible()) return;
    now.notice()
        .filter(notice -> before.notice().orElse(null) != notice)
        .filter(notice -> notice.kind() != Notice.Kind.DONE)
        .ifPresent(notice -> told.setText(UiWords.of("correct.refused", notice.says())));
    if (!played) return;
    shown.flatMap(GameHistory::last).ifPresent(last -> told.setText(last.says()));
    ask(Map.of());
  }

  private static final class Word extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focused) {
      String word = value instanceof Arrangement each ? each.word().replace('-', ' ') : "";
      return super.getListCellRendererComponent(list, word, index, selected, focused);
    }
  }

  /** The values that a change of the position needs, a row for each. */
  private static final class ArrangementForm extends JPanel {
    private final transient Predicate<String> secret;
    private final Map<String, JComboBox<String>> inputs = new LinkedHashMap<>();
    private transient Optional<GameHistory> shown = Optional.empty();
    private transient Optional<Arrangement> asked = Optional.empty();
    private transient Map<String, String> named = Map.of();

    /**
     * @param secret whether the treasury of a holder is hidden from the user
     */
    ArrangementForm(Predicate<String> secret) {
      super(new GridLayout(0, 2, 8, 4));
      this.secret = secret;
    }

    /** Forgets which thing the numbers were filled in for. */
    void forget() {
      named = Map.of();
    }

    /**
     * Asks for the values that a change needs; keeps earlier values if they still fit.
     *
     * @param given values to begin with
     */
    void ask(GameHistory play, Arrangement wanted, Map<String, String> given) {
      shown = Optional.of(play);
      asked = Optional.of(wanted);
      var before = new LinkedHashMap<String, String>();
      inputs.forEach((name, box) -> before.put(name, String.valueOf(box.getSelectedItem())));
      before.putAll(given);
      inputs.clear();
      removeAll();
      ArrangementInputs.of(play, wanted)
          .forEach(
              (name, values) ->
                  add(name, values, wanted.needs().get(name) == Arrangement.Kind.NUMBER, before));
      fillPresent();
      revalidate();
      repaint();
    }

    private void add(String name, List<String> values, boolean number, Map<String, String> before) {
      var box = new JComboBox<>(values.toArray(String[]::new));
      box.setName("set " + name);
      box.setEditable(number);
      Optional.ofNullable(before.get(name))
          .filter(value -> number || values.contains(value))
          .ifPresent(box::setSelectedItem);
      if (!number) box.addActionListener(_ -> fillPresent());
      var label = new JLabel(name);
      label.setLabelFor(box);
      add(label);
      add(box);
      inputs.put(name, box);
    }

    /** Fills in the current numbers of the named thing whenever another thing is named. */
    private void fillPresent() {
      Arrangement wanted = asked.orElseThrow();
      var now = new LinkedHashMap<String, String>();
      now.put("", wanted.word());
      inputs.forEach(
          (name, box) -> {
            if (!box.isEditable()) now.put(name, String.valueOf(box.getSelectedItem()));
          });
      if (now.equals(named)) return;
      named = now;
      if (secret.test(now.get("holder"))) return;
      ArrangementInputs.present(shown.orElseThrow(), wanted, now)
          .forEach((name, value) -> inputs.get(name).setSelectedItem(value));
    }

    /** The values as they are filled in. */
    Map<String, String> values() {
      var values = new LinkedHashMap<String, String>();
      inputs.forEach((name, box) -> values.put(name, String.valueOf(value(box))));
      return values;
    }

    private static Object value(JComboBox<String> box) {
      return box.getEditor() != null && box.isEditable()
          ? box.getEditor().getItem()
          : box.getSelectedItem();
    }
  }
}
