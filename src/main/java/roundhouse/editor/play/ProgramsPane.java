package roundhouse.editor.play;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.GridBagLayout;
import java.awt.Insets;
import java.awt.event.ActionEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.StillText;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.kit.tables.TextTableModel;
import roundhouse.lab.bots.Advice;
import roundhouse.lab.bots.ProgramBot;
import roundhouse.lab.bots.ProgramFault;
import roundhouse.words.UiWords;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.files.WriteFailure;

/** The user's programs among the bots: lists, adds and removes them. One is tried before. */
public final class ProgramsPane extends JPanel {
  private final transient OwnPrograms programs;
  private final transient Function<ProgramBot, CompletableFuture<List<Advice>>> trial;
  private final TextTableModel model =
      new TextTableModel(List.of(UiWords.of("programs.name"), UiWords.of("programs.command")));
  private final JTable list = new JTable(model);
  private final JTextField name = new JTextField(12);
  private final JTextField command = new JTextField(40);
  private final JButton add = new JButton(UiWords.of("programs.add"));
  private final Action remove;
  private final StillText told = new StillText(3, 0);
  private transient List<String> names = List.of();

  ProgramsPane(OwnPrograms programs, Function<ProgramBot, CompletableFuture<List<Advice>>> trial) {
    super(new BorderLayout(0, 10));
    this.programs = programs;
    this.trial = trial;
    remove =
        new AbstractAction(UiWords.of("programs.remove")) {
          @Override
          public void actionPerformed(ActionEvent event) {
            selected().ifPresent(ProgramsPane.this::remove);
          }
        };
    var says = new StillText();
    says.setText(UiWords.of("programs.says"));
    add(says, BorderLayout.NORTH);
    add(programList(), BorderLayout.CENTER);
    add(form(), BorderLayout.SOUTH);
    show("");
  }

  /**
   * Shows it until the user closes it.
   *
   * @param trial asks a program once
   */
  public static void show(
      Component over,
      OwnPrograms programs,
      Function<ProgramBot, CompletableFuture<List<Advice>>> trial) {
    var pane = new ProgramsPane(programs, trial);
    pane.setPreferredSize(Panels.onScreen(720, 420));
    ConfirmDialog.show(over, pane, UiWords.of("programs.window"), pane.name);
  }

  /**
   * A button that shows it where a bot is chosen.
   *
   * @param show shows it over a component until the user closes it
   */
  public static JButton button(ShownOver show) {
    var button = new JButton(UiWords.of("programs.button"));
    button.setName("programs");
    button.setToolTipText(UiWords.of("commands.programs.says"));
    button.addActionListener(_ -> show.over(button));
    return button;
  }

  /** Shows the programs over a component until the user closes them. */
  @FunctionalInterface
  public interface ShownOver {
    void over(Component owner);
  }

  private JComponent programList() {
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.getSelectionModel().addListSelectionListener(_ -> follow());
    TableSetup.setNames(list, "program list", UiWords.of("programs.window"));
    TableSetup.setWidths(list, 140, 560);
    list.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
        .put(KeyStroke.getKeyStroke("DELETE"), "remove");
    list.getActionMap().put("remove", remove);
    var button = new JButton(remove);
    button.setName("remove program");
    var below = new JPanel(new FlowLayout(FlowLayout.TRAILING, 0, 4));
    below.add(button);
    var whole = new JPanel(new BorderLayout());
    whole.add(new JScrollPane(list), BorderLayout.CENTER);
    whole.add(below, BorderLayout.SOUTH);
    return whole;
  }

  private JComponent form() {
    name.setName("program name");
    command.setName("program command");
    add.setName("add program");
    told.setName("program told");
    name.addActionListener(_ -> command.requestFocusInWindow());
    command.addActionListener(_ -> add.doClick());
    add.addActionListener(_ -> add());
    var insets = new Insets(2, 0, 2, 8);
    var form = new JPanel(new GridBagLayout());
    form.add(label("programs.name", name), Panels.cell(0, 0, 1, insets));
    form.add(name, Panels.cell(1, 0, 2, insets));
    form.add(label("programs.command", command), Panels.cell(0, 1, 1, insets));
    form.add(command, Panels.cell(1, 1, 1, insets));
    form.add(add, Panels.cell(2, 1, 1, new Insets(2, 0, 2, 0)));
    told.setBorder(BorderFactory.createEmptyBorder(8, 0, 0, 0));
    told.setMinimumSize(new Dimension(0, 0));
    var whole = new JPanel(new BorderLayout());
    whole.add(form, BorderLayout.CENTER);
    whole.add(told, BorderLayout.SOUTH);
    return whole;
  }

  private static JLabel label(String word, JTextField field) {
    var label = new JLabel(UiWords.of(word));
    label.setLabelFor(field);
    return label;
  }

  private Optional<String> selected() {
    int row = list.getSelectedRow();
    return row >= 0 && row < names.size() ? Optional.of(names.get(row)) : Optional.empty();
  }

  /** A program that is selected can be changed, and added again if it has been removed. */
  private void follow() {
    Optional<String> kept = selected().filter(programs.commands()::containsKey);
    remove.setEnabled(kept.isPresent());
    if (kept.isEmpty()) return;
    name.setText(kept.get());
    command.setText(programs.commands().get(kept.get()));
  }

  private void show(String says) {
    var rows = new ArrayList<List<String>>();
    programs.commands().forEach((each, words) -> rows.add(List.of(each, words)));
    programs.given().forEach(each -> rows.add(List.of(each, UiWords.of("programs.given"))));
    names = rows.stream().map(List::getFirst).toList();
    model.show(rows);
    told.setText(says);
    follow();
  }

  private void add() {
    String wanted = name.getText().strip();
    String words = command.getText().strip();
    try {
      var program = ProgramBot.of(wanted, words, ProgramBot.USUAL_LIMIT);
      add.setEnabled(false);
      told.setText(UiWords.of("programs.asking", wanted));
      trial
          .apply(program)
          .whenComplete(
              (answer, fault) ->
                  SwingUtilities.invokeLater(
                      () -> {
                        add.setEnabled(true);
                        tried(wanted, words, answer, fault);
                      }));
    } catch (IllegalArgumentException wrong) {
      told.setText(UiWords.of("programs.wrong", wrong.getMessage()));
    }
  }

  private void tried(String wanted, String words, List<Advice> answer, Throwable fault) {
    if (fault != null)
      told.setText(
          UiWords.of(
              "programs.failed", wanted, ProgramFault.says(fault), Path.of("").toAbsolutePath()));
    else if (answer.isEmpty()) told.setText(UiWords.of("programs.no-game"));
    else keep(wanted, words, answer.getFirst());
  }

  private void keep(String wanted, String words, Advice answer) {
    try {
      programs.keep(wanted, words);
      show(UiWords.of("programs.added", wanted, answer.choice().with(answer.action()).says()));
      int row = names.indexOf(wanted);
      list.setRowSelectionInterval(row, row);
    } catch (IOException unwritable) {
      told.setText(UiWords.of("programs.unkept", WriteFailure.reason(unwritable)));
    }
  }

  private void remove(String gone) {
    try {
      programs.remove(gone);
      show(UiWords.of("programs.removed", gone));
    } catch (IOException unwritable) {
      told.setText(UiWords.of("programs.unkept", WriteFailure.reason(unwritable)));
    }
  }
}
