package roundhouse.titles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Gives companies, privates, trains, phases and hexes of the design of 1860 other names, in its
 * files as in anything written about its games.
 */
final class OtherNames {
  private static final Pattern COMPANIES =
      Pattern.compile(
          "(?<![\\w&])(C&N|IOW|IWNJ|FYN|NGStL|BHI&R|S&C|VYSC|BHC|YHC|CMH|RPSC|FFC)(?![\\w&])");
  private static final Pattern TRAINS =
      Pattern.compile("(?<![\\w+]|runs: )([2-9]\\+[1-5])(?![\\w+])");
  private static final Pattern HEXES = Pattern.compile("(?<![\\w&+])([A-M])(\\d{1,2})(?![\\w+])");
  private static final List<Pattern> PHASES =
      Stream.of(
              "(?m)^()([2-9])(?=: \\{)",
              "(?m)^( {4})([2-9])(?=: \\{ train-limit)",
              "(available-from: )([2-9])",
              "((?<!\\w)phase[:=] ?)([2-9])")
          .map(Pattern::compile)
          .toList();

  private OtherNames() {}

  static String of(String text) {
    String named = COMPANIES.matcher(text).replaceAll("Z$1");
    named = TRAINS.matcher(named).replaceAll("t$1");
    named = HEXES.matcher(named).replaceAll(OtherNames::moved);
    for (Pattern phase : PHASES) named = phase.matcher(named).replaceAll("$1p$2");
    return named;
  }

  /** Two columns to the right and twenty rows down. */
  private static String moved(MatchResult hex) {
    return String.valueOf((char) (hex.group(1).charAt(0) + 2))
        + (Integer.parseInt(hex.group(2)) + 20);
  }

  /** Copies a folder of YAML files under other names. */
  static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".yaml")).toList()) {
        Files.writeString(to.resolve(file.getFileName().toString()), of(Files.readString(file)));
      }
    }
  }
}
