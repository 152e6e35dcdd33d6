package roundhouse.print;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import roundhouse.design.reference.Outline;
import roundhouse.design.reference.Outline.Branch;
import roundhouse.design.reference.Outline.Leaf;
import roundhouse.engine.Hook;
import roundhouse.engine.Title;
import roundhouse.engine.play.HookRegistry;

/** The rules that hold in a title, from its parameters and the format's description of each. */
final class RulesSummary {
  private static final List<String> BEGINNING =
      List.of("players", "bank", "starting-cash", "certificate-limit", "treasuries", "then");

  private final Title title;
  private final Branch design;
  private final List<PageBlock> blocks = new ArrayList<>();

  private RulesSummary(Title title) {
    this.title = title;
    design = Outline.of(title.design());
  }

  static List<PageBlock> of(Title title) {
    var summary = new RulesSummary(title);
    summary.write();
    return summary.blocks;
  }

  private void write() {
    blocks.add(new PageBlock.Headline(title.design().title() + ": rules summary"));
    paragraph(title.design().says());
    section("Beginning", BEGINNING);
    branch("Companies", "kinds");
    section("Running trains", List.of("routes"));
    design
        .at(List.of("rounds"))
        .ifPresent(rounds -> ((Branch) rounds).entries().forEach(this::round));
    section("Share prices", List.of("market.moves"));
    section("Bankruptcy", List.of("bankruptcy"));
    section("The end of the game", List.of("ends"));
    options();
    scripts();
  }

  private void paragraph(String text) {
    if (!text.isBlank()) blocks.add(new PageBlock.Paragraph(text, 0, Typeface.ITALIC));
  }

  private void section(String heading, List<String> paths) {
    var told = new ArrayList<PageBlock>();
    for (String path : paths)
      at(path).ifPresent(value -> told.addAll(RuleSentences.tell(value, lastWord(path), 0)));
    if (told.isEmpty()) return;
    blocks.add(new PageBlock.Heading(heading));
    blocks.addAll(told);
  }

  private Optional<Outline> at(String path) {
    return design.at(List.of(path.split("\\.")));
  }

  private static String lastWord(String path) {
    return path.substring(path.lastIndexOf('.') + 1);
  }

  /** The items of a part one after the other, each under its name if there are several. */
  private void branch(String heading, String part) {
    Branch things = (Branch) design.at(List.of(part)).orElseThrow();
    blocks.add(new PageBlock.Heading(heading));
    things
        .entries()
        .forEach(
            (name, thing) -> {
              if (things.entries().size() > 1)
                blocks.add(new PageBlock.Paragraph(RuleSentences.sentence(name), 0, Typeface.BOLD));
              if (thing instanceof Branch branch)
                branch
                    .entries()
                    .forEach((key, value) -> blocks.addAll(RuleSentences.tell(value, key, 0)));
            });
  }

  private void round(String id, Outline round) {
    String name =
        round
            .at(List.of("name"))
            .map(Outline::line)
            .filter(text -> !text.isEmpty())
            .orElse(RuleSentences.sentence(id));
    blocks.add(new PageBlock.Heading(name));
    round
        .at(List.of("turns"))
        .ifPresent(turns -> blocks.addAll(RuleSentences.tell(turns, "turns", 0)));
    round
        .at(List.of("privates-pay"))
        .ifPresent(pay -> blocks.addAll(RuleSentences.tell(pay, "privates-pay", 0)));
    Branch steps = (Branch) round.at(List.of("steps")).orElseThrow();
    int number = 1;
    for (var step : steps.entries().entrySet()) step(number++, step.getKey(), step.getValue());
  }

  private void step(int number, String id, Outline step) {
    String heading =
        "%s. %s. %s"
            .formatted(number, RuleSentences.sentence(id), RuleSentences.first(step.says()));
    blocks.add(new PageBlock.Paragraph(heading, 0, Typeface.BOLD));
    if (step instanceof Branch branch)
      branch
          .entries()
          .forEach(
              (key, value) -> blocks.addAll(RuleSentences.tell(value, key, RuleSentences.STEP)));
  }

  /** Those of recorded games are no choice of players. */
  private void options() {
    var options = new LinkedHashMap<>(title.design().options());
    options.keySet().removeAll(title.design().recordings().always());
    if (options.isEmpty()) return;
    blocks.add(new PageBlock.Heading("Optional rules"));
    options.forEach(
        (id, option) -> {
          String name = option.name().isEmpty() ? RuleSentences.sentence(id) : option.name();
          String on = title.options().contains(id) ? " (in use)" : "";
          blocks.add(new PageBlock.Paragraph(name + on + ". " + option.says(), 0, Typeface.PLAIN));
        });
  }

  /** Lists the rules in scripts, which parameters cannot describe. */
  private void scripts() {
    List<String> answered =
        HookRegistry.names().stream()
            .filter(name -> !title.rules().handlers(name).isEmpty())
            .toList();
    if (answered.isEmpty()) return;
    blocks.add(new PageBlock.Heading("Rules in scripts"));
    blocks.add(
        new PageBlock.Paragraph(
            "The title's scripts determine the following, in the files named:",
            0,
            Typeface.ITALIC));
    for (String name : answered) {
      String says = HookRegistry.named(name).map(Hook::says).map(RuleSentences::first).orElse(name);
      String files =
          String.join(
              ", ",
              title.rules().handlers(name).stream()
                  .map(layer -> lastFile(layer.file()))
                  .distinct()
                  .toList());
      blocks.add(new PageBlock.Paragraph(says + " – " + files, 0, Typeface.PLAIN));
    }
  }

