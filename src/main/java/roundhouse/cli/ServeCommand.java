package roundhouse.cli;

import io.nayuki.qrcodegen.QrCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.design.spec.NumberRange;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.files.FolderLock;
import roundhouse.files.RegularFiles;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.bots.Bots;
import roundhouse.table.Exposure;
import roundhouse.table.Guest;
import roundhouse.table.Table;
import roundhouse.table.TableFile;
import roundhouse.table.TableServer;
import roundhouse.table.TlsKeys;
import roundhouse.table.TurnCalls;
import roundhouse.table.Webhook;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.Notice;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;
import roundhouse.workshop.recovery.StateFolder;

/** Serves a game to friends, who join it by links in their browsers. */
@Command(
    name = "serve",
    description = {
      "Serve a game that friends join by a link, in browsers, with bots in other seats.",
      "Whoever has a link has the seat. Edits of the design reach the game while it is played. It"
          + " goes on after a restart, under the same links, with --table."
    })
final class ServeCommand implements Callable<Integer> {
  private static final String BOT = "bot";
  private static final int LIGHT_ABOVE = 2;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "DESIGN|GAME",
      description = "The design: the name or path of its folder; or a saved game.")
  private Optional<String> wanted = Optional.empty();

  @Option(
      names = "--seats",
      paramLabel = "NAMES",
      split = ",",
      description =
          "Who plays, in order: names of people, 'bot', or a bot by its name, as"
              + " 'Ann,Ben,bot:planning' (default: the design's smallest number of people).")
  private List<String> seats = List.of();

  @Option(
      names = "--option",
      paramLabel = "NAME",
      split = ",",
      description = "Option to turn on; can be given several times.")
  private List<String> options = List.of();

  @Option(
      names = "--table",
      paramLabel = "NAME",
      description = "Go on with a table that was served before, under the same links.")
  private Optional<String> name = Optional.empty();

  @Option(
      names = "--to",
      paramLabel = "WHO",
      description =
          "Who may connect: 'this-computer', also for a proxy in front of it; or 'network', which"
              + " is whoever reaches this computer (default: as before, at first this-computer).")
  private Optional<String> to = Optional.empty();

  @Option(
      names = "--port",
      paramLabel = "N",
      description =
          "Port to listen at, 0 for any that is free (default: as before, at first 8830).")
  private Optional<Integer> port = Optional.empty();

  @Option(
      names = "--public-url",
      paramLabel = "URL",
      description =
          "Address under which a proxy makes the table known, for the links (default: as before).")
  private Optional<String> address = Optional.empty();

  @Option(
      names = "--key-store",
      paramLabel = "FILE",
      description =
          "Key and certificate by which the table speaks HTTPS itself, such as a file with the"
              + " ending p12.")
  private Optional<Path> keyStore = Optional.empty();

  @Option(
      names = "--key-store-password",
      arity = "0..1",
      interactive = true,
      defaultValue = "${env:ROUNDHOUSE_KEY_STORE_PASSWORD:-}",
      description =
          "Password of the key store. It is asked for if none follows; without this option it is"
              + " that of the environment, in ROUNDHOUSE_KEY_STORE_PASSWORD.")
  private String password;

  @Option(
      names = "--minutes",
      paramLabel = "N",
      description =
          "Minutes that each player has for the game, 0 for as many as they like. The page shows"
              + " who needs more; nothing is forced.")
  private Optional<Integer> minutes = Optional.empty();

  @Option(
      names = "--webhook",
      paramLabel = "URL",
      description =
          "Address of yours, as chat programs give one out, to which 'Ann, it is your turn' is"
              + " posted while Ann does not look at the table.")
  private Optional<String> webhook = Optional.empty();

  @Option(
      names = "--webhook-nearby",
      description = "The webhook may be of this computer or its network, and without TLS.")
  private boolean nearby;

  @Option(names = "--qr", description = "Print the links as QR codes too, for telephones.")
  private boolean codes;

  @Mixin private ProgramOptions programs;

  @Override
  public Integer call() throws IOException, InterruptedException {
    // What is misused is refused before a table is begun; one that was served before knows the
    // rest.
    exposure(Optional.empty());
    Optional<TlsKeys> keys = keys();
    if (minutes.filter(many -> many < 0 || many > TableFile.MOST_MINUTES).isPresent())
      throw misuse("--minutes is from 0 to %s.".formatted(TableFile.MOST_MINUTES));
    OwnPrograms own = OwnPrograms.only(programs.registry(spec));
    Opening opening = opening(own);
    Optional<Webhook> hook = webhook.map(this::webhook);
    Path folder = StateFolder.find().resolve("tables").resolve(name.orElseGet(TableFile::newName));
    if (name.isPresent() && !Files.isDirectory(folder))
      throw new CommandFailure("There is no table '%s'.%s".formatted(name.get(), known(folder)));
    FolderLock lock =
        FolderLock.acquire(folder)
            .orElseThrow(
                () ->
                    new CommandFailure(
                        "The table '%s' is served already.".formatted(folder.getFileName())));
    try (lock;
        own;
        Table table = opened(opening, folder)) {
      table.listenToNotices(this::tell);
      if (minutes.isPresent()) table.allow(minutes.get());
      Exposure exposure = exposure(table.file().served());
      try (TurnCalls _ = hook.map(each -> new TurnCalls(table, each)).orElse(null);
          var server = new TableServer(table, exposure, keys)) {
        print(table, server);
        new CountDownLatch(1).await();
      } catch (IOException failed) {
        throw new CommandFailure(
            "The table cannot be served at port %s: %s."
                .formatted(exposure.port(), failed.getMessage()),
            failed);
      }
    }
    return ExitStatus.DONE;
  }

  /**
   * Makes a table in its folder, after all that was written on the command line is known to fit.
   */
  private interface Opening {
    Table in(Path folder) throws IOException;
  }

  private static Table opened(Opening opening, Path folder) {
    try {
      return opening.in(folder);
    } catch (IOException failed) {
      throw new CommandFailure(
          "The table '%s' cannot be opened: %s."
              .formatted(folder.getFileName(), RegularFiles.reason(failed)),
          failed);
    }
  }

  private Opening opening(OwnPrograms own) {
    var titles = new FolderTitleSource(ProjectFolders.ofThisProcess());
    if (name.isPresent()) return folder -> Table.resume(titles, own, folder);
    String what = wanted.orElseThrow(() -> misuse("Name a design, a saved game or a --table."));
    Optional<Path> file = RegularFiles.path(what).filter(Files::isRegularFile);
    if (file.isPresent()) {
      GameLog log = SavedGameFile.read(file.get());
      Map<String, String> bots = bots(log.players(), own.bots());
      return folder -> Table.begin(titles, own, folder, log, bots);
    }
    Title title = new TitleOpener().open(what, options);
    List<String> players = players(title.design().players());
    Map<String, String> bots = bots(players, own.bots());
    Path designs = ProjectFolders.ofThisProcess().designs();
    var setup =
        new GameSetup(
            designs.resolve(new DesignNames(designs).of(what)),
            players,
            Set.copyOf(options),
            GameSetup.anySeed());
    return folder -> Table.begin(titles, own, folder, setup, bots);
  }

  private List<String> players(NumberRange range) {
    if (seats.isEmpty()) return GameSetup.names(range.min());
    if (!range.contains(seats.size()))
      throw misuse("The design is for %s to %s players.".formatted(range.min(), range.max()));
    var all = new ArrayList<String>();
    for (String seat : seats) all.add(isBot(seat) ? "Bot " + (all.size() + 1) : seat.strip());
    return all;
  }

  private Map<String, String> bots(List<String> players, BotRegistry known) {
    if (!seats.isEmpty() && seats.size() != players.size())
      throw misuse("The game has %s players: name as many seats.".formatted(players.size()));
    var all = new LinkedHashMap<String, String>();
    for (int index = 0; index < seats.size(); index++)
      if (isBot(seats.get(index))) all.put(players.get(index), bot(seats.get(index), known));
    return all;
  }

  private static boolean isBot(String seat) {
    return seat.equals(BOT) || seat.startsWith(BOT + ":");
  }

  private String bot(String seat, BotRegistry known) {
    String bot = seat.equals(BOT) ? Bots.USUAL : seat.substring(BOT.length() + 1);
    if (Bots.named(bot).isEmpty() && known.program(bot).isEmpty())
      throw misuse("There is no bot '%s'; the bots are %s".formatted(bot, known.names()));
    return bot;
  }

  /**
   * @param before where guests found the table when it was served last
   */
  private Exposure exposure(Optional<Exposure> before) {
    Exposure usual = before.orElse(Exposure.ofThisComputer(Exposure.TABLE_PORT));
    Exposure.To who = to.map(this::who).orElse(usual.to());
    try {
      return new Exposure(who, port.orElse(usual.port()), address.orElse(usual.address()));
    } catch (IllegalArgumentException wrong) {
      throw misuse(
          "--public-url is an address such as https://trains.example.org: " + wrong.getMessage());
    }
  }

  private Exposure.To who(String word) {
    return switch (word) {
      case "this-computer" -> Exposure.To.THIS_COMPUTER;
      case "network" -> Exposure.To.NETWORK;
      default -> throw misuse("--to is 'this-computer' or 'network', not '%s'.".formatted(word));
    };
  }

  private Optional<TlsKeys> keys() {
    try {
      return keyStore.isPresent()
          ? Optional.of(TlsKeys.read(keyStore.get(), password))
          : Optional.empty();
    } catch (IOException unreadable) {
      throw misuse("--key-store: " + RegularFiles.reason(unreadable));
    }
  }

  private Webhook webhook(String address) {
    try {
      return new Webhook(
          address, nearby, reason -> tell("The webhook was not reached: " + reason + "."));
    } catch (IllegalArgumentException wrong) {
      throw misuse("--webhook: " + wrong.getMessage());
    }
  }

  private static String known(Path folder) {
    try {
      List<String> names =
          RegularFiles.list(folder.getParent()).stream()
              .map(each -> each.getFileName().toString())
              .toList();
      return names.isEmpty() ? "" : " The tables are " + String.join(", ", names) + ".";
    } catch (IOException none) {
      return " None has been served here yet.";
    }
  }

  private void print(Table table, TableServer server) {
    PrintWriter out = spec.commandLine().getOut();
    for (TableFile.Link link : table.file().links()) {
      boolean bot = table.file().bots().containsKey(link.guest().player());
      out.printf("%-12s %s%n", who(link.guest()) + (bot ? " (bot)" : ""), server.link(link));
      if (codes) out.println(code(server.link(link)));
    }
    out.println();
    out.println("Whoever has a link has its seat: give each to one person only.");
    out.printf(
        "The table is served until you press Ctrl+C. To go on with it later: roundhouse serve"
            + " --table %s%n",
        table.file().table());
    out.flush();
  }

  private static String who(Guest guest) {
    return switch (guest.kind()) {
      case HOST -> "you, the host";
      case WATCHER -> "to look on";
      case PLAYER -> guest.player();
    };
  }

  /** Two rows of squares in a line of the terminal, dark on light. */
  private static String code(String link) {
    QrCode code = QrCode.encodeText(link, QrCode.Ecc.MEDIUM);
    var text = new StringBuilder();
    for (int y = -LIGHT_ABOVE; y < code.size + LIGHT_ABOVE; y += 2) {
      for (int x = -LIGHT_ABOVE; x < code.size + LIGHT_ABOVE; x++) {
        boolean upper = !code.getModule(x, y);
        boolean lower = !code.getModule(x, y + 1);
        text.append(upper && lower ? '█' : upper ? '▀' : lower ? '▄' : ' ');
      }
      text.append(System.lineSeparator());
    }
    return text.toString();
  }

  private void tell(Notice notice) {
    tell(notice.says());
  }

  private void tell(String says) {
    PrintWriter err = spec.commandLine().getErr();
    err.println(says);
    err.flush();
  }

  private CommandLine.ParameterException misuse(String message) {
    return new CommandLine.ParameterException(spec.commandLine(), message);
  }
}
