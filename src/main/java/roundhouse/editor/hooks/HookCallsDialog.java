package roundhouse.editor.hooks;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Frame;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JEditorPane;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.engine.Game;
import roundhouse.engine.HookCall;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.RoundName;
import roundhouse.workshop.hooks.HookRow;
import roundhouse.workshop.hooks.HookTrace;

/** The calls of scripts around a moment: what each call saw and what it answered. */
final class HookCallsDialog extends JDialog {
  private record Row(String what, HookCall call) {}

  private final transient GameHistory play;
  private final transient List<Row> rows;
  private final transient Consumer<SourcePlace> show;
  private final ReadOnlyTable table =
      new ReadOnlyTable(
          "calls",
          UiWords.of("calls.table"),
          List.of(
              UiWords.of("calls.during"),
              UiWords.of("calls.hook"),
              UiWords.of("calls.about"),
              UiWords.of("calls.answer"),
              UiWords.of("calls.where"),
              "#" + UiWords.of("calls.time")));
  private final JEditorPane detail = HtmlPanes.pane("call", UiWords.of("calls.call"));

  HookCallsDialog(
      Frame owner, WindowLook look, GameHistory play, HookTrace trace, Consumer<SourcePlace> show) {
    super(
        owner,
        UiWords.of(
            "calls.window", RoundName.abbreviated(play.title().design(), play.state()), play.at()),
        false);
    this.play = play;
    this.show = show;
    setName("calls window");
    rows = rows(trace);
    table.show(rows.stream().map(HookCallsDialog::cells).toList());
    TableSetup.setWidths(table, 170, 110, 220, 230, 110, 50);
    table.getSelectionModel().addListSelectionListener(_ -> tell());
    add(split(), BorderLayout.CENTER);
    add(foot(), BorderLayout.SOUTH);
    select(trace);
    tell();
    look.addListener(() -> detail.setBackground(getBackground()));
    KeyBindings.onEscape(getRootPane(), this::dispose);
    setPreferredSize(new Dimension(920, 600));
    pack();
    setLocationRelativeTo(owner);
  }

  private JSplitPane split() {
    var split =
        new JSplitPane(JSplitPane.VERTICAL_SPLIT, Panels.scroll(table), Panels.scroll(detail));
    split.setDividerLocation(220);
    return split;
  }

  private JPanel foot() {
    var go = new JButton(UiWords.of("calls.go"));
    go.addActionListener(_ -> selected().ifPresent(call -> show.accept(place(call))));
    var foot = new JPanel(new FlowLayout(FlowLayout.LEFT, 6, 4));
    foot.add(go);
    return foot;
  }

  private static List<Row> rows(HookTrace trace) {
    var all = new ArrayList<Row>();
    for (HookTrace.Part part : trace.calls())
      part.calls().forEach(call -> all.add(new Row(part.what(), call)));
    return all;
  }

  /** Selects a failed call first, since that is what the user wants to see. */
  private void select(HookTrace trace) {
    trace
        .failed()
        .ifPresent(
            failed -> {
              for (int index = 0; index < rows.size(); index++) {
                if (rows.get(index).call() == failed) table.setRowSelectionInterval(index, index);
              }
            });
  }

  private static List<String> cells(Row row) {
    HookCall call = row.call();
    return List.of(
        row.what(),
        call.hook().name(),
        HookCallText.arguments(call.arguments()),
        HookCallText.result(call),
        HookRow.says(place(call)),
        String.valueOf(call.nanos() / 1000));
  }

  private static SourcePlace place(HookCall call) {
    return new SourcePlace(Path.of(call.file()), Math.max(1, call.line()), 1);
  }

  private Optional<HookCall> selected() {
    return table.getSelectedRow() < 0
        ? Optional.empty()
        : Optional.of(rows.get(table.getSelectedRow()).call());
  }

  private void tell() {
    if (rows.isEmpty()) detail.setText(UiWords.of("calls.none"));
    selected()
        .ifPresent(
            call -> {
              String answer =
                  "<p><b>"
                      + UiWords.of("calls.answer")
                      + "</b> "
                      + HtmlPanes.escaped(HookCallText.result(call))
                      + HookCallText.stack(call.failure());
              detail.setText(
                  "<html><p>"
                      + HtmlPanes.escaped(call.hook().says())
                      + answer
                      + "<p><b>"
                      + UiWords.of("calls.saw")
                      + "</b>"
                      + HookCallText.view(new Game(play.title(), call.state()), call.arguments()));
              detail.setCaretPosition(0);
            });
  }
}
