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
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JEditorPane;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;
import roundhouse.design.Place;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.TableDress;
import roundhouse.engine.Game;
import roundhouse.engine.HookCall;
import roundhouse.words.Words;
import roundhouse.workshop.HookRow;
import roundhouse.workshop.HookTrace;
import roundhouse.workshop.Playtest;
import roundhouse.workshop.When;

/** The calls of scripts around a moment: what each call saw and what it answered. */
final class CallsDialog extends JDialog {
  private record Row(String what, HookCall call) {}

  private final transient Playtest play;
  private final transient List<Row> rows;
  private final transient Consumer<Place> show;
  private final Listing table =
      new Listing(
          "calls",
          Words.of("calls.table"),
          List.of(
              Words.of("calls.during"),
              Words.of("calls.hook"),
              Words.of("calls.about"),
              Words.of("calls.answer"),
              Words.of("calls.where"),
              "#" + Words.of("calls.time")));
  private final JEditorPane detail = Html.pane("call", Words.of("calls.call"));

  CallsDialog(Frame owner, Look look, Playtest play, HookTrace trace, Consumer<Place> show) {
    super(
        owner,
        Words.of("calls.window", When.briefly(play.title().design(), play.state()), play.at()),
        false);
    this.play = play;
    this.show = show;
    setName("calls window");
    rows = rows(trace);
    table.show(rows.stream().map(CallsDialog::cells).toList());
    TableDress.widths(table, 170, 110, 220, 230, 110, 50);
    table.getSelectionModel().addListSelectionListener(_ -> tell());
    var go = new JButton(Words.of("calls.go"));
    go.addActionListener(_ -> selected().ifPresent(call -> show.accept(place(call))));
    var foot = new JPanel(new FlowLayout(FlowLayout.LEFT, 6, 4));
    foot.add(go);
    var split =
        new JSplitPane(JSplitPane.VERTICAL_SPLIT, Panels.scroll(table), Panels.scroll(detail));
    split.setDividerLocation(220);
    add(split, BorderLayout.CENTER);
    add(foot, BorderLayout.SOUTH);
    select(trace);
    tell();
    look.follow(() -> detail.setBackground(getBackground()));
    getRootPane()
        .registerKeyboardAction(
            _ -> dispose(), KeyStroke.getKeyStroke("ESCAPE"), JComponent.WHEN_IN_FOCUSED_WINDOW);
    setPreferredSize(new Dimension(920, 600));
    pack();
    setLocationRelativeTo(owner);
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
        Told.arguments(call.arguments()),
        Told.result(call),
        HookRow.says(place(call)),
        String.valueOf(call.nanos() / 1000));
  }

  private static Place place(HookCall call) {
    return new Place(Path.of(call.file()), Math.max(1, call.line()), 1);
  }

  private Optional<HookCall> selected() {
    return table.getSelectedRow() < 0
        ? Optional.empty()
        : Optional.of(rows.get(table.getSelectedRow()).call());
  }

  private void tell() {
    if (rows.isEmpty()) detail.setText(Words.of("calls.none"));
    selected()
        .ifPresent(
            call -> {
              String answer =
                  "<p><b>"
                      + Words.of("calls.answer")
                      + "</b> "
                      + Html.escaped(Told.result(call))
                      + Told.stack(call.failure());
              detail.setText(
                  "<html><p>"
                      + Html.escaped(call.hook().says())
                      + answer
                      + "<p><b>"
                      + Words.of("calls.saw")
                      + "</b>"
                      + Told.view(new Game(play.title(), call.state()), call.arguments()));
              detail.setCaretPosition(0);
            });
  }
}
