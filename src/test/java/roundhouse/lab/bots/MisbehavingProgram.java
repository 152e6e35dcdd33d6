package roundhouse.lab.bots;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program that takes a seat and does something wrong; the first argument says what. */
public final class MisbehavingProgram {
  private static final Pattern ID = Pattern.compile("\\{\"id\":(\\d+)");

  private MisbehavingProgram() {}

  /** The program as a bot. */
  public static ProgramBot bot(String what, Duration limit) {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            Path.of("target", "test-classes") + File.pathSeparator + Path.of("target", "classes"),
            MisbehavingProgram.class.getName(),
            what);
    return new ProgramBot("mine", command, limit);
  }

  public static void main(String[] arguments) throws IOException {
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      Matcher id = ID.matcher(line);
      if (!id.lookingAt()) return;
      String answer = answer(arguments[0], id.group(1));
      if (answer.isEmpty()) continue;
      System.out.println(answer);
      System.out.flush();
    }
  }

  private static String answer(String wrong, String id) {
    return switch (wrong) {
      case "silent" -> "";
      case "chatty" -> "I take the first one";
      case "too-far" -> "{\"id\":" + id + ",\"choice\":99999}";
      case "late" -> "{\"id\":0,\"choice\":0}";
      case "crashes" -> {
        System.err.println("at the first line\nno such opening\n");
        System.exit(3);
        yield "";
      }
      case "dies" -> {
        System.exit(3);
        yield "";
      }
      default -> "{\"id\":" + id + ",\"choice\":0}";
    };
  }
}
