package roundhouse.cli.outcome;

import java.nio.file.Path;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;
import roundhouse.design.binding.WholeNumber;
import roundhouse.files.RegularFiles;

/** How the words of a command line are read. */
public final class ArgumentTypes {
  private ArgumentTypes() {}

  /** Has a command and all of its commands read words so. */
  public static CommandLine of(CommandLine line) {
    return line.registerConverter(int.class, word -> whole(word, "int", Integer::valueOf))
        .registerConverter(Integer.class, word -> whole(word, "int", Integer::valueOf))
        .registerConverter(long.class, word -> whole(word, "long", Long::valueOf))
        .registerConverter(Long.class, word -> whole(word, "long", Long::valueOf))
        .registerConverter(Path.class, ArgumentTypes::path);
  }

  private static <N> N whole(String word, String type, Function<String, N> read) {
    try {
      if (WholeNumber.is(word)) return read.apply(word);
      throw new NumberFormatException(word);
    } catch (NumberFormatException _) {
      throw new TypeConversionException("'%s' is not a %s".formatted(word, type));
    }
  }

  /** A script whose variable is not set gives an empty name, which would mean this folder. */
  private static Path path(String name) {
    if (name.isEmpty()) throw new TypeConversionException("the name of a file or folder is empty");
    return RegularFiles.path(name)
        .orElseThrow(
            () -> new TypeConversionException("'" + name + "' cannot be the name of a file"));
  }
}