  private static String lastFile(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /**
   * Describes the values of a design in sentences: those of {@link RuleWords}, or made from the
   * format's description of their keys. What does not hold is left out.
   */
  static final class RuleSentences {
    /** Indentation of what belongs to the sentence above it. */
    static final double STEP = 4;

    private static final String WHETHER = "Whether ";

    /** What quotes a key of the format is for designers. */
    private static final Pattern QUOTING =
        Pattern.compile(" [(][^)]*'[^)]*[)]|[;:][^;:.]*'[a-z-]+'[^;:.?]*");

    private static final Pattern LIST = Pattern.compile("[A-Z0-9&+-]+( [A-Z0-9&+-]+)+");

    private RuleSentences() {}

    /** Replaces hyphens in words of the format with spaces, and separates numbers and names. */
    private static String words(String text) {
      if (LIST.matcher(text).matches()) return text.replace(" ", ", ");
      return text.matches("[a-z][a-z -]*") ? text.replace('-', ' ') : text;
    }

    /** The first sentence of a description, as players need it. */
    static String first(String says) {
      String plain = QUOTING.matcher(says).replaceAll("");
      int end = 0;
      while (end < plain.length() && ".?".indexOf(plain.charAt(end)) < 0) end++;
      return plain.substring(0, Math.min(end + 1, plain.length()));
    }

    /** Describes a value using the format's description of its key. */
    static List<PageBlock> tell(Outline value, String key, double indent) {
      return switch (value) {
        case Leaf leaf when leaf.text().isEmpty() -> List.of();
        case Leaf leaf when leaf.says().startsWith(WHETHER) && leaf.text().equals("no") ->
            List.of();
        case Leaf leaf when leaf.says().startsWith(WHETHER) && leaf.text().equals("yes") ->
            paragraph(
                RuleWords.of(key, leaf.text(), "")
                    .orElseGet(() -> capital(leaf.says().substring(WHETHER.length()))),
                indent);
        case Leaf leaf -> told(leaf, key, leaf.text(), words(leaf.text()), indent);
        case Branch branch -> tellAll(branch, key, indent);
      };
    }

    /** The sentence about a value; where there is none, its key as the format describes it. */
    private static List<PageBlock> told(
        Outline value, String key, String text, String shown, double indent) {
      return paragraph(
          RuleWords.of(key, text, shown).orElseGet(() -> said(value, key) + ": " + shown), indent);
    }

    private static List<PageBlock> paragraph(String says, double indent) {
      return says.isEmpty()
          ? List.of()
          : List.of(new PageBlock.Paragraph(says, indent, Typeface.PLAIN));
    }

    private static List<PageBlock> tellAll(Branch branch, String key, double indent) {
      var told = new ArrayList<PageBlock>();
      if (isPlain(branch)) return told(branch, key, "", branch.line().replace(": ", " → "), indent);
      branch
          .entries()
          .forEach(
              (name, value) -> {
                if (value instanceof Branch inner && !value.isDefault() && !isPlain(inner))
                  told.add(new PageBlock.Paragraph(sentence(name), indent, Typeface.BOLD));
                told.addAll(tell(value, name, indent + (value instanceof Branch ? STEP : 0)));
              });
      return told;
    }

    /** Whether it is a table that one sentence tells. */
    private static boolean isPlain(Branch branch) {
      return !branch.entries().isEmpty()
          && branch.entries().values().stream()
              .allMatch(each -> each instanceof Leaf leaf && leaf.says().isEmpty());
    }

    private static String said(Outline value, String key) {
      String says = value.says().replaceAll("\\.$", "");
      return says.isEmpty() ? sentence(key) : says.replaceAll("[:;] [^:;]*$", "");
    }

    /** A key of the format as the beginning of a sentence. */
    static String sentence(String key) {
      return capital(key.replace('-', ' '));
    }

    private static String capital(String text) {
      return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /**
     * Sentences about values of a design, for players; an empty one where nothing is to be said.
     */
    static final class RuleWords {
      /** Values of the format that say what does not apply, whatever their key. */
      private static final Set<String> NOTHING = Set.of("0", "never", "nobody", "neither", "none");

      private static final String VALUE = "{0}";
      private static final Properties WORDS = read();

      private RuleWords() {}

      private static Properties read() {
        try (InputStream file = RuleWords.class.getResourceAsStream("rules.properties");
            Reader text = new InputStreamReader(file, StandardCharsets.UTF_8)) {
          var words = new Properties();
          words.load(text);
          return words;
        } catch (IOException unreadable) {
          throw new UncheckedIOException(unreadable);
        }
      }

      /** The keys of its sentences: of the format, or of the format and a value. */
      static Set<String> keys() {
        return WORDS.stringPropertyNames();
      }

      /** The sentence about a value; nothing if only the format describes it. */
      static Optional<String> of(String key, String value, String shown) {
        return Optional.ofNullable(WORDS.getProperty(key + "." + value))
            .or(() -> NOTHING.contains(value) ? Optional.of("") : Optional.empty())
            .or(() -> Optional.ofNullable(WORDS.getProperty(key)))
            .map(sentence -> sentence.replace(VALUE, shown));
      }
    }
  }
}
