package roundhouse.print;

import java.util.ArrayList;
import java.util.List;
import roundhouse.design.reference.Outline;
import roundhouse.design.reference.Outline.Branch;
import roundhouse.design.reference.Outline.Leaf;

/**
 * Describes the values of a design in sentences: those of {@link RuleWords}, or made from the
 * format's description of their keys. What does not hold is left out.
 */
final class RuleSentences {
  /** Indentation of what belongs to the sentence above it. */
  static final double STEP = 4;

  private static final String WHETHER = "Whether ";
  private static final String BULLET = "• ";

  private RuleSentences() {}

  /** Replaces hyphens in words of the format with spaces. */
  private static String words(String text) {
    return text.matches("[a-z][a-z -]*") ? text.replace('-', ' ') : text;
  }

  /** Describes a value using the format's description of its key. */
  static List<PageBlock> tell(Outline value, String key, double indent) {
    return switch (value) {
      case Leaf leaf when leaf.text().isEmpty() -> List.of();
      case Leaf leaf when leaf.says().startsWith(WHETHER) && leaf.text().equals("no") -> List.of();
      case Leaf leaf when leaf.says().startsWith(WHETHER) && leaf.text().equals("yes") ->
          paragraph(
              RuleWords.of(key, leaf.text(), "")
                  .orElseGet(() -> BULLET + capital(leaf.says().substring(WHETHER.length()))),
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
}
