package roundhouse.bench.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import roundhouse.cli.CommandLines;
import roundhouse.workshop.files.SavedGames;

/** Command lines whose words are put together at random, with files that are not what they say. */
final class CommandCases {
  private static final List<String> COMMANDS =
      List.of(
          "validate",
          "test",
          "compare",
          "simulate",
          "play",
          "conformance",
          "import",
          "picture",
          "print",
          "export",
          "unpack",
          "trust",
          "completion",
          "nonsense");

  private static final List<String> WORDS =
      List.of(
          "1889",
          "1830",
          "1860",
          "none",
          "1889:beginner-game",
          "1889:nonsense",
          "board",
          "tile",
          "market",
          "--json",
          "--players",
          "--seed",
          "--option",
          "--options",
          "--bots",
          "--limit",
          "--width",
          "--rotation",
          "--tile",
          "--game",
          "--at",
          "--load",
          "--check",
          "--events",
          "--paper",
          "--parts",
          "--hex",
          "--dark",
          "--help",
          "--",
          "-",
          "",
          "-1",
          "0",
          "2",
          "2..3",
          "9..1",
          "99999999999",
          "1e9",
          "x",
          "each",
          "all",
          "random",
          "57",
          "map",
          "A4",
          "\u202e",
          "a=b",
          "*",
          "~",
          "'",
          "--nonsense",
          "-x",
          "@",
          "@/dev/null",
          "designs/1889",
          "beginner-game");

  private CommandCases() {}

  static CaseOutcome command(FuzzProject project, Random random) throws IOException {
    var mutator = new TextMutator(random);
    List<String> files = files(project, mutator);
    var words = new ArrayList<String>();
    String command = mutator.pick(COMMANDS);
    words.add(command);
    words.addAll(within(command, project));
    for (int count = random.nextInt(5); count > 0; count--)
      words.add(mutator.pick(random.nextBoolean() ? WORDS : files));
    var answer = CommandLines.run(words.toArray(String[]::new));
    String told = answer.out() + answer.err();
    if (answer.status() < 0
        || answer.status() > 2
        || told.contains("Internal error")
        || told.contains("internal error")
        || told.contains("\tat "))
      throw new Finding(words + " ended with " + answer.status() + ":\n" + told);
    if (answer.status() != 0 && told.isBlank()) throw new Finding(words + " failed without a word");
    return answer.status() == 0 ? CaseOutcome.ENDED : CaseOutcome.REFUSED;
  }

  /** What keeps a command short, and within the project. */
  private static List<String> within(String command, FuzzProject project) {
    String output = project.scratch().resolve("output").toString();
    return switch (command) {
      case "simulate" -> List.of("--games", "1", "--limit", "20");
      case "print", "export", "import", "picture" -> List.of("-o", output + ".png");
      case "unpack" -> List.of(project.scratch().resolve("none.zip").toString(), output);
      case "trust" -> List.of(project.scratch().toString());
      case "validate", "test" -> List.of("1889");
      default -> List.of();
    };
  }

  private static List<String> files(FuzzProject project, TextMutator mutator) throws IOException {
    Path folder = Files.createDirectories(project.scratch().resolve("files"));
    String game = SavedGames.text(project.game("1889"));
    Files.writeString(folder.resolve("empty.json"), "");
    Files.writeString(folder.resolve("null.json"), "null");
    Files.writeString(folder.resolve("cut.game.json"), game.substring(0, game.length() / 2));
    Files.writeString(folder.resolve("changed.game.json"), mutator.mutate(game));
    Files.writeString(folder.resolve("game.json"), game);
    Files.write(
        folder.resolve("binary.json"), new byte[] {(byte) 0xff, 0, 1, (byte) 0xfe, 'P', 'K'});
    Files.write(folder.resolve("binary.zip"), new byte[] {'P', 'K', 3, 4, 20, 0, 0, 0});
    Files.createDirectories(folder.resolve("folder.json"));
    var names = new ArrayList<String>(List.of(folder.resolve("missing.json").toString()));
    for (Path file : FuzzProject.files(folder, "")) names.add(file.toString());
    return names;
  }
}
