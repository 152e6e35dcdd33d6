package roundhouse.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.text.BoardText;
import roundhouse.cli.text.ChoiceMenu;
import roundhouse.cli.text.StateText;
import roundhouse.cli.text.TerminalGame;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.EventKind;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.bots.DecisionDraws;
import roundhouse.words.VisibleText;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.files.WriteFailure;

/** Asks people for their decisions, lets bots make theirs, and prints what happens. */
final class Terminal {
  private static final String HELP =
      """
      A number takes that choice; '3 120' takes choice 3 with the amount 120.
        state        money, companies and trains      board     the tiles and markers laid
        choices      the choices again                log [N]   the last N lines of the log
        undo [N]     undo N actions                   bot       let a bot decide once
        save FILE    save the game                    quit      stop
      """;
  private static final int LOG_LINES = 30;

  private final TerminalGame table;
  private final Set<String> bots;
  private final Bot bot;
  private final BufferedReader in;
  private final PrintWriter out;
  private int printed;
  private boolean quit;

  Terminal(TerminalGame table, Set<String> bots, BufferedReader in, PrintWriter out) {
    this(table, bots, Bots.usual(), in, out);
  }

  /**
   * @param bots names of the players for whom the bot decides
   */
  Terminal(TerminalGame table, Set<String> bots, Bot bot, BufferedReader in, PrintWriter out) {
    this.table = table;
    this.bots = bots;
    this.bot = bot;
    this.in = in;
    this.out = out;
  }

  /** Plays until the game is over, a player quits, or the input ends. */
  void play() {
    printed = table.actions();
    boolean asked = false;
    while (!quit) {
      tell();
      Optional<Decision> decision = table.decision();
      if (decision.isEmpty()) {
        out.print(StateText.of(table.title(), table.state()));
        out.println("The game is over.");
        break;
      }
      if (bots.containsAll(decision.get().deciders())) {
        botDecides(decision.get());
        continue;
      }
      if (!asked) out.print(StateText.of(table.title(), table.state()));
      asked = true;
      ask(decision.get());
    }
    out.flush();
  }

  private void tell() {
    for (Event event : table.eventsSince(printed)) out.println(line(event));
    printed = table.actions();
  }

  private String line(Event event) {
    return (event.kind() == EventKind.HEADING ? "== " : "   ") + table.words().in(event.says());
  }

  private void botDecides(Decision decision) {
    Action action =
        bot.choose(
            table.title(),
            table.state(),
            decision,
            table.choices(),
            DecisionDraws.of(table.seed(), table.state(), decision, table.actions()));
    table
        .take(action)
        .ifPresent(
            refusal -> {
              throw new CommandFailure("The bot's %s was refused: %s.".formatted(action, refusal));
            });
  }

  /** Asks for a decision and reads lines until an action is taken. */
  private void ask(Decision decision) {
    List<Choice> choices = table.choices();
    var menu = new ChoiceMenu(choices);
    out.println();
    out.println("%s: %s%s".formatted(decision.entity(), decision.says(), deciders(decision)));
    out.print(menu.text());
    int actions = table.actions();
    while (!quit && table.actions() == actions) {
      out.print("> ");
      out.flush();
      String line = nextLine();
      if (line == null) {
        out.println("The input has ended.");
        quit = true;
      } else if (!line.isBlank()) {
        obey(line.strip(), menu, decision);
      }
    }
  }

  /** The next line of the input; null if it has ended or was closed. */
  private String nextLine() {
    try {
      return in.readLine();
    } catch (IOException closed) {
      return null;
    }
  }

  private static String deciders(Decision decision) {
    if (decision.deciders().equals(List.of(decision.entity()))) return "";
    return " (" + String.join(", ", decision.deciders()) + " decides)";
  }

  private void obey(String line, ChoiceMenu menu, Decision decision) {
    String[] words = line.split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    switch (words[0]) {
      case "help", "?" -> out.print(HELP);
      case "state" -> out.print(StateText.of(table.title(), table.state()));
      case "board" -> out.print(BoardText.of(table.state().board()));
      case "choices" -> out.print(menu.text());
      case "log" -> log(rest);
      case "undo" -> undo(rest);
      case "bot" -> botDecides(decision);
      case "save" -> save(rest);
      case "quit", "exit" -> quit = true;
      default -> choose(line, menu);
    }
  }

  private void choose(String line, ChoiceMenu menu) {
    switch (menu.pick(line)) {
      case ChoiceMenu.Picked picked ->
          table
              .take(picked.action())
              .ifPresent(refusal -> out.println("Not possible: " + refusal + "."));
      case ChoiceMenu.Unclear unclear -> out.println(unclear.says());
    }
  }

  private void log(String rest) {
    int lines = ChoiceMenu.number(rest).orElse(LOG_LINES);
    List<Event> all = table.eventsSince(0);
    all.subList(Math.max(0, all.size() - lines), all.size())
        .forEach(event -> out.println(line(event)));
  }

  private void undo(String rest) {
    int actions = table.actions();
    for (int i = 0; i < ChoiceMenu.number(rest).orElse(1); i++) {
      do {
        if (!table.undo()) break;
      } while (table
          .decision()
          .filter(decision -> bots.containsAll(decision.deciders()))
          .isPresent());
    }
    printed = table.actions();
    out.println(
        table.actions() == actions
            ? "There is nothing to undo."
            : "%s actions undone.".formatted(actions - table.actions()));
  }

  private void save(String file) {
    if (file.isBlank()) {
      out.println("Name the file: save FILE");
      return;
    }
    try {
      SavedGames.save(Path.of(file), table.log());
      out.println("Saved as " + file + ".");
    } catch (IOException failed) {
      out.println(
          "'%s' could not be written: %s."
              .formatted(VisibleText.brief(file), WriteFailure.reason(failed)));
    } catch (InvalidPathException impossible) {
      out.println("'%s' cannot be the name of a file.".formatted(VisibleText.brief(file)));
    }
  }
}
