package roundhouse.editor.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.lab.bots.Advice;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.bots.ProgramBot;
import roundhouse.lab.bots.ProgramFault;
import roundhouse.workshop.OwnPrograms;

/** A program is tried before it is added, and removed without losing its command. */
class ProgramsPaneTest {
  private static final Action PASS = new Action.Pass("Ann");
  private static final CompletableFuture<List<Advice>> ANSWER =
      CompletableFuture.completedFuture(
          List.of(new Advice(Choice.of(PASS, "pass"), PASS, Double.NaN, Optional.empty())));

  @TempDir Path folder;
  private OwnPrograms programs;

  @BeforeEach
  void open() {
    ProgramBot given = ProgramBot.of("given", "python3 given.py", ProgramBot.USUAL_LIMIT);
    programs =
        OwnPrograms.keptIn(
            folder.resolve("programs.properties"), new BotRegistry(Map.of("given", given)));
  }

  private ProgramsPane adding(String name, String command, CompletableFuture<List<Advice>> answer)
      throws Exception {
    var pane = new ProgramsPane(programs, _ -> answer);
    SwingUtilities.invokeAndWait(
        () -> {
          part(pane, JTextField.class, "program name").setText(name);
          JTextField words = part(pane, JTextField.class, "program command");
          words.setText(command);
          words.postActionEvent();
        });
    SwingUtilities.invokeAndWait(() -> {});
    return pane;
  }

  private static <T extends Component> T part(Container whole, Class<T> type, String name) {
    return parts(whole)
        .filter(each -> name.equals(each.getName()))
        .map(type::cast)
        .findFirst()
        .orElseThrow();
  }

  private static Stream<Component> parts(Container whole) {
    return Stream.of(whole.getComponents())
        .flatMap(
            each ->
                Stream.concat(
                    Stream.of(each),
                    each instanceof Container inner ? parts(inner) : Stream.empty()));
  }

  private static String told(ProgramsPane pane) {
    return part(pane, JTextComponent.class, "program told").getText();
  }

  @Test
  void aProgramThatAnswersIsAdded() throws Exception {
    ProgramsPane pane = adding("mine", "python3 mine.py", ANSWER);

    assertThat(told(pane))
        .isEqualTo("mine can play. Asked at the beginning of this game, it chose: pass.");
    assertThat(programs.commands()).isEqualTo(Map.of("mine", "python3 mine.py"));
    JTable list = part(pane, JTable.class, "program list");
    assertThat(list.getValueAt(list.getSelectedRow(), 0)).isEqualTo("mine");
  }

  @Test
  void oneThatDoesNotAnswerIsNotAddedAndStaysToBeMended() throws Exception {
    var fault = new CompletionException(new ProgramFault("gave no answer in 10 s"));
    ProgramsPane pane = adding("mine", "python3 mine.py", CompletableFuture.failedFuture(fault));

    assertThat(told(pane)).startsWith("Not added: the program 'mine' gave no answer in 10 s.");
    assertThat(programs.commands()).isEmpty();
    assertThat(part(pane, JTextField.class, "program command").getText())
        .isEqualTo("python3 mine.py");
    assertThat(part(pane, JButton.class, "add program").isEnabled()).isTrue();
  }

  @Test
  void withoutAGameNothingCanBeTried() throws Exception {
    ProgramsPane pane =
        adding("mine", "python3 mine.py", CompletableFuture.completedFuture(List.of()));

    assertThat(told(pane)).startsWith("Not added: open a game first");
    assertThat(programs.commands()).isEmpty();
  }

  @Test
  void aNameOfABotIsRefusedBeforeAnythingIsStarted() throws Exception {
    ProgramsPane pane = adding("planning", "python3 mine.py", new CompletableFuture<>());

    assertThat(told(pane)).startsWith("Not added: 'planning' is a bot of Roundhouse");
  }

  @Test
  void theDeleteKeyRemovesTheSelectedProgramButNotOneOfTheCommandLine() throws Exception {
    ProgramsPane pane = adding("mine", "python3 mine.py", ANSWER);
    JTable list = part(pane, JTable.class, "program list");
    SwingUtilities.invokeAndWait(
        () -> {
          list.setRowSelectionInterval(1, 1);
          assertThat(list.getValueAt(1, 0)).isEqualTo("given");
          assertThat(part(pane, JButton.class, "remove program").isEnabled()).isFalse();
          list.setRowSelectionInterval(0, 0);
          Object key =
              list.getInputMap(JTable.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
                  .get(KeyStroke.getKeyStroke("DELETE"));
          list.getActionMap().get(key).actionPerformed(null);
        });

    assertThat(programs.commands()).isEmpty();
    assertThat(programs.bots().program("given")).isPresent();
    assertThat(part(pane, JTextField.class, "program command").getText())
        .isEqualTo("python3 mine.py");
  }
}
