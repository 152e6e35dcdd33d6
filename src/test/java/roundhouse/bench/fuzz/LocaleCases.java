package roundhouse.bench.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Pattern;
import roundhouse.cli.CommandLines;
import roundhouse.files.FolderTree;

/** What is written and told is the same in whichever language the system counts. */
final class LocaleCases {
  /** Languages with digits, separators, or small and capital letters of their own. */
  static final List<String> LANGUAGES =
      List.of("fa-IR", "ar-EG", "bn", "mr", "ne", "my", "th-TH-u-nu-thai", "tr", "de", "fr", "sv");

  /** How fast games were played, which is another each time. */
  private static final Pattern SPEED = Pattern.compile("per second|\\d+ / \\d+ / \\d+$");

  private LocaleCases() {}

  static CaseOutcome locale(FuzzProject project, Random random) throws IOException {
    var pick = new TextMutator(random);
    String design = pick.pick(project.designs());
    Path output = project.scratch().resolve("pages");
    List<String> words =
        switch (random.nextInt(5)) {
          case 0 -> List.of("validate", design);
          case 1 -> List.of("test", design);
          case 2 -> List.of("compare", design, pick.pick(project.designs()));
          case 3 -> List.of("print", design, "-o", output.toString(), "--format", "svg");
          default -> {
            String seed = String.valueOf(random.nextInt(1000));
            yield List.of(
                "simulate",
                design,
                "--games",
                "1",
                "--limit",
                "60",
                "--bots",
                "random",
                "--seed",
                seed);
          }
        };
    return same(pick.pick(LANGUAGES), words, output);
  }

  /** Runs a command in a language and in none, and compares what it tells and writes. */
  static CaseOutcome same(String language, List<String> words, Path output) throws IOException {
    List<String> plain = told(Locale.ROOT, words, output);
    List<String> local = told(Locale.forLanguageTag(language), words, output);
    for (int line = 0; line < Math.max(plain.size(), local.size()); line++)
      if (line >= Math.min(plain.size(), local.size()) || !plain.get(line).equals(local.get(line)))
        throw new Finding(
            words + " in " + language + ": " + at(plain, line) + "\nbecame\n" + at(local, line));
    return CaseOutcome.ENDED;
  }

  private static String at(List<String> lines, int index) {
    return index < lines.size() ? lines.get(index) : "nothing";
  }

  private static List<String> told(Locale formats, List<String> words, Path output)
      throws IOException {
    Locale before = Locale.getDefault(Locale.Category.FORMAT);
    Locale.setDefault(Locale.Category.FORMAT, formats);
    try {
      CommandLines.Answer answer = CommandLines.run(words.toArray(String[]::new));
      var told = new ArrayList<String>();
      told.add("status " + answer.status());
      answer.out().lines().filter(line -> !SPEED.matcher(line).find()).forEach(told::add);
      answer.err().lines().forEach(told::add);
      if (Files.isDirectory(output)) {
        for (Path page : FuzzProject.files(output, "")) {
          told.add(page.getFileName().toString());
          told.add(Files.readString(page));
        }
        FolderTree.delete(output);
      }
      return told;
    } finally {
      Locale.setDefault(Locale.Category.FORMAT, before);
    }
  }
}
