package roundhouse.editor.hooks;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.FlowLayout;
import java.awt.Font;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JEditorPane;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.Action;
import roundhouse.engine.Hook;
import roundhouse.engine.HookFailure;
import roundhouse.script.reference.HookExamples;
import roundhouse.script.reference.HookStubs;
import roundhouse.words.UiWords;
import roundhouse.workshop.Notice;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.hooks.HookRow;
import roundhouse.workshop.reload.ReloadReport;

/**
 * All hooks with the script lines that answer them, a description of each, and ways to try it out.
 */
public final class ScriptsView extends JPanel implements FocusTarget, SnapshotListener {
  /** Names of hooks with two scripts need no more, so that code beside them has room. */
  private static final int HOOKS_WIDTH = 300;

  private final DefaultListModel<HookRow> model = new DefaultListModel<>();
  private final JList<HookRow> list =
      new JList<>(model) {
        @Override
        public boolean getScrollableTracksViewportWidth() {
          return true;
        }
      };
  private final JTextField filter = new JTextField();
  private final JCheckBox answered = new JCheckBox(UiWords.of("hooks.answered-only"));
  private final HookPage page;
  private final ScriptProblemBar problem;
  private final transient Consumer<SourcePlace> show;
  private transient Optional<GameHistory> play = Optional.empty();
  private transient List<HookRow> rows = List.of();

