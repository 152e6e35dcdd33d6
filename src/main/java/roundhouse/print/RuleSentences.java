package roundhouse.print;

import java.util.ArrayList;
import java.util.List;
import roundhouse.design.reference.Outline;
import roundhouse.design.reference.Outline.Branch;
import roundhouse.design.reference.Outline.Leaf;

/**
 * Describes the values of a design in sentences, made from the format's description of their keys.
 * What does not hold is left out.
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
          List.of(
              new PageBlock.Paragraph(
                  BULLET + capital(leaf.says().substring(WHETHER.length())),
                  indent,
                  Typeface.PLAIN));
      case Leaf leaf ->
          List.of(
              new PageBlock.Paragraph(
                  said(leaf, key) + ": " + words(leaf.text()), indent, Typeface.PLAIN));
      case Branch branch -> tellAll(branch, key, indent);
    };
  }

  private static List<PageBlock> tellAll(Branch branch, String key, double indent) {
    var told = new ArrayList<PageBlock>();
    boolean plain =
        branch.entries().values().stream()
            .allMatch(each -> each instanceof Leaf leaf && leaf.says().isEmpty());
    if (plain && !branch.entries().isEmpty())
      return List.of(
          new PageBlock.Paragraph(
              said(branch, key) + ": " + branch.line().replace(": ", " → "),
              indent,
              Typeface.PLAIN));
    branch
        .entries()
        .forEach(
            (name, value) -> {
              if (value instanceof Branch && !value.isDefault())
                told.add(new PageBlock.Paragraph(sentence(name), indent, Typeface.BOLD));
              told.addAll(tell(value, name, indent + (value instanceof Branch ? STEP : 0)));
            });
    return told;
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