  /**
   * @param show goes to a place in a file
   */
  public ScriptsView(HookDialogs dialogs, WindowLook look, Consumer<SourcePlace> show) {
    super(new BorderLayout());
    this.show = show;
    page = new HookPage();
    problem = new ScriptProblemBar(look, show, dialogs::calls);
    setUpList(look);
    setUpFilters();
    var split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, hooks(), Panels.scroll(page.pane()));
    Panels.keys(split);
    split.setBorder(BorderFactory.createEmptyBorder());
    split.setDividerLocation(HOOKS_WIDTH);
    var foot = new JPanel(new BorderLayout());
    foot.add(problem, BorderLayout.NORTH);
    foot.add(buttons(dialogs), BorderLayout.CENTER);
    add(split, BorderLayout.CENTER);
    add(foot, BorderLayout.SOUTH);
  }

  private void setUpList(WindowLook look) {
    list.setName("hooks");
    list.getAccessibleContext().setAccessibleName(UiWords.of("hooks.hooks"));
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new HookRowRenderer(look));
    list.addListSelectionListener(_ -> page.tell(selected()));
    KeyBindings.passToWindow(list, "LEFT", "RIGHT");
    KeyBindings.onLetter(list, this::seek);
  }

  private void setUpFilters() {
    filter.setName("find a hook");
    filter.getAccessibleContext().setAccessibleName(UiWords.of("hooks.find"));
    filter.putClientProperty("JTextField.placeholderText", UiWords.of("hooks.find"));
    KeyBindings.onTextChange(filter, this::fill);
    answered.setName("answered only");
    answered.addActionListener(_ -> fill());
  }

  /** The list below its filters. */
  private JPanel hooks() {
    var left = new JPanel(new BorderLayout(4, 4));
    left.setBorder(BorderFactory.createEmptyBorder(4, 6, 4, 4));
    var head = new JPanel(new BorderLayout(6, 0));
    head.add(filter, BorderLayout.NORTH);
    head.add(answered, BorderLayout.CENTER);
    left.add(head, BorderLayout.NORTH);
    left.add(Panels.scroll(list), BorderLayout.CENTER);
    return left;
  }

  private JPanel buttons(HookDialogs dialogs) {
    var go = button("Go to it", UiWords.of("hooks.go"), this::goToScript);
    KeyBindings.bindFocused(list, "ENTER", go::doClick);
    go.setToolTipText(UiWords.of("hooks.go-tip"));
    var tryOut = button("Try it out…", UiWords.of("hooks.try"), row -> dialogs.tryOut(row.hook()));
    tryOut.setToolTipText(UiWords.of("hooks.try-tip"));
    var stub = button("Stub…", UiWords.of("hooks.stub"), row -> dialogs.stub(row.hook()));
    stub.setToolTipText(UiWords.of("hooks.stub-tip"));
    var calls =
        button("Calls here…", UiWords.of("hooks.calls"), _ -> dialogs.calls(Optional.empty()));
    calls.setToolTipText(UiWords.of("hooks.calls-tip"));
    var times = button("Times…", UiWords.of("hooks.times"), _ -> dialogs.times());
    times.setToolTipText(UiWords.of("hooks.times-tip"));
    var buttons = new JPanel(new FlowLayout(FlowLayout.LEFT, 6, 4));
    for (JButton button : List.of(go, tryOut, stub, calls, times)) buttons.add(button);
    return buttons;
  }

  private void goToScript(HookRow row) {
    row.by().reversed().stream().findFirst().ifPresent(show);
  }

  private JButton button(String name, String says, Consumer<HookRow> does) {
    var button = new JButton(says);
    button.setName(name);
    button.addActionListener(_ -> selected().ifPresent(does));
    return button;
  }

  /** What is typed in the list looks for a hook. */
  private void seek(char typed) {
    filter.setText(String.valueOf(typed));
    filter.requestFocusInWindow();
  }

  private Optional<HookRow> selected() {
    return Optional.ofNullable(list.getSelectedValue());
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    problem.show(before, now);
    boolean sameTitle = play.map(GameHistory::title).equals(now.play().map(GameHistory::title));
    play = now.play();
    if (sameTitle) return;
    rows = play.map(game -> HookRow.of(game.title())).orElse(List.of());
    fill();
  }

  private void fill() {
    String typed = filter.getText().strip().toLowerCase(Locale.ROOT);
    Optional<String> wanted = selected().map(row -> row.hook().name());
    model.clear();
    rows.stream()
        .filter(row -> matches(row, typed))
        .filter(row -> !answered.isSelected() || !row.by().isEmpty())
        .forEach(model::addElement);
    for (int index = 0; index < model.size(); index++) {
      if (wanted.isPresent() && model.get(index).hook().name().equals(wanted.get()))
        list.setSelectedIndex(index);
    }
    if (list.isSelectionEmpty() && !model.isEmpty()) list.setSelectedIndex(0);
    page.tell(selected());
  }

  private static boolean matches(HookRow row, String typed) {
    return (row.hook().name() + " " + row.group() + " " + row.hook().says() + " " + row.answers())
        .toLowerCase(Locale.ROOT)
        .contains(typed);
  }

  /** Focuses the list. */
  @Override
  public void takeFocus() {
    list.requestFocusInWindow();
  }

  /** Draws a hook: its name, bold if a script answers it, and the script. */
  private static final class HookRowRenderer extends JPanel implements ListCellRenderer<HookRow> {
    private final JLabel name = new JLabel();
    private final JLabel by = new FittingLabel("", SwingConstants.TRAILING);
    private final transient WindowLook look;

    HookRowRenderer(WindowLook look) {
      super(new BorderLayout(10, 0));
      this.look = look;
      setBorder(BorderFactory.createEmptyBorder(2, 6, 2, 6));
      add(name, BorderLayout.WEST);
      add(by, BorderLayout.CENTER);
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends HookRow> list, HookRow row, int index, boolean selected, boolean focused) {
      name.setText(row.hook().name());
      name.setFont(list.getFont().deriveFont(row.by().isEmpty() ? Font.PLAIN : Font.BOLD));
      by.setText(row.answers());
      by.setFont(list.getFont());
      setBackground(selected ? list.getSelectionBackground() : list.getBackground());
      name.setForeground(
          selected
              ? list.getSelectionForeground()
              : row.by().isEmpty() ? look.faint() : list.getForeground());
      by.setForeground(selected ? list.getSelectionForeground() : look.faint());
      getAccessibleContext()
          .setAccessibleName(
              row.by().isEmpty()
                  ? row.hook().name()
                  : UiWords.of("hooks.answered-by", row.hook().name(), row.answers()));
      return this;
    }
  }

  /**
   * Describes a hook: when it is called, what the engine answers by default, which script answers,
   * and an example.
   */
  private static final class HookPage {
    private final JEditorPane text = HtmlPanes.pane("hook page", UiWords.of("hook-page.page"));

    /** The page; wraps to the available width. */
    JEditorPane pane() {
      return text;
    }

    void tell(Optional<HookRow> row) {
      text.setText(row.map(HookPage::page).orElse(""));
      text.setCaretPosition(0);
    }

    private static String page(HookRow row) {
      Hook<?, ?> hook = row.hook();
      return "<html><p>"
          + heading(hook)
          + "<p>"
          + HtmlPanes.escaped(hook.says())
          + standard(hook)
          + "<p>"
          + by(row)
          + example(hook);
    }

    private static String heading(Hook<?, ?> hook) {
      return hook.kind() == Hook.Kind.EVENT
          ? UiWords.of("hook-page.event", hook.name())
          : UiWords.of(
              "hook-page.question", hook.name(), HtmlPanes.escaped(hook.answer().typescript()));
    }

    private static String standard(Hook<?, ?> hook) {
      return HookStubs.standard(hook)
          .map(says -> "<p>" + UiWords.of("hook-page.standard", HtmlPanes.escaped(says)))
          .orElse("");
    }

    private static String by(HookRow row) {
      return row.by().isEmpty()
          ? UiWords.of("hook-page.unanswered")
          : UiWords.of("hook-page.by", HtmlPanes.escaped(row.answers()));
    }

    private static String example(Hook<?, ?> hook) {
      return Optional.ofNullable(HookExamples.byHook().get(hook.name()))
          .map(HtmlPanes::escaped)
          .map(code -> "<p>" + UiWords.of("hook-page.example") + "<pre>" + code + "</pre>")
          .orElse("");
    }
  }

  /**
   * A script failure: its message, the action that caused it, and the lines of the designer's
   * scripts involved.
   */
  private static final class ScriptProblemBar extends JPanel {
    private final JTextArea says = new JTextArea();
    private final JPanel lines = new JPanel(new FlowLayout(FlowLayout.LEFT, 6, 2));
    private final JButton calls = new JButton(UiWords.of("hooks.led"));
    private final transient Consumer<SourcePlace> show;
    private transient Optional<HookFailure> told = Optional.empty();

    /**
     * @param calls shows the calls around a failed action
     */
    ScriptProblemBar(
        WindowLook look, Consumer<SourcePlace> show, Consumer<Optional<Action>> calls) {
      super(new BorderLayout());
      this.show = show;
      setName("script problem");
      says.setName("script problem text");
      says.setEditable(false);
      says.setLineWrap(true);
      says.setWrapStyleWord(true);
      says.setOpaque(false);
      says.setBorder(BorderFactory.createEmptyBorder(6, 10, 2, 10));
      lines.setOpaque(false);
      this.calls.setName("what led there");
      this.calls.addActionListener(_ -> calls.accept(told.flatMap(HookFailure::during)));
      add(says, BorderLayout.CENTER);
      add(lines, BorderLayout.SOUTH);
      setVisible(false);
      look.addListener(() -> setBackground(look.bad()));
    }

    void show(Snapshot before, Snapshot now) {
      Optional<HookFailure> failure =
          now.notice()
              .flatMap(Notice::failure)
              .filter(_ -> before.notice().orElse(null) != now.notice().orElse(null));
      failure =
          failure
              .or(() -> now.situation().flatMap(Situation::failure))
              .or(
                  () ->
                      now.report().flatMap(ReloadReport::stop).flatMap(ReloadReport.Stop::failure));
      if (failure.isPresent()) tell(failure.get());
      else if (!before.sameMoment(now)) clear();
    }

    private void clear() {
      told = Optional.empty();
      setVisible(false);
    }

    private void tell(HookFailure failure) {
      if (told.filter(failure::equals).isPresent()) return;
      told = Optional.of(failure);
      says.setText(failure.says());
      lines.removeAll();
      lines.add(calls);
      List<HookFailure.StackEntry> stack =
          failure.stack().isEmpty() && failure.line() > 0
              ? List.of(
                  new HookFailure.StackEntry(
                      failure.hook(), failure.file(), failure.line(), failure.column()))
              : failure.stack();
      for (HookFailure.StackEntry at : stack) lines.add(line(at));
      lines.revalidate();
      setVisible(true);
    }

    private JButton line(HookFailure.StackEntry at) {
      var place =
          new SourcePlace(Path.of(at.file()), Math.max(1, at.line()), Math.max(1, at.column()));
      var button = new JButton(at.function() + " " + HookRow.says(place));
      button.setName("stack " + at.function());
      button.putClientProperty("JButton.buttonType", "toolBarButton");
      button.addActionListener(_ -> show.accept(place));
      return button;
    }
  }
}
